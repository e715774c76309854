// SPDX-License-Identifier: GPL-3.0-or-later
// Works out every figure of the lessons on the improvements and on the four tables, and holds the texts
// against them; times are from the results of a campaign.
#include "solvers/bench/results.h"
#include "solvers/problems/subset_sum/two_list/four_tables.h"
#include "solvers/run/tasks.h"
#include "tests/paths.h"
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
    void initTestCase() {
        load();
        const auto results = read_results_file(KS_SOURCE_DIR "/assets/results/epyc-two-list-by-weights.json");
        QVERIFY2(results, results ? "" : results.error().sentence().c_str());
        results_ = *results;
    }
    void init() { fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    void improvements() {
        const char* id = "two-list-improvements";
        const TwoLists& lists = *improved_;
        const Sums& w1 = lists.halves.first.weights;
        const Sums& w2 = lists.halves.second.weights;
        const auto& a = lists.a;
        says(id, 1, {});
        QCOMPARE(a.left_out[3].size(), std::size_t(1));
        QCOMPARE(a.left_out[4].size(), std::size_t(3));
        says(id, 2,
             {"above " + target_, listed(w1) + " make A", listed(w2) + " make B",
              formatted("list {}, shifted by {}", listed(a.lists[2]), w1[2]),
              formatted("with **{}**", a.left_out[3][0]), formatted("With {} three more", w1[3]),
              formatted("**{}** of 16 sums", a.all().size())});
        const Halves given = halve(subset_sum(example_).weights(), Order::as_given);
        const Grown<Direction::rising> unsorted(given.first.weights, lists.target);
        QCOMPARE(lists.b.all().size(), std::size_t(16));
        const Range last = lists.blocks_a.range(lists.blocks_a.count() - 1);
        says(id, 3,
             {formatted("have kept **{}**", unsorted.all().size()),
              formatted("together are **{}**", lists.b.all().front()), "all 16 sums",
              formatted("have {} sums, the last one only {}", lists.blocks_a.length, last.size())});
        says(id, 4,
             {formatted("**{}** pairs of {}", lists.picked.size(), lists.pairs()),
              formatted("could be {}", lists.blocks_a.count() + lists.blocks_b.count() - 1),
              formatted("**{}** looks in the place of {} sums", lists.pruned_by_searches.probes,
                        2 * lists.pairs())});
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
        // Tables III, VII and IX, for 54 weights, in ms.
        const double whole = 2265.74, saved = 57.25 - 4.92 + 90.12 - 42.3152;
        says(id, 8,
             {"93.50\u00A0%", "90.37\u00A0%", "(Section 5.3)", "54 weights",
              formatted("save {:.0f} of {}\u00A0ms", saved, grouped(std::llround(whole))), "Figure 2",
              formatted("Of {} launches **{}** belong", launches(""), launches("generation"))});
        QVERIFY(subset_sum(*generate("two-list-table2", "", {{{"n", "48"}}})).target() / 100'000 == 44);
        says(id, 9, {"with 48 weights", "up to 10⁸", "about 4.5 million", "up to 48 bits"});
        QVERIFY(error_of("bitset", "two-list-hard").starts_with("the run needs about 1.2 PiB"));
        says(id, 10,
             {"two-list-by-weights.json", results_.date.substr(0, 10),
              "up to 10⁸: two lists **" + time_of("two-list.sequential", "two-list") + "**, four tables **" +
                  time_of("schroeppel-shamir", "two-list") + "**, bits **" + time_of("bitset", "two-list") +
                  "**, the baseline " + time_of("dp-decision", "two-list"),
              "Up to 10⁸",
              "small: " + time_of("two-list.sequential", "two-list-table2") + ", " +
                  time_of("schroeppel-shamir", "two-list-table2") + ", **" +
                  time_of("bitset", "two-list-table2") + "**, " + time_of("dp-decision", "two-list-table2"),
              "large: **" + time_of("two-list.sequential", "two-list-hard") + "**, " +
                  time_of("schroeppel-shamir", "two-list-hard") + "; the"});
    }

    void four_tables() {
        const char* id = "four-tables";
        const auto memory = [](std::size_t weights) { return (std::int64_t{2} << weights / 2) * 8; };
        QCOMPARE(memory(56), std::int64_t{4} << 30);
        QCOMPARE(memory(64), std::int64_t{64} << 30);
        says(id, 1, {"56 weights: 2 · 2²⁸ sums of 8 bytes", "**4 GiB**", "With 64 weights it is 64 GiB"});
        const Sums& w1 = original_->halves.first.weights;
        const Sums& w2 = original_->halves.second.weights;
        const auto two = [](const Sums& of, std::size_t from) {
            return formatted("{}, {}", of[from], of[from + 1]);
        };
        says(id, 2,
             {"**" + two(w1, 0) + "** and **" + two(w1, 2) + "** for A",
              "**" + two(w2, 0) + "** and **" + two(w2, 2) + "** for B", "only 4 sums", "table 1", "table 2",
              "0 + 0"});
        const Grown<Direction::rising> one({w1.data(), 2}, 1000);
        says(id, 3,
             {"table 1", "table 2", "the 0 of table 2",
              "four candidates, " +
                  formatted("{}, {}, {} and {}", one.all()[0], one.all()[1], one.all()[2], one.all()[3])});
        const Sums& list = original_->a.all();
        QCOMPARE(list[0], 0);
        says(id, 4,
             {"0 + 0 comes", "table 1", "table 2", formatted("0 + {0} = **{0}**", w1[3]),
              formatted("**{}** is", list[1])});
        says(id, 5, {formatted("**{}**", list[2])});
        const auto figure = scene::make_figure("four-tables", {}, example_);
        QVERIFY(figure);
        std::int64_t most = 0;
        for (std::size_t row = 1; row < figure->data.size(); ++row)
            most = std::max<std::int64_t>(most, std::stoll(figure->data[row][5]));
        QCOMPARE(*hit_of(*original_), (SumPair{76, 35}));
        says(id, 6,
             {formatted("After **{}** comparisons", walked(*original_)), "76 + 35 = **" + target_ + "**",
              formatted("more than **{}** sums", most), formatted("place of {}", 2 * list.size()),
              formatted("76 is {} of table 1 and {} of table 2", w1[0], w1[2]),
              formatted("35 is {} and {}", w2[1], w2[2]), "with 56"});
        QCOMPARE(four_tables_bytes(56), std::int64_t{5} << 18);
        says(id, 7,
             {"With 56 weights", "four tables of 2¹⁴ sums", "4 GiB become **1.25 MiB**",
              "at most 2 · 2²⁸ − 1", formatted("{} candidates", grouped(1 << 14)), "14 levels"});
        says(id, 8,
             {"With 48 weights", "up to 10⁸",
              "two lists take " + time_of("two-list.sequential", "two-list-hard") + ", four",
              "tables **" + time_of("schroeppel-shamir", "two-list-hard") + "**",
              "two lists take " + time_of("two-list.sequential", "two-list") + ", because",
              "tables **" + time_of("schroeppel-shamir", "two-list") + "**", "two-list-by-weights.json",
              results_.date.substr(0, 10)});
    }

private:
    /// Launches of a stage of the improved algorithm in the example; of no stage: all.
    std::int64_t launches(const std::string& stage) const {
        const auto stages = tasks_of_run({.instance = example_,
                                          .variant = "subset-sum.two-list.gpu-improved",
                                          .memory = 1 << 30,
                                          .most_operations = 1e9},
                                         {});
        std::int64_t count = 0;
        for (const StageTasks& each : stages ? *stages : std::vector<StageTasks>())
            for (const HostTask& task : each.tasks)
                if (task.kind == HostTask::Kind::launch && (stage.empty() || each.stage == stage))
                    count += task.times;
        return count;
    }

    const RecordedRow& row_of(const std::string& method, const std::string& preset) const {
        for (const RecordedRow& row : results_.rows)
            if (row.variant == "subset-sum." + method && row.instance == preset)
                return row;
        qFatal("no row of %s", method.c_str());
    }
    std::string time_of(const std::string& method, const std::string& preset) const {
        const double ms = row_of(method, preset).total_ms.median;
        return ms >= 1000 ? formatted("{:.1f}\u00A0s", ms / 1000)
               : ms >= 10 ? formatted("{:.0f}\u00A0ms", ms)
                          : formatted("{:.1f}\u00A0ms", ms);
    }
    std::string error_of(const std::string& method, const std::string& preset) const {
        const std::optional<Error>& error = row_of(method, preset).error;
        return error ? error->what : "";
    }

    /// What each improvement by itself leaves of the original's work, on average over five instances.
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

    RecordedResults results_; ///< of the campaign two-list-by-weights
};

KS_TEST(TwoListGainsTest)
KS_WORKS_OUT(TwoListGainsTest, {"two-list-improvements", 1, 10}, {"four-tables", 1, 8})
#include "two_list_gains_test.moc"
