// SPDX-License-Identifier: Apache-2.0
// Kernels of a user's, compiled and traced by the helper program.
#include "solvers/core/files.h"
#include "solvers/formats/format.h"
#include "solvers/own/helper.h"
#include "solvers/run/trace_file.h"
#include "tests/support/checks.h"
#include "tests/support/missing.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace ks;

namespace {

InstancePtr instance() {
    static const auto read = read_instance(
        R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack", "name": "small", "capacity": 50,
            "items": [{"value": 40, "weight": 10}, {"value": 30, "weight": 20}, {"value": 50, "weight": 30}]})",
        "small.json");
    return *read;
}

own::OwnRequest request(const char* file) {
    own::OwnRequest asked{.file = source_path(QStringLiteral("tests/data/own/") + file).toStdString()};
    asked.trace.instance = instance();
    return asked;
}

/// A launch of one block.
own::Launch one_block(const char* kernel, const char* block,
                      std::vector<std::pair<std::string, std::string>> arguments) {
    return {.kernel = kernel, .block = {block}, .grid = {"1"}, .arguments = std::move(arguments)};
}

const TraceSite* site_at(const Trace& trace, int line, emulator::Op op) {
    for (const TraceLaunch& launch : trace.launches)
        for (const TraceSite& site : launch.sites)
            if (site.line == line && site.op == op)
                return &site;
    return nullptr;
}

} // namespace

class OwnKernelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("LLVM is not built with sanitizers, so knapscope-own is not built here");
#endif
        const auto helper = own::find_helper();
        if (!helper)
            KS_SKIP_FOR_WANT("knapscope-own was not built: llvm-14-dev, libclang-14-dev and libpolly-14-dev");
    }

    /// 51 columns in two warps: 64 lanes ask, 51 go on.
    void counts_each_access_of_a_row() {
        own::OwnRequest asked = request("row.cu");
        asked.launch = one_block("row", "64",
                                 {{"above", "zeros(capacity + 1)"},
                                  {"next", "empty(capacity + 1)"},
                                  {"w", "10"},
                                  {"v", "40"},
                                  {"C", "capacity"}});
        const auto reply = own::trace_in_helper(asked, {});
        KS_VERIFY_OK(reply);
        const Trace& trace = reply->trace;
        QVERIFY(trace.findings.empty());
        QCOMPARE(trace.launches.size(), std::size_t{1});
        const TraceSite* const first = site_at(trace, 7, emulator::Op::load);
        QVERIFY(first != nullptr);
        QCOMPARE(first->counters.requests, 2);
        QCOMPARE(first->counters.active_lanes, 51);
        QCOMPARE(first->counters.sectors, 4 + 3);
        const TraceSite* const store = site_at(trace, 10, emulator::Op::store);
        QVERIFY(store != nullptr);
        QCOMPARE(store->counters.active_lanes, 51);
        const TraceSite* const leaves = site_at(trace, 5, emulator::Op::branch);
        QVERIFY(leaves != nullptr);
        QCOMPARE(leaves->counters.divergent, 1);
        // `a && b` is one branch; its second load is made by the 41 columns that the item fits.
        QCOMPARE(site_at(trace, 8, emulator::Op::load)->counters.active_lanes, 41);
        QCOMPARE(site_at(trace, 8, emulator::Op::branch)->counters.requests, 2);
    }

    void merges_lanes_of_a_divergent_loop() {
        own::OwnRequest asked = request("divergent.cu");
        asked.launch = one_block("rounds", "32", {{"from", "iota(32)"}, {"to", "zeros(32)"}});
        const auto reply = own::trace_in_helper(asked, {});
        KS_VERIFY_OK(reply);
        const TraceSite* const load = site_at(reply->trace, 6, emulator::Op::load);
        QVERIFY(load != nullptr);
        QCOMPARE(load->counters.requests, 3);
        QCOMPARE(load->counters.active_lanes, 24 + 16 + 8);
    }

    void shared_memory_and_barriers() {
        own::OwnRequest asked = request("shared.cu");
        asked.launch = one_block("total", "64", {{"from", "iota(64)"}, {"to", "zeros(1)"}});
        const auto reply = own::trace_in_helper(asked, {});
        KS_VERIFY_OK(reply);
        QVERIFY(reply->trace.findings.empty());
        QCOMPARE(site_at(reply->trace, 6, emulator::Op::barrier)->counters.requests, 2);
        QCOMPARE(site_at(reply->trace, 10, emulator::Op::barrier)->counters.requests, 12);
    }

    void finds_the_missing_barrier() {
        own::OwnRequest asked = request("missing_barrier.cu");
        asked.launch = one_block("total", "64", {{"from", "iota(64)"}, {"to", "zeros(64)"}});
        const auto reply = own::trace_in_helper(asked, {});
        KS_VERIFY_OK(reply);
        QVERIFY(std::ranges::any_of(reply->trace.findings, [](const Finding& each) {
            return each.kind == "race" && each.severity == "error";
        }));
    }

    void an_access_outside_a_buffer_is_a_finding() {
        own::OwnRequest asked = request("outside.cu");
        asked.launch = one_block("shift", "32", {{"from", "iota(32)"}, {"to", "zeros(32)"}});
        const auto reply = own::trace_in_helper(asked, {});
        KS_VERIFY_OK(reply);
        QCOMPARE(reply->trace.findings.size(), std::size_t{1});
        const Finding& found = reply->trace.findings.front();
        QCOMPARE(found.kind, std::string("out-of-bounds"));
        QVERIFY2(found.text.find("element 32 of 'from', which has 32") != std::string::npos,
                 found.text.c_str());
    }

    void shows_what_a_kernel_prints() {
        own::OwnRequest asked = request("says.cu");
        asked.launch = one_block("says", "32", {{"to", "zeros(32)"}, {"x", "2.5"}});
        const auto reply = own::trace_in_helper(asked, {});
        KS_VERIFY_OK(reply);
        QCOMPARE(reply->printed,
                 std::vector<std::string>{"block 0, thread 3: thread 3 has  2.50 and text\n"});
    }

    /// Each block waits until it has the lock.
    void a_lock_is_a_waiting_loop() {
        own::OwnRequest asked = request("lock.cu");
        asked.launch = own::Launch{
            .kernel = "counts", .block = {"32"}, .grid = {"4"}, .arguments = {{"total", "zeros(1)"}}};
        const auto reply = own::trace_in_helper(asked, {});
        KS_VERIFY_OK(reply);
        QVERIFY(site_at(reply->trace, 7, emulator::Op::spin) != nullptr);
        QCOMPARE(site_at(reply->trace, 10, emulator::Op::atomic)->counters.requests, 4);
    }

    void a_file_with_main_and_blocks_of_two_dimensions() {
        own::OwnRequest asked = request("matrix.cu");
        const auto launch = read_file(asked.file + ".launch.json", {.bytes = 4096, .of = "a launch"});
        QVERIFY(launch);
        const auto read = own::read_launch(*launch, "launch");
        QVERIFY(read);
        asked.launch = *read;
        const auto reply = own::trace_in_helper(asked, {});
        KS_VERIFY_OK(reply);
        QVERIFY(reply->trace.findings.empty());
        // 8 warps of two rows: 16 rounds, two loads each.
        std::int64_t loads = 0;
        for (const TraceSite& site : reply->trace.launches.front().sites)
            if (site.line == 13 && site.op == emulator::Op::load)
                loads += site.counters.requests;
        QCOMPARE(loads, 8 * 16 * 2);
    }

    void a_launch_is_guessed() {
        const auto reply = own::trace_in_helper(request("row.cu"), {});
        KS_VERIFY_OK(reply);
        const own::Launch expected{.kernel = "row",
                                   .block = {"256"},
                                   .grid = {"ceil(max(items, capacity + 1), block)"},
                                   .arguments = {{"above", "zeros(max(items, capacity + 1))"},
                                                 {"next", "zeros(max(items, capacity + 1))"},
                                                 {"w", "items"},
                                                 {"v", "items"},
                                                 {"C", "capacity"}}};
        QCOMPARE(own::write_launch(reply->launch), own::write_launch(expected));
        QCOMPARE(reply->trace.launches.front().grid, 1);
    }

    void a_trace_file_holds_the_source() {
        own::OwnRequest asked = request("row.cu");
        const auto reply = own::trace_in_helper(asked, {});
        QVERIFY(reply);
        const TraceFile::Source source{.file = reply->trace.sources.back().file, .text = reply->source};
        const auto read =
            parse_trace_file(trace_file(reply->trace, *instance(), {&source, 1}), "row.kstrace");
        KS_VERIFY_OK(read);
        QCOMPARE(std::string(read->source(asked.file)), reply->source);
    }

    void errors_have_line_and_column_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown name") << "error.cu"
                                      << "error.cu:3:23: error: use of undeclared identifier 'nowhere'";
        QTest::newRow("PTX") << "assembly.cu"
                             << "assembly.cu:4:24: error: invalid % escape in inline assembly";
        QTest::newRow("system") << "hostile/calls_system.cu"
                                << ":3:38: a kernel cannot call `system`";
    }
    void errors_have_line_and_column() {
        QFETCH(QString, file);
        QFETCH(QString, part);
        const auto reply = own::trace_in_helper(request(file.toLocal8Bit()), {});
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::input);
        QVERIFY2(QString::fromStdString(reply.error().what).contains(part), reply.error().what.c_str());
    }

    /// Each is refused, is a finding, or ends alone; none reaches this process or the system.
    void hostile_files_are_contained_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(source_path(QStringLiteral("tests/data/own/hostile")));
        for (const QString& name : folder.entryList({QStringLiteral("*.cu")}))
            QTest::newRow(qPrintable(name)) << name;
    }
    void hostile_files_are_contained() {
        QFETCH(QString, file);
        own::OwnRequest asked = request(qPrintable(QStringLiteral("hostile/") + file));
        asked.trace.timeout = std::chrono::seconds(2);
        const auto reply = own::trace_in_helper(asked, {});
        if (reply)
            return; // it did no harm
        const Error& error = reply.error();
        const std::vector<ErrorCode> fine{ErrorCode::input, ErrorCode::limit, ErrorCode::device,
                                          ErrorCode::usage};
        QVERIFY2(std::ranges::find(fine, error.code) != fine.end(), error.sentence().c_str());
        QVERIFY2(!QString::fromStdString(error.what).contains(QStringLiteral("root:")), error.what.c_str());
        QVERIFY(!QFile::exists(QStringLiteral("/tmp/escaped")));
    }

    void a_stop_request_ends_the_helper() {
        own::OwnRequest asked = request("hostile/endless_loop.cu");
        std::stop_source stop;
        std::jthread soon([&] { stop.request_stop(); });
        const auto reply = own::trace_in_helper(asked, stop.get_token());
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::cancelled);
    }
};

KS_TEST(OwnKernelTest)
#include "own_kernel_test.moc"
