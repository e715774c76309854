// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/emulator/op_words.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "solvers/run/trace_reader.h"
#include "tests/solvers/test_kernels.h"
#include "tests/support/checks.h"
#include "tests/support/some_instance.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

Result<Trace> traced(const InstancePtr& instance, const std::string& variant, const Settings& set,
                     bool lockstep) {
    TraceRequest request;
    request.instance = instance;
    request.variant = variant;
    request.set = set;
    request.device = "tesla-t4";
    request.lockstep = lockstep;
    return trace(request, {}, {});
}

/// Compares everything except the iterations of spins, which depend on which lane ran first.
bool equal(const TraceSite& a, const TraceSite& b) {
    Counters of_a = a.counters, of_b = b.counters;
    of_a.iterations = of_b.iterations = 0;
    return a.file == b.file && a.line == b.line && a.column == b.column && a.op == b.op &&
           a.space == b.space && a.bytes == b.bytes && of_a == of_b;
}

QByteArray first_difference(const Trace& a, const Trace& b) {
    if (a.launches.size() != b.launches.size())
        return "the number of launches";
    for (std::size_t l = 0; l < a.launches.size(); ++l) {
        const auto &left = a.launches[l].sites, &right = b.launches[l].sites;
        if (left.size() != right.size())
            return "the sites of launch " + QByteArray::number(l);
        for (std::size_t i = 0; i < left.size(); ++i)
            if (!equal(left[i], right[i]))
                return QByteArray::fromStdString(
                    written("{}:{}:{} {}", left[i].file, left[i].line, left[i].column, to_text(left[i].op)));
    }
    return "";
}

/// Each value of each choice parameter, one parameter at a time, and a narrow block.
std::vector<Settings> several_settings(const Variant& variant) {
    std::vector<Settings> all{{}};
    for (const Parameter& parameter : variant.info().parameters) {
        if (parameter.type == Parameter::Type::choice)
            for (const std::string& value : parameter.values)
                all.push_back({{parameter.name, value}});
        if (parameter.name == "block")
            all.push_back({{"block", "64"}});
    }
    return all;
}

} // namespace

/// Lanes that alternate after every event cost the same as lanes that run ahead, and the shipped kernels have
/// no findings in either mode.
class EmulatorLockstepTest : public QObject {
    Q_OBJECT

private slots:
    void shipped_kernels_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* const variant : variants())
            if (variant->info().place == Place::kernel && variant->info().question != Question::demo)
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }
    void shipped_kernels() {
        QFETCH(QString, variant);
        const std::string id = variant.toStdString();
        const Variant* const known = *find_variant(id);
        const InstancePtr instance = tests::some_instance(known->info().kind, 5, 7, 60);
        int compared = 0;
        for (const Settings& set : several_settings(*known)) {
            const auto ahead = traced(instance, id, set, false), step = traced(instance, id, set, true);
            const std::string name = set.empty() ? id : id + " " + set[0].first + " = " + set[0].second;
            if (!ahead && ahead.error().code == ErrorCode::usage)
                continue; // this value is not valid for the instance or the device
            QVERIFY2(ahead, (name + ": " + sentence_of(ahead)).c_str());
            QVERIFY2(step, (name + ": " + sentence_of(step)).c_str());
            const QByteArray difference = first_difference(*ahead, *step);
            QVERIFY2(difference.isEmpty(), (name + ": " + difference.toStdString()).c_str());
            QCOMPARE(step->outcome->answer.objective, ahead->outcome->answer.objective);
            QVERIFY(step->outcome->answer.front == ahead->outcome->answer.front);
            for (const Trace* const trace : {&*ahead, &*step})
                for (const Finding& finding : trace->findings)
                    QVERIFY2(false, (name + ": " + finding.kind + ": " + finding.text).c_str());
            ++compared;
        }
        QVERIFY(compared >= (known->info().parameters.empty() ? 1 : 2));
        qInfo("%d traces in both modes", compared);
    }

    /// Loops, calls, collectives and barriers on paths that differ between lanes.
    void wandering_lanes() {
        std::map<std::uint64_t, Counters> counted[2];
        for (const bool lockstep : {false, true}) {
            EmulatedRun run(true, std::int64_t{1} << 30, "h200", lockstep);
            std::vector<int> items(300);
            std::iota(items.begin(), items.end(), 0);
            const Buffer from = run.upload("from", items), to = run.upload("to", std::vector<int>(300));
            KS_VERIFY_OK(run.launch("access.wander", {.grid = 4, .block = 96}, from, to, 300));
            KS_VERIFY_OK(run.launch("meeting.halves", {.block = 96}, to));
            KS_VERIFY_OK(run.launch("meeting.one_works", {.block = 64}, from, to, 3200));
            KS_VERIFY_OK(run.launch("meeting.own_barrier", {.grid = 9, .block = 48},
                                    run.upload("cells", std::vector<int>(2 * 9 * 48)),
                                    run.upload("arrived", std::vector<int>(1)),
                                    run.upload("round", std::vector<int>(1)), 7));
            KS_VERIFY_OK(run.launch("access.reverse", {.grid = 2, .block = 64}, to, 9));
            for (const auto& launched : run.recorder.launches)
                for (auto [what, counters] : launched.sites.sites()) {
                    counters.iterations = 0;
                    counted[lockstep][what] += counters;
                }
        }
        QCOMPARE(counted[1].size(), counted[0].size());
        QVERIFY(counted[1] == counted[0]);
    }

    /// In lockstep a lane sees what the other lanes of its warp did one event earlier. If lanes run ahead,
    /// each lane already sees its neighbour's result, and the sums form a chain.
    void lanes_take_turns() {
        std::vector<std::vector<int>> rows;
        for (const bool lockstep : {false, true}) {
            EmulatedRun run(true, std::int64_t{1} << 30, "h200", lockstep);
            const Buffer row = run.upload("row", std::vector<int>(64, 1));
            KS_VERIFY_OK(run.launch("unordered.shifts", {.block = 32}, row));
            rows.push_back(run.download<int>(row));
        }
        QCOMPARE(rows[0][31], 32); // each lane sees the sum of its left neighbour
        QCOMPARE(rows[1][31], 2);  // all lanes read before any lane writes
    }
};

KS_TEST(EmulatorLockstepTest)
#include "lockstep_test.moc"
