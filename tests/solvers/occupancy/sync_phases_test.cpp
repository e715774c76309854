// SPDX-License-Identifier: Apache-2.0
// The phases of CUDA-SYNC (thesis, Table 4.1, Figure 4.6) and the steps of Equations 4.5 and 4.6.
#include "solvers/occupancy/sync_phases.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <tuple>

using namespace ks;

namespace {

std::vector<SyncSpan> of(const std::vector<SyncSpan>& spans, SyncPhase phase, std::int64_t row) {
    std::vector<SyncSpan> found;
    std::ranges::copy_if(spans, std::back_inserter(found),
                         [&](const SyncSpan& span) { return span.phase == phase && span.row == row; });
    return found;
}

} // namespace

class SyncPhasesTest : public QObject {
    Q_OBJECT

private slots:
    void six_phases_cover_algorithm_4_5() {
        QCOMPARE(sync_phases().size(), 6u);
        std::string letters;
        for (const SyncPhaseInfo& info : sync_phases())
            letters += std::string(info.letter) + " ";
        QCOMPARE(letters, std::string(" M L1 C L2 G "));
        for (std::size_t i = 2; i < 6; ++i) // lines 4 to 18 without a gap
            QCOMPARE(sync_phases()[i].first_line, sync_phases()[i - 1].last_line + 1);
    }

    /// One block, computed by hand: the global barrier hides the fetch of the next class.
    void one_block() {
        const auto spans =
            sync_timeline(2, 1, {.initialise = 1, .fetch = 3, .barrier = 1, .compute = 10, .global = 5});
        using Warps = SyncSpan::Warps;
        const std::vector<std::tuple<std::int64_t, Warps, SyncPhase, std::int64_t, std::int64_t>> expected{
            {0, Warps::all, SyncPhase::initialise, 0, 1},
            {0, Warps::all, SyncPhase::fetch, 1, 4},
            {1, Warps::all, SyncPhase::fetched, 4, 5},
            {1, Warps::all, SyncPhase::compute, 5, 15},
            {1, Warps::all, SyncPhase::computed, 15, 16},
            {1, Warps::synchronising, SyncPhase::global, 16, 21},
            {1, Warps::fetching, SyncPhase::fetch, 16, 19},
            {2, Warps::all, SyncPhase::fetched, 21, 22},
            {2, Warps::all, SyncPhase::compute, 22, 32},
            {2, Warps::all, SyncPhase::computed, 32, 33},
            {2, Warps::synchronising, SyncPhase::global, 33, 38},
        };
        QCOMPARE(spans.size(), expected.size());
        for (std::size_t i = 0; i < spans.size(); ++i)
            QVERIFY2(std::tuple(spans[i].row, spans[i].warps, spans[i].phase, spans[i].begin, spans[i].end) ==
                         expected[i],
                     std::to_string(i).c_str());
    }

    /// If the fetch takes longer than the barrier, it delays the next row.
    void a_class_longer_than_the_barrier() {
        const auto spans =
            sync_timeline(2, 1, {.initialise = 0, .fetch = 9, .barrier = 0, .compute = 4, .global = 2});
        QCOMPARE(of(spans, SyncPhase::compute, 1)[0].begin, 9);
        QCOMPARE(of(spans, SyncPhase::global, 1)[0].end, 15);
        QCOMPARE(of(spans, SyncPhase::compute, 2)[0].begin, 22);
    }

    /// No block begins a row before all blocks have computed the previous one, so all wait for the slowest.
    void blocks_wait_for_the_slowest() {
        const auto spans = sync_timeline(5, 4, {.fetch = 2, .compute = 6, .global = 3}, {0, 7, 2});
        for (std::int64_t row = 1; row <= 5; ++row) {
            const auto computed = of(spans, SyncPhase::computed, row),
                       global = of(spans, SyncPhase::global, row);
            QCOMPARE(global.size(), 4u);
            const std::int64_t last = std::ranges::max(computed, {}, &SyncSpan::end).end;
            for (const SyncSpan& span : global) {
                QCOMPARE(span.end, last + 3);
                QVERIFY(span.warps == SyncSpan::Warps::synchronising);
            }
            for (const SyncSpan& span : of(spans, SyncPhase::compute, row + 1))
                QVERIFY(span.begin >= last + 3);
        }
        QVERIFY(of(spans, SyncPhase::fetch, 5).empty());
        QCOMPARE(of(spans, SyncPhase::compute, 1)[1].end - of(spans, SyncPhase::compute, 1)[1].begin, 13);
    }

    /// The thesis's Tesla M2050 has 448 processing elements.
    void equations_4_5_and_4_6() {
        const RowSteps one = sequential_reduction_steps(44'800, 64, 448);
        QCOMPARE(one.cell, 64.0);
        QCOMPARE(one.at_a_time, 448.0);
        QCOMPARE(one.total, 6'400.0);
        const RowSteps many = parallel_reduction_steps(44'800, 64, 448);
        QCOMPARE(many.cell, 6.0);
        QCOMPARE(many.at_a_time, 7.0);
        QCOMPARE(many.total, 38'400.0);
        for (std::int64_t items = 2; items <= 1024; ++items)
            QVERIFY(parallel_reduction_steps(1'000, items, 448).total >=
                    sequential_reduction_steps(1'000, items, 448).total);
    }

    /// Counting the steps of Figure 4.7 gives N / P + log2 P, but the thesis prints N / P * log2 P.
    void reducing_an_array() {
        QCOMPARE(array_reduction_steps(1, 8), 1);
        QCOMPARE(array_reduction_steps(1024, 1), 1024);
        QCOMPARE(array_reduction_steps(1024, 32), 32 + 5);
        QCOMPARE(array_reduction_steps(8, 1024), 1 + 3);
        for (std::int64_t items = 1; items <= 40; ++items)
            for (std::int64_t processors = 1; processors <= 40; ++processors)
                QCOMPARE(array_reduction_steps(items, processors), counted(items, processors));
    }

private:
    /// In each step every processor reads at most one value: first its own items, then the result of another
    /// processor.
    static std::int64_t counted(std::int64_t items, std::int64_t processors) {
        std::int64_t steps = 0;
        const std::int64_t used = std::min(items, processors);
        for (std::int64_t left = items; left > 0; left -= used)
            ++steps;
        for (std::int64_t left = used; left > 1; left = (left + 1) / 2)
            ++steps;
        return steps;
    }
};

KS_TEST(SyncPhasesTest)
#include "sync_phases_test.moc"
