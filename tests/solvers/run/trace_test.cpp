// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/run/trace_reader.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

TraceRequest tracing(InstancePtr instance, const std::string& variant, const Settings& set = {}) {
    TraceRequest request;
    request.instance = std::move(instance);
    request.variant = variant;
    request.set = set;
    return request;
}

InstancePtr example_2_2() {
    return *generate("thesis-2.2", "", {});
}

} // namespace

class TraceTest : public QObject {
    Q_OBJECT

private slots:
    void out_of_bounds_is_a_finding_of_a_trace() {
        EmulatedRun run(true);
        const Buffer from = run.allocate("from", 4, 64), to = run.allocate("to", 4, 64);
        QVERIFY(!run.launch("faulty.reads_beyond", {.grid = 4, .block = 16}, from, to));
        Trace trace;
        emulator::read_launches(run.recorder, trace);
        QCOMPARE(trace.findings.size(), std::size_t{1});
        const Finding& finding = trace.findings[0];
        QCOMPARE(finding.kind, std::string("out-of-bounds"));
        QCOMPARE(finding.block, 3);
        QCOMPARE(finding.lanes, std::vector<int>{15});
        QCOMPARE(finding.address % 256, std::uint64_t{0}); // directly after an allocation of 256 bytes
        QCOMPARE(finding.sites.size(), std::size_t{1});
        const TraceSite& site = trace.launches[0].sites.at(static_cast<std::size_t>(finding.sites[0]));
        QCOMPARE(site.file, std::string("tests/solvers/kernels/faulty.inl"));
        QCOMPARE(site.line, 6);
        QCOMPARE(site.op, emulator::Op::load);
        QCOMPARE(site.space, emulator::Memory::global);
        // Other blocks may have run. The list is ordered and has no duplicates, for any counts.
        for (std::size_t i = 1; i < trace.launches[0].sites.size(); ++i)
            QVERIFY(trace.launches[0].sites[i - 1].line <= trace.launches[0].sites[i].line);
    }

    void traces_are_documents() {
        const auto traced = trace(tracing(::example_2_2(), "mckp.shared"), {}, {});
        KS_VERIFY_OK(traced);
        QCOMPARE(traced->launches.size(), std::size_t{3});
        QCOMPARE(*traced->outcome->answer.objective, 7);
        QCOMPARE(traced->sources.size(), std::size_t{1});
        QVERIFY(!traced->sampled);
        TraceTotals sum;
        for (const TraceLaunch& launch : traced->launches)
            sum += launch.totals;
        QCOMPARE(sum.global.load, traced->totals.global.load);
        // One block loads the 7 items, each with a weight and a value; the requests have 2, 2 and 3 of them.
        QCOMPARE(traced->totals.shared.store.requests, 6);
        QCOMPARE(traced->totals.shared.store.active_lanes, 14);
        // In each launch one warp writes the 11 cells of the row.
        QCOMPARE(traced->totals.global.store.requests, 3);
        QCOMPARE(traced->totals.global.store.active_lanes, 33);
        QCOMPARE(traced->totals.shared.load.conflicts, 0);

        TraceRequest part =
            tracing(*generate("uncorrelated", "multiple-choice", {}), "mckp.global", {{"block", "32"}});
        part.blocks = 2;
        const auto sampled = trace(part, {}, {});
        KS_VERIFY_OK(sampled);
        QCOMPARE(sampled->sampled->first, 2 * static_cast<std::int64_t>(sampled->launches.size()));
        QVERIFY(sampled->sampled->first < sampled->sampled->second);

        const auto refused = trace(tracing(*generate("thesis-set5", "", {}), "mckp.global"), {}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        const auto no_kernel = trace(tracing(::example_2_2(), "mckp.sequential"), {}, {});
        QVERIFY(!no_kernel);
        QCOMPARE(no_kernel.error().code, ErrorCode::usage);
    }
};

KS_TEST(TraceTest)
#include "trace_test.moc"
