// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/run/trace.h"
#include "tests/solvers/problems/subset_sum/weights.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <cmath>

using namespace ks;
using tests::weights;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

const char* const kernels[] = {"basic-v1",     "basic-v2", "unroll8",     "unroll16",
                               "unroll8-wide", "smem",     "unroll8-smem"};

Result<Trace> traced(const std::string& id, InstancePtr instance, const Settings& set = {}) {
    TraceRequest request;
    request.instance = std::move(instance);
    request.variant = "subset-sum.parry." + id;
    request.set = set;
    return trace(request, {}, {});
}

double percent(const Counters& counters) {
    return 100 * counters.efficiency();
}

} // namespace

/// The kernels of SSO report, Section 4, within Parry's loop.
class ParryTest : public QObject {
    Q_OBJECT

private slots:
    /// Sections 4.2 to 4.5 (assets/errata.json): global load and store efficiency of the first row of
    /// random_1.
    void counters_of_the_report_data() {
        QTest::addColumn<double>("load");
        QTest::addColumn<double>("store");
        QTest::newRow("basic-v2") << 66.70 << 100.0;
        QTest::newRow("unroll8") << 11.77 << 12.50;
        QTest::newRow("unroll16") << 6.07 << 6.25;
        QTest::newRow("smem") << 66.70 << 100.0;
        QTest::newRow("unroll8-smem") << 11.77 << 12.50;
        // This case is not in the report. A lane moves 24 bytes: 8 in whole sectors, and two times 8 that
        // begin 8 bytes after the start of a sector.
        QTest::newRow("unroll8-wide") << 100.0 * 24 / 26 << 100.0;
    }
    void counters_of_the_report() {
        QFETCH(double, load);
        QFETCH(double, store);
        // A[0] = 2,589,201 is in the first 0.26 % of the row: one of 386 blocks begins below it.
        const auto trace = ::traced(QTest::currentDataTag(), *generate("sso-random1", "", {}),
                                    {{"block", "32"}, {"sample", "386"}, {"rows-end", "target"}});
        KS_VERIFY_OK(trace);
        QCOMPARE(trace->launches.size(), std::size_t{386});
        const double loaded = percent(trace->totals.global.load),
                     stored = percent(trace->totals.global.store);
        QVERIFY2(std::abs(loaded - load) < 0.05, std::to_string(loaded).c_str());
        QVERIFY2(std::abs(stored - store) < 0.05, std::to_string(stored).c_str());
        const auto& shared = trace->totals.shared;
        QCOMPARE(shared.load.conflicts + shared.store.conflicts, 0); // Section 4.4, the second table
        const bool through_shared = std::string(QTest::currentDataTag()).ends_with("smem");
        QCOMPARE(shared.load.requests + shared.store.requests > 0, through_shared);
        // The block below the weight loads once per cell, the others twice.
        const auto& cost = trace->totals.global;
        if (QTest::currentDataTag() == std::string("basic-v2"))
            QCOMPARE(cost.load.requests, 2 * cost.store.requests - 1);
        QVERIFY(trace->outcome);
        QCOMPARE(trace->outcome->answer.status, Status::feasible); // this means that it answers no question
    }

    /// A part of a row has the same cost as in the whole row.
    void samples_cost_what_the_whole_row_does_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : kernels)
            QTest::newRow(id) << id;
    }
    void samples_cost_what_the_whole_row_does() {
        QFETCH(QString, id);
        const InstancePtr instance = weights(99'999, {25'617}); // 17 mod 32
        const auto all = ::traced(id.toStdString(), instance, {{"rows-end", "target"}});
        KS_VERIFY_OK(all);
        const auto parts =
            ::traced(id.toStdString(), instance, {{"rows-end", "target"}, {"sample", "100000"}});
        KS_VERIFY_OK(parts);
        // The first row of the first decision comes after the row before any weight.
        const std::size_t row = id == "basic-v1" ? 0 : 1;
        QCOMPARE(static_cast<std::int64_t>(parts->launches.size()), all->launches[row].grid);
        QCOMPARE(parts->totals.global.load, all->launches[row].totals.global.load);
        QCOMPARE(parts->totals.global.store, all->launches[row].totals.global.store);
    }

    void a_row_ends_at_the_sum_or_at_the_target() {
        const InstancePtr instance = weights(1000, {3, 5});
        const auto sum = ::traced("basic-v2", instance),
                   target = ::traced("basic-v2", instance, {{"rows-end", "target"}});
        KS_VERIFY_OK(sum);
        KS_VERIFY_OK(target);
        QCOMPARE(sum->outcome->answer.objective, std::optional<std::int64_t>(8));
        QCOMPARE(target->outcome->answer.objective, std::optional<std::int64_t>(8));
        QCOMPARE(sum->launches[0].grid, 1);
        QCOMPARE(target->launches[0].grid, 4); // 1001 cells in blocks of 256
        const auto asked = [](const Trace& trace) {
            return std::get<std::int64_t>(trace.outcome->answer.facts[0].value);
        };
        QCOMPARE(asked(*sum), 4);     // floor(log2 8) + 1
        QCOMPARE(asked(*target), 10); // floor(log2 1000) + 1
    }

    /// Two rows of 10^9 bytes are 1.9 GiB.
    void rows_beyond_the_memory_are_refused_with_what_would_work() {
        RunRequest request;
        request.instance = *generate("sso-random1", "", {});
        request.variant = "subset-sum.parry.basic-v2";
        request.set = {{"rows-end", "target"}};
        request.memory = std::int64_t{1} << 30;
        const auto refused = run(request, Machine{{emulator_provider()}}, {}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::limit);
        QVERIFY2(refused.error().what.find("GiB") != std::string::npos, refused.error().what.c_str());
        QVERIFY2(refused.error().todo.ends_with(
                     "within the budget are subset-sum.exhaustive.smart, subset-sum.balancing, "
                     "subset-sum.word-list, subset-sum.bitset"),
                 refused.error().todo.c_str());
    }
};

KS_TEST(ParryTest)
#include "parry_test.moc"
