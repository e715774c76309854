// SPDX-License-Identifier: GPL-3.0-or-later
// Works out every figure of the four lessons on two lists, and holds their texts against them.
#include "solvers/core/formatted.h"
#include "solvers/problems/presets.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/stages.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"
#include "visual/scene/figures/figure.h"

#include <QTest>

#include <map>
#include <numeric>

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

std::string percent_of(double share) {
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
    std::vector<Sums> lists{{0}};      ///< [weights so far]
    std::vector<Sums> left_out{Sums()}; ///< [weights so far]: what this weight made that is above the limit
    std::int64_t merged = 0;           ///< sums written by merges

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
    std::vector<Window> windows;
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
            prune(blocks_a, blocks_b, target, thread, [](const BlockPair&) {}, pruned);
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
        const Window whole{blocks_a.range(pair.a), blocks_b.range(pair.b)};
        const std::int64_t before = searched.comparisons;
        walk(a.all().data(), b.all().data(), whole, target, searched);
        comparisons[{pair.a + 1, pair.b + 1}] = searched.comparisons - before;
        Window window;
        cut(blocks_a, blocks_b, pair, target, window, searched_windows);
        count_looks(whole, window);
        walk(a.all().data(), b.all().data(), window, target, searched_windows);
        windows.push_back(window);
    }
    /// The searches of `cut` again, for it does not tell how often it looks.
    void count_looks(const Window& whole, const Window& window) {
        std::optional<std::int64_t> hit;
        const auto side = [&](std::int64_t x, std::int64_t y) {
            ++looks;
            const std::int64_t sum = a.all()[static_cast<std::size_t>(x)] + b.all()[static_cast<std::size_t>(y)];
            return sum < target ? -1 : sum > target ? 1 : 0;
        };
        const std::int64_t low = first_reached(
            whole.a, [&](std::int64_t x) { return side(x, whole.b.begin); }, hit);
        const std::int64_t end = first_reached(
            {low, whole.a.end}, [&](std::int64_t x) { return side(x, whole.b.end - 1); }, hit);
        QCOMPARE(Range(low, end), window.a);
        if (low >= end)
            return;
        const std::int64_t low_b =
            first_reached(whole.b, [&](std::int64_t y) { return -side(low, y); }, hit);
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
             {formatted("**{}**th", heard.comparisons), formatted("{} + {} = **{}**", hit->a, hit->b, target_),
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
              formatted("**{}** pairs", lists.pairs()), formatted("**{}** pairs are left", lists.picked.size()),
              "Block 3 of A and block 3 of B", formatted("after **{}** comparisons", lists.comparisons.at({3, 3})),
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
        QCOMPARE(lists.blocks_b.count(), k);
        const auto range = [](const Sums& sums) {
            return formatted("from {} down to {}", sums.front(), sums.back());
        };
        says(id, 1,
             {formatted("k = **{}**", k), formatted("{0} · {0} = **{1}** pairs", k, lists.pairs()),
              formatted("up to {} comparisons", 2 * e - 1), formatted("would be {}", lists.pairs() * (2 * e - 1)),
              formatted("needed {} at most", 2 * k * e - 1), "Block 4 of A",
              formatted("from {} to {}", lists.blocks_a.first(3), lists.blocks_a.last(3)), "block 1 of B",
              range(lists.block_b(1)), "sum to " + target_});
        QVERIFY(lists.smallest(4, 1) > lists.target && lists.largest(1, 4) < lists.target);
        says(id, 2,
             {formatted("{} + {} = **{}**", lists.blocks_a.first(3), lists.blocks_b.last(0), lists.smallest(4, 1)),
              "above " + target_, formatted("answered for {}", e * e), "block 1 of A",
              formatted("{} to {}, and", lists.blocks_a.first(0), lists.blocks_a.last(0)), "block 4 of B",
              formatted("{} to {}. What", lists.blocks_b.first(3), lists.blocks_b.last(3))});
        QVERIFY(lists.is_picked(2, 3));
        says(id, 3,
             {formatted("{} + {} = **{}**", lists.blocks_a.last(0), lists.blocks_b.first(3), lists.largest(1, 4)),
              "below " + target_, "Block 2 of A and block 3 of B",
              formatted("{} + {} = **{}**", lists.blocks_a.first(1), lists.blocks_b.last(2), lists.smallest(2, 3)),
              formatted("{} + {} = **{}**", lists.blocks_a.last(1), lists.blocks_b.first(2), lists.largest(2, 3)),
              target_ + " lies", "*is* " + target_, formatted("the {} pairs", lists.pairs())});
        QCOMPARE(lists.picked.size(), std::size_t(7));
        says(id, 4, {formatted("{0} by {0} squares", k), formatted("at most {} steps", 2 * k - 1)});
        std::vector<std::string> diagonal;
        for (std::int64_t i = 1; i <= k; ++i) {
            const std::int64_t j = k + 1 - i;
            diagonal.push_back(formatted("blocks {} and {}: sums from ", i, j));
            diagonal.push_back(formatted("{}: ", j) + "");
            QVERIFY(i == 1 || lists.smallest(i, j) >= lists.largest(i - 1, j + 1));
        }
        says(id, 5,
             {formatted("- blocks 1 and 4: sums from {} to **{}**", lists.smallest(1, 4), lists.largest(1, 4)),
              formatted("- blocks 2 and 3: from **{}** to **{}**", lists.smallest(2, 3), lists.largest(2, 3)),
              formatted("- blocks 3 and 2: from **{}** to {}", lists.smallest(3, 2), lists.largest(3, 2)),
              formatted("- blocks 4 and 1: from **{}** to {}", lists.smallest(4, 1), lists.largest(4, 1)),
              target_ + " is inside", formatted("square of {0} by {0} has {0} + {0} − 1 = **{1}**", k, 2 * k - 1),
              formatted("at most {} pairs", 2 * k - 1), "**2k − 1**"});
        // Every such diagonal, not only the longest.
        for (std::int64_t i = 1; i < k; ++i)
            for (std::int64_t j = 2; j <= k; ++j)
                QVERIFY(lists.smallest(i + 1, j - 1) >= lists.largest(i, j));
        says(id, 6,
             {formatted("For {} pairs that is {} sums", lists.pairs(), 2 * lists.pairs()), "Row 3: too large, too large, picked, picked",
              "Row 2: picked, picked, picked, too small"});
        QCOMPARE(row(lists, 3), "++..");
        QCOMPARE(row(lists, 2), "...-");
        std::int64_t probes = 0;
        Heard third;
        prune_improved(lists.blocks_a, lists.blocks_b, lists.target, 2, [](const BlockPair&) {}, third);
        probes = third.probes;
        QCOMPARE(third.kept_blocks, (std::vector<std::pair<std::int64_t, std::int64_t>>{{2, 3}}));
        says(id, 7,
             {"Thread 3 begins with block 2 of B",
              formatted("{} + {} = **{}**", lists.blocks_a.first(2), lists.blocks_b.last(1), lists.smallest(3, 2)),
              "(Lemma 3)", "Then block 3",
              formatted("{} + {} = **{}**", lists.blocks_a.first(2), lists.blocks_b.last(2), lists.smallest(3, 3)),
              "first block is 3", "(Lemma 4)", formatted("block 3, {}", lists.largest(3, 3)),
              formatted("block 4, {}", lists.largest(3, 4)), "last block is 4", formatted("**{}** looks", probes)});
        const std::int64_t threads = usual_threads(54);
        const int looks = 2 * std::bit_width(static_cast<std::uint64_t>(threads));
        QVERIFY(threads * threads > 67'000'000 && threads * looks < 230'000);
        says(id, 8,
             {formatted("**{}** looks in the place of {}", lists.pruned_by_searches.probes, 2 * lists.pairs()),
              "54 weights", "k is " + grouped(threads), "more than 67 million",
              formatted("at most {} looks", looks / 2), "below " + grouped(230'000), "57.25 ms", "4.92 ms",
              "C2050"});
    }

private:
    static Sums shifted(Sums sums, std::int64_t weight) {
        for (std::int64_t& sum : sums)
            sum += weight;
        return sums;
    }
    /// A row of pairs of blocks: too large +, too small -, picked a point.
    static std::string row(const TwoLists& lists, std::int64_t i) {
        std::string text;
        for (std::int64_t j = 1; j <= lists.blocks_b.count(); ++j)
            text += lists.smallest(i, j) > lists.target ? '+' : lists.largest(i, j) < lists.target ? '-' : '.';
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
    std::string target_;
};

KS_TEST(TwoListLessonsTest)
#include "two_list_lessons_test.moc"
