// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the numbers that claims cannot cover in the lessons on the improvements and on the four tables.
#include "solvers/problems/subset_sum/two_list/four_tables.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/two_lists_of.h"
#include "tests/visual/quiet.h"
#include "visual/scene/figures/figure.h"

#include <cmath>

using namespace ks;
using namespace ks::tests;
using namespace ks::two_list;

class TwoListGainsTest : public QObject, private TwoListLessons {
    Q_OBJECT

private slots:
    void initTestCase() { load(); }
    void init() { fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    void improvements() {
        const char* id = "two-list-improvements";
        const TwoLists& lists = *improved_;
        const Halves given = halve(subset_sum(example_).weights(), Order::as_given);
        const Grown<Direction::rising> unsorted(given.first.weights, lists.target);
        QCOMPARE(lists.b.all().size(), std::size_t(16));
        const Range last = lists.blocks_a.range(lists.blocks_a.count() - 1);
        says(id, 3,
             {formatted("have kept **{}**", unsorted.all().size()),
              formatted("together are **{}**", lists.b.all().front()), "all 16 sums",
              formatted("have {} sums, the last one only {}", lists.blocks_a.length, last.size())});
        QCOMPARE(lists.pruned_by_searches.probes, 17); // step 4
        const auto pair = std::ranges::find(lists.picked, BlockPair{2, 2}) - lists.picked.begin();
        QCOMPARE(lists.windows[static_cast<std::size_t>(pair)], two_list::Window({6, 9}, {9, 10}));
        const Sums a3 = lists.block_a(3), b3 = lists.block_b(3);
        QVERIFY(a3.front() + b3[0] > lists.target && a3.back() + b3[2] < lists.target);
        QVERIFY(a3[1] + b3[1] == lists.target);
        says(id, 5,
             {"part of " + target_, "block 3 of A, which is " + listed(a3), "block 3 of B: " + listed(b3),
              formatted("{} is too large even with {}: together {}", b3[0], a3.front(), b3[0] + a3.front()),
              formatted("{} is too small even with {}: together {}", b3[2], a3.back(), b3[2] + a3.back()),
              formatted("Only **{}**", b3[1]), formatted("**{}** comparisons", lists.searched.comparisons),
              formatted("takes **{}**", lists.searched_windows.comparisons)});
        const InstancePtr hard = *generate("two-list-hard", "", {{{"n", "36"}}});
        const TwoLists long_lists(subset_sum(hard), false);
        const auto a_pair = [&](std::int64_t all) {
            return static_cast<double>(all) / static_cast<double>(long_lists.picked.size());
        };
        says(id, 6,
             {formatted("**{}** looks", lists.looks),
              formatted("save {} comparisons",
                        lists.searched.comparisons - lists.searched_windows.comparisons),
              formatted("blocks of {} sums", long_lists.blocks_a.length),
              formatted("take {:.0f} looks", a_pair(long_lists.looks)),
              formatted("save {:.0f} comparisons",
                        a_pair(long_lists.searched.comparisons - long_lists.searched_windows.comparisons))});
        const InstancePtr of_twenty = lesson(id).steps[6].show[0].figure->instance;
        const TwoLists twenty(subset_sum(of_twenty), true);
        QCOMPARE(subset_sum(of_twenty).heaviest() * 3 / 10, twenty.target);
        const Shares small = shares("300"), half = shares("500");
        QCOMPARE(usual_threads(36), 512);
        const auto and_then = [](double share) { return "and then **" + share_text(share) + "**"; };
        says(id, 7,
             {"with 36 weights", "seeds 1 to 5", "k = 512", "weights: 0.3, and then 0.5",
              "generation: **" + share_text(small.merged) + "** of", and_then(half.merged),
              "pruning: **" + share_text(small.probes) + "** of", and_then(half.probes),
              "search: **" + share_text(small.searched) + "** of", and_then(half.searched),
              "discarded: **" + share_text(small.discarded) + "** of",
              "it is **" + share_text(half.discarded) + "**", "20 weights, and a target of 0.3",
              formatted("**{}** of {} sums of A", twenty.a.all().size(), grouped(1 << 10)),
              "32\u00A0% less time at 0.3", "2\u00A0% less at 0.5"});
    }

    /// Numbers that no single picture contains: the most sums in memory, and the program's memory for 56
    /// weights.
    void four_tables() {
        const auto figure = scene::make_figure("four-tables", {}, example_);
        QVERIFY(figure);
        std::int64_t most = 0;
        for (std::size_t row = 1; row < figure->data.size(); ++row)
            most = std::max<std::int64_t>(most, std::stoll(figure->data[row][5]));
        QCOMPARE(most, 24);
        QCOMPARE(hit_of(*original_), (SumPair{76, 35}));
        QCOMPARE(walked(*original_), 20);
        QCOMPARE(four_tables_bytes(56), std::int64_t{5} << 18); // 1.25 MiB
    }

private:
    /// The share of the original's work that remains with each single improvement, averaged over five
    /// instances.
    struct Shares {
        double discarded = 0, merged = 0, probes = 0, searched = 0;
    };
    static Shares shares(const char* alpha) {
        Shares shares;
        constexpr int instances = 5;
        for (int seed = 1; seed <= instances; ++seed) {
            const auto instance = *generate("two-list-hard", "", {{{"n", "36"}, {"alpha", alpha}}},
                                            static_cast<std::uint64_t>(seed));
            const TwoLists original(subset_sum(instance), false), improved(subset_sum(instance), true);
            const auto part = [](std::int64_t of, std::int64_t whole) {
                return static_cast<double>(of) / static_cast<double>(whole) / instances;
            };
            shares.discarded += 1.0 / instances - part(std::ssize(improved.a.all()), std::int64_t{1} << 18);
            shares.merged +=
                part(improved.a.merged + improved.b.merged, original.a.merged + original.b.merged);
            shares.probes += part(original.pruned_by_searches.probes, 2 * original.pairs());
            shares.searched +=
                part(original.searched_windows.comparisons + original.looks, original.searched.comparisons);
        }
        return shares;
    }

    static std::int64_t walked(const TwoLists& lists) {
        Heard heard;
        walk(lists.a.all().data(), lists.b.all().data(), whole(lists), lists.target, heard);
        return heard.comparisons;
    }
    static Hit hit_of(const TwoLists& lists) {
        Heard heard;
        return walk(lists.a.all().data(), lists.b.all().data(), whole(lists), lists.target, heard);
    }
    static two_list::Window whole(const TwoLists& lists) {
        return {{0, std::ssize(lists.a.all())}, {0, std::ssize(lists.b.all())}};
    }
};

KS_TEST(TwoListGainsTest)
KS_WORKS_OUT(TwoListGainsTest, {"two-list-improvements", 3, 3}, {"two-list-improvements", 5, 7})
#include "two_list_gains_test.moc"
