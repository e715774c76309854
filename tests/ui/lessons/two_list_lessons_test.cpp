// SPDX-License-Identifier: GPL-3.0-or-later
// Works out every figure of the four lessons on two lists, and holds their texts against them.
#include "solvers/bench/results.h"
#include "solvers/core/formatted.h"
#include "solvers/problems/presets.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/four_tables.h"
#include "solvers/problems/subset_sum/two_list/stages.h"
#include "solvers/run/tasks.h"
#include "tests/paths.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"
#include "visual/scene/figures/figure.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <map>
#include <memory>

using namespace ks;
using namespace ks::two_list;

namespace {

using Sums = std::vector<std::int64_t>;

std::string listed(std::span<const std::int64_t> sums) {
    std::string text;
    for (const std::int64_t sum : sums)
        text += (text.empty() ? "" : ", ") + std::to_string(sum);
    return text;
}

/// As the lessons write it, with a thin space before each three digits.
std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number);
    for (auto at = static_cast<std::int64_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), "\u00A0");
    return digits;
}

std::string share_text(double share) {
    return formatted("{:.1f}\u00A0%", 100 * share);
}

/// What the stages did.
struct Heard : Silent {
    std::int64_t judged_pairs = 0, probes = 0, comparisons = 0;
    std::vector<std::pair<std::int64_t, std::int64_t>> kept_blocks; ///< [block of A]
    void judged(const BlockPair&, Verdict) { ++judged_pairs; }
    void probed(std::int64_t, std::int64_t, bool) { ++probes; }
    void kept(std::int64_t, std::int64_t low, std::int64_t high) { kept_blocks.emplace_back(low, high); }
    void compared(std::int64_t, std::int64_t, std::int64_t) { ++comparisons; }
};

template <Direction D>
struct Grown {
    std::vector<Sums> lists{{0}};       ///< [weights so far]
    std::vector<Sums> left_out{Sums()}; ///< [weights so far]: what this weight made that is above the limit
    std::int64_t merged = 0;            ///< sums written by merges

    Grown(std::span<const std::int64_t> weights, std::int64_t limit) {
        Silent silent;
        for (const std::int64_t weight : weights) {
            const Sums& list = lists.back();
            const auto size = static_cast<std::int64_t>(list.size());
            const Range fits = at_most<D>(list.data(), size, weight, limit);
            Sums next(static_cast<std::size_t>(size + fits.size())), out;
            merge<D>(list.data(), weight, {{0, size}, fits}, fits.begin, next.data(), silent);
            for (const std::int64_t sum : list)
                if (sum + weight > limit)
                    out.push_back(sum + weight);
            lists.push_back(std::move(next));
            left_out.push_back(std::move(out));
            merged += static_cast<std::int64_t>(lists.back().size());
        }
    }
    const Sums& all() const { return lists.back(); }
};

/// Both lists of an instance, and what each stage does with them.
struct TwoLists {
    std::int64_t target;
    Halves halves;
    Grown<Direction::rising> a;
    Grown<Direction::falling> b;
    Blocks blocks_a, blocks_b;
    std::vector<BlockPair> picked;
    Heard pruned, pruned_by_searches, searched, searched_windows;
    std::int64_t looks = 0; ///< of the four binary searches
    std::vector<two_list::Window> windows;
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> comparisons; ///< of each picked pair

    TwoLists(const SubsetSumInstance& instance, bool improved)
        : target(instance.target()),
          halves(halve(instance.weights(), improved ? Order::nonincreasing : Order::as_given)),
          a(halves.first.weights, improved ? target : instance.heaviest()),
          b(halves.second.weights, improved ? target : instance.heaviest()) {
        const std::int64_t k = usual_threads(instance.weights().size());
        blocks_a = Blocks::of(a.all().data(), static_cast<std::int64_t>(a.all().size()), k);
        blocks_b = Blocks::of(b.all().data(), static_cast<std::int64_t>(b.all().size()), k);
        const auto pick = [&](const BlockPair& pair) { picked.push_back(pair); };
        for (std::int64_t thread = 0; thread < blocks_a.count(); ++thread) {
            prune(
                blocks_a, blocks_b, target, thread, [](const BlockPair&) {}, pruned);
            prune_improved(blocks_a, blocks_b, target, thread, pick, pruned_by_searches);
        }
        for (const BlockPair& pair : picked)
            search(pair);
    }
    TwoLists(const TwoLists&) = delete; // the blocks point into the lists

    std::int64_t pairs() const { return blocks_a.count() * blocks_b.count(); }
    std::int64_t smallest(std::int64_t i, std::int64_t j) const {
        return blocks_a.first(i - 1) + blocks_b.last(j - 1);
    }
    std::int64_t largest(std::int64_t i, std::int64_t j) const {
        return blocks_a.last(i - 1) + blocks_b.first(j - 1);
    }
    bool is_picked(std::int64_t i, std::int64_t j) const {
        return std::ranges::find(picked, BlockPair{i - 1, j - 1}) != picked.end();
    }
    Sums block_a(std::int64_t i) const { return part(a.all(), blocks_a.range(i - 1)); }
    Sums block_b(std::int64_t j) const { return part(b.all(), blocks_b.range(j - 1)); }
    static Sums part(const Sums& sums, const Range& range) {
        return {sums.begin() + range.begin, sums.begin() + range.end};
    }

private:
    void search(const BlockPair& pair) {
        const two_list::Window whole{blocks_a.range(pair.a), blocks_b.range(pair.b)};
        const std::int64_t before = searched.comparisons;
        walk(a.all().data(), b.all().data(), whole, target, searched);
        comparisons[{pair.a + 1, pair.b + 1}] = searched.comparisons - before;
        two_list::Window window;
        cut(blocks_a, blocks_b, pair, target, window, searched_windows);
        count_looks(whole, window);
        walk(a.all().data(), b.all().data(), window, target, searched_windows);
        windows.push_back(window);
    }
    /// The searches of `cut` again, for it does not tell how often it looks.
    void count_looks(const two_list::Window& whole, const two_list::Window& window) {
        std::optional<std::int64_t> hit;
        const auto side = [&](std::int64_t x, std::int64_t y) {
            ++looks;
            const std::int64_t sum =
                a.all()[static_cast<std::size_t>(x)] + b.all()[static_cast<std::size_t>(y)];
            return sum < target ? -1 : sum > target ? 1 : 0;
        };
        const std::int64_t low = first_reached(
            whole.a, [&](std::int64_t x) { return side(x, whole.b.begin); }, hit);
        const std::int64_t end = first_reached(
            {low, whole.a.end}, [&](std::int64_t x) { return side(x, whole.b.end - 1); }, hit);
        QCOMPARE(Range(low, end), window.a);
        if (low >= end)
            return;
        const std::int64_t low_b = first_reached(
            whole.b, [&](std::int64_t y) { return -side(low, y); }, hit);
        const std::int64_t end_b = first_reached(
            {low_b, whole.b.end}, [&](std::int64_t y) { return -side(end - 1, y); }, hit);
        QCOMPARE(Range(low_b, end_b), window.b);
    }
};

const SubsetSumInstance& subset_sum(const InstancePtr& instance) {
    return static_cast<const SubsetSumInstance&>(*instance);
}

} // namespace

class TwoListLessonsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (ui::Lesson& lesson : ui::load_lessons({":/assets/lessons"}))
            lessons_[lesson.id.toStdString()] = std::move(lesson);
        for (const char* id :
             {"two-list-by-hand", "two-list-staircase", "two-list-improvements", "four-tables"}) {
            const std::optional<Error>& broken = lesson(id).broken;
            QVERIFY2(!broken, broken ? broken->sentence().c_str() : "");
        }
        example_ = *generate("two-list-example", "", {});
        original_ = std::make_unique<TwoLists>(subset_sum(example_), false);
        improved_ = std::make_unique<TwoLists>(subset_sum(example_), true);
        target_ = std::to_string(subset_sum(example_).target());
        const auto results = read_results_file(KS_SOURCE_DIR "/assets/results/epyc-two-list-by-weights.json");
        QVERIFY2(results, results ? "" : results.error().sentence().c_str());
        results_ = *results;
    }
    void init() { ks::tests::fail_on_warnings(); }

    void by_hand() {
        const char* id = "two-list-by-hand";
        const TwoLists& lists = *original_;
        const Sums& w1 = lists.halves.first.weights;
        const Sums& w2 = lists.halves.second.weights;
        const auto& a = lists.a.lists;
        says(id, 1,
             {listed(subset_sum(example_).weights()), "**" + target_ + "**", "exactly* " + target_,
              formatted("2⁸ = {} subsets", 1 << (w1.size() + w2.size())), "(1974)",
              listed(w1) + " and " + listed(w2)});
        says(id, 2,
             {formatted("2⁴ = **{}**", a[4].size()), "one sum: **0**", formatted("The weight {} can", w1[0]),
              "**" + listed(a[1]) + "**", formatted("Now {}", w1[1]), formatted("with {} added", w1[1]),
              listed(a[1]) + " and **" + listed(shifted(a[1], w1[1])) + "**"});
        says(id, 3,
             {"**" + listed(a[2]) + "**", formatted("weight is {}", w1[2]), formatted("by {} is", w1[2]),
              listed(shifted(a[2], w1[2]))});
        says(id, 4,
             {"**" + listed(a[3]) + ".**", formatted("from 0 to **{}**", a[4].back()),
              formatted("from **{}**", lists.b.all().front()), "down to **0**"});
        const Sums& b = lists.b.all();
        says(id, 5, {formatted("0 + {} = **{}**", b[0], b[0]), "below " + target_});
        QVERIFY(a[4][0] + b[0] < lists.target && a[4][1] + b[0] > lists.target);
        QVERIFY(a[4][1] + b[1] < lists.target);
        says(id, 6,
             {formatted("{} is the *largest*", b[0]), "If 0 is too small with it, 0 is", "**0 is done with**",
              formatted("{} + {} = **{}**", a[4][1], b[0], a[4][1] + b[0]),
              formatted("{} is the smallest", a[4][1]), formatted("**{} is done with**", b[0]),
              formatted("{} + {} = **{}**", a[4][1], b[1], a[4][1] + b[1]),
              formatted("{0} + {0} − 1 = **{1}**", a[4].size(), 2 * a[4].size() - 1),
              formatted("{} subsets", 1 << (w1.size() + w2.size()))});
        Heard heard;
        const auto size = static_cast<std::int64_t>(a[4].size());
        const Hit hit = walk(a[4].data(), b.data(), {{0, size}, {0, size}}, lists.target, heard);
        QVERIFY(hit);
        QCOMPARE(w1[0] + w1[2], hit->a);
        QCOMPARE(w2[1] + w2[2], hit->b);
        says(id, 7,
             {formatted("**{}**th", heard.comparisons),
              formatted("{} + {} = **{}**", hit->a, hit->b, target_),
              formatted("{} = **{} + {}**", hit->a, w1[0], w1[2]),
              formatted("{} = **{} + {}**", hit->b, w2[1], w2[2])});
        // The last weight of A, divided among four threads.
        std::vector<Bounds> h(8);
        h[1] = {{0, 8}, {0, 8}};
        for (std::int64_t node = 1; node < 4; ++node)
            partition<Direction::rising>(a[3].data(), w1[3], h.data(), node, heard);
        QCOMPARE(TwoLists::part(a[3], h[4].list), (Sums{0, 31, 34}));
        QCOMPARE(TwoLists::part(shifted(a[3], w1[3]), h[4].shifted), (Sums{41}));
        says(id, 8,
             {"k = **4**", formatted("list of {} and", a[3].size()), formatted("make {} sums", a[4].size()),
              formatted("makes **{}** of them", h[4].size()), "gets 0, 31, 34 of the one list and 41 of"});
        says(id, 9,
             {formatted("cut into {} blocks of {} sums", lists.blocks_a.count(), lists.blocks_a.length),
              formatted("**{}** pairs", lists.pairs()),
              formatted("**{}** pairs are left", lists.picked.size()), "Block 3 of A and block 3 of B",
              formatted("after **{}** comparisons", lists.comparisons.at({3, 3})),
              formatted("Why just {}?", lists.picked.size())});
        QCOMPARE(a[4][9] + b[10], lists.target); // both in their third blocks
        says(id, 10,
             {formatted("{0} + {0} = **{1}** sums", size, 2 * size), formatted("subsets are {}", 1 << 8),
              formatted("With 40 weights the lists have {} sums", grouped(2 << 20))});
        QVERIFY((std::int64_t{1} << 40) > 1'000'000'000'000);
    }

    void staircase() {
        const char* id = "two-list-staircase";
        const TwoLists& lists = *original_;
        const std::int64_t k = lists.blocks_a.count(), e = lists.blocks_a.length;
        const Blocks &a = lists.blocks_a, &b = lists.blocks_b;
        QCOMPARE(b.count(), k);
        says(id, 1,
             {formatted("k = **{}**", k), formatted("{0} · {0} = **{1}** pairs", k, lists.pairs()),
              formatted("up to {} comparisons", 2 * e - 1),
              formatted("all of them {}", lists.pairs() * (2 * e - 1)),
              formatted("need {} at most", 2 * k * e - 1), "Block 1 of A",
              formatted("from {} to {}", a.first(0), a.last(0)), "block 4 of B",
              formatted("from {} down to {}", b.first(3), b.last(3)), "make " + target_});
        QVERIFY(lists.largest(1, 4) < lists.target && lists.largest(2, 3) > lists.target);
        says(id, 2,
             {formatted("{} + {} = **{}**", a.last(0), b.first(3), lists.largest(1, 4)), "below " + target_,
              formatted("answered for {} sums", e * e), "block 2 of A",
              formatted("{} to {}, and", a.first(1), a.last(1)), "block 3 of B",
              formatted("{} to {}. Their", b.first(2), b.last(2)), "above " + target_});
        QVERIFY(lists.is_picked(2, 3));
        says(id, 3,
             {formatted("{} + {} = **{}**", a.first(1), b.last(2), lists.smallest(2, 3)),
              formatted("{} + {} = **{}**", a.last(1), b.first(2), lists.largest(2, 3)), "target " + target_,
              "*is* " + target_, formatted("Block 3 of A is {} to {}", a.first(2), a.last(2)), "block 1 of B",
              formatted("{} to {}. What", b.first(0), b.last(0))});
        QVERIFY(lists.smallest(3, 1) > lists.target);
        says(id, 4,
             {formatted("{} + {} = **{}**", a.first(2), b.last(0), lists.smallest(3, 1)), "above " + target_,
              formatted("the {} pairs", lists.pairs())});
        QCOMPARE(lists.picked.size(), std::size_t(7));
        says(id, 5, {});
        const auto small = [&](std::int64_t i) { return lists.smallest(i, k + 1 - i); };
        const auto large = [&](std::int64_t i) { return lists.largest(i, k + 1 - i); };
        says(id, 6,
             {formatted("- blocks 1 and 4: sums from {} to **{}**", small(1), large(1)),
              formatted("- blocks 2 and 3: from **{}** to **{}**", small(2), large(2)),
              formatted("- blocks 3 and 2: from **{}** to {}", small(3), large(3)),
              formatted("- blocks 4 and 1: from **{}** to {}", small(4), large(4)), target_ + " is inside",
              formatted("lie on {0} + {0} − 1 = **{1}** such", k, 2 * k - 1),
              formatted("at most {} pairs", 2 * k - 1), "**2k − 1**"});
        for (std::int64_t i = 1; i < k; ++i) // on every diagonal, not only on the longest
            for (std::int64_t j = 2; j <= k; ++j)
                QVERIFY(lists.smallest(i + 1, j - 1) >= lists.largest(i, j));
        QCOMPARE(row(lists, 3), "++..");
        QCOMPARE(row(lists, 2), "...-");
        says(id, 7,
             {formatted("For {} pairs that is {} sums", lists.pairs(), 2 * lists.pairs()),
              "row 3 from left to right: too large, too large, picked, picked",
              "Row 2: picked, picked, picked, too small"});
        Heard third;
        prune_improved(
            a, b, lists.target, 2, [](const BlockPair&) {}, third);
        QCOMPARE(third.kept_blocks, (std::vector<std::pair<std::int64_t, std::int64_t>>{{2, 3}}));
        says(id, 8,
             {"Thread 3 begins with block 2 of B",
              formatted("{} + {} = **{}**", a.first(2), b.last(1), lists.smallest(3, 2)), "(Lemma 3)",
              formatted("Then block 3: {} + {} = **{}**", a.first(2), b.last(2), lists.smallest(3, 3)),
              "that counts is block 3", "(Lemma 4)", formatted("Block 3: **{}**", lists.largest(3, 3)),
              formatted("block 4: **{}**", lists.largest(3, 4)), "last is block 4",
              formatted("**{}** looks", third.probes)});
        const InstancePtr of_twenty = lesson(id).steps[8].show[1].figure->instance;
        const TwoLists twenty(subset_sum(of_twenty), false);
        QCOMPARE(twenty.halves.first.weights.size(), std::size_t(10));
        const std::int64_t threads = usual_threads(54);
        const auto looks = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(threads)));
        QVERIFY(threads * threads > 67'000'000 && threads * 2 * looks < 230'000);
        says(id, 9,
             {formatted("**{}** looks in the place of {} sums", lists.pruned_by_searches.probes,
                        2 * lists.pairs()),
              "With 54 weights", "with 54 weights", "k is " + grouped(threads), "more than 67 million",
              formatted("at most {} looks", looks), "20 weights",
              formatted("{} blocks a list", twenty.blocks_a.count()),
              formatted("Of {} pairs **{}** are picked; {} would", grouped(twenty.pairs()),
                        twenty.picked.size(), twenty.blocks_a.count() + twenty.blocks_b.count() - 1),
              "less than " + grouped(230'000), "57.25\u00A0ms", "4.92\u00A0ms", "C2050"});
    }

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
            for (const Task& task : each.tasks)
                if (task.kind == Task::Kind::launch && (stage.empty() || each.stage == stage))
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
    static Sums shifted(Sums sums, std::int64_t weight) {
        for (std::int64_t& sum : sums)
            sum += weight;
        return sums;
    }
    /// A row of pairs of blocks: too large +, too small -, picked a point.
    static std::string row(const TwoLists& lists, std::int64_t i) {
        std::string text;
        for (std::int64_t j = 1; j <= lists.blocks_b.count(); ++j)
            text += lists.smallest(i, j) > lists.target  ? '+'
                    : lists.largest(i, j) < lists.target ? '-'
                                                         : '.';
        return text;
    }
    const ui::Lesson& lesson(const std::string& id) { return lessons_[id]; }
    void says(const std::string& id, std::size_t step, const std::vector<std::string>& words) {
        QVERIFY2(step <= lesson(id).steps.size(), id.c_str());
        const QString wrong = ks::tests::wrong_figures(lesson(id).steps[step - 1], words);
        QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(formatted("{} {}: ", id, step)) + wrong));
    }

    std::map<std::string, ui::Lesson> lessons_;
    InstancePtr example_;
    std::unique_ptr<TwoLists> original_, improved_;
    RecordedResults results_; ///< of the campaign two-list-by-weights
    std::string target_;
};

KS_TEST(TwoListLessonsTest)
#include "two_list_lessons_test.moc"
