// SPDX-License-Identifier: Apache-2.0
// The work of a thread in each stage, compared with brute force. The lists are those of a half of the weights
// as the generation makes them, so the sums above the target may be missing, and their blocks may be uneven.
#include "solvers/problems/subset_sum/two_list/in_turns.h"
#include "solvers/problems/subset_sum/two_list/stages.h"
#include "tests/solvers/problems/subset_sum/two_list_cases.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <set>

using namespace ks;
using namespace ks::two_list;

namespace {

using List = std::vector<std::int64_t>;

std::int64_t size_of(const List& list) {
    return static_cast<std::int64_t>(list.size());
}

constexpr auto always = [](std::int64_t) { return true; };

/// Counts the notes that it receives.
struct Counting : Silent {
    std::vector<std::int64_t> places;
    std::int64_t of_shifted = 0, judgements = 0, kept_rows = 0, cuts = 0;
    void taken(bool shifted, std::int64_t, std::int64_t out) {
        places.push_back(out);
        of_shifted += shifted ? 1 : 0;
    }
    void judged(const BlockPair&, Verdict) { ++judgements; }
    void kept(std::int64_t, std::int64_t, std::int64_t) { ++kept_rows; }
    void cut(const BlockPair&, const Window&) { ++cuts; }
};

/// A list and the shifted list, which are merged.
template <Direction D>
struct Merge {
    List list;
    std::int64_t weight = 0, limit = INT64_MAX;

    Merge(Random& random)
        : list(tests::every_sum(tests::few_weights(random, 7), D)),
          weight(random.between(0, list.front() + 9)) {
        if (random.between(0, 1) == 0) {
            limit = random.between(0, 2 * *std::ranges::max_element(list));
            std::erase_if(list, [&](std::int64_t sum) { return sum > limit; });
        }
    }
    Bounds whole() const {
        return {{0, size_of(list)}, at_most<D>(list.data(), size_of(list), weight, limit)};
    }
    List expected() const {
        List all = list;
        for (const std::int64_t sum : list)
            if (sum + weight <= limit)
                all.push_back(sum + weight);
        std::ranges::sort(all);
        if (D == Direction::falling)
            std::ranges::reverse(all);
        return all;
    }
    /// H for k threads.
    std::vector<Bounds> partitioned(std::int64_t k) const {
        std::vector<Bounds> h(static_cast<std::size_t>(2 * k));
        h[1] = whole();
        Silent silent;
        for (std::int64_t node = 1; node < k; ++node)
            partition<D>(list.data(), weight, h.data(), node, silent);
        return h;
    }
};

/// The lists of both halves, in blocks, and a target.
struct TwoLists {
    List weights, a, b;
    std::int64_t target = 0, k = 1;

    TwoLists(Random& random, bool discard) {
        weights = tests::few_weights(random, 12);
        target = tests::some_target(random, weights);
        const std::size_t middle = (weights.size() + 1) / 2;
        a = tests::every_sum(std::span(weights).first(middle));
        b = tests::every_sum(std::span(weights).subspan(middle), Direction::falling);
        if (discard)
            for (List* list : {&a, &b})
                std::erase_if(*list, [&](std::int64_t sum) { return sum > target; });
        k = std::int64_t{1} << random.between(0, 5);
    }
    Blocks blocks_a() const { return Blocks::of(a.data(), size_of(a), k); }
    Blocks blocks_b() const { return Blocks::of(b.data(), size_of(b), k); }
    bool has(const SumPair& pair) const {
        return pair.a + pair.b == target && std::ranges::count(a, pair.a) > 0 &&
               std::ranges::count(b, pair.b) > 0;
    }
    bool solvable(Range of_a, Range of_b) const {
        for (std::int64_t x = of_a.begin; x < of_a.end; ++x)
            for (std::int64_t y = of_b.begin; y < of_b.end; ++y)
                if (a[static_cast<std::size_t>(x)] + b[static_cast<std::size_t>(y)] == target)
                    return true;
        return false;
    }
    bool solvable() const { return solvable({0, size_of(a)}, {0, size_of(b)}); }
};

/// Returns the pairs picked by all threads, in order, or a solution.
Hit pruned(const TwoLists& lists, bool improved, std::vector<BlockPair>& pairs, Counting& notes) {
    const auto pick = [&](const BlockPair& pair) { pairs.push_back(pair); };
    const Blocks a = lists.blocks_a(), b = lists.blocks_b();
    for (std::int64_t thread = 0; thread < a.count(); ++thread)
        if (const Hit hit = improved ? prune_improved(a, b, lists.target, thread, pick, notes)
                                     : prune(a, b, lists.target, thread, pick, notes))
            return hit;
    return {};
}

Hit searched(const TwoLists& lists, bool improved, const std::vector<BlockPair>& pairs) {
    const Blocks a = lists.blocks_a(), b = lists.blocks_b();
    Silent silent;
    for (const BlockPair& pair : pairs) {
        Window window{a.range(pair.a), b.range(pair.b)};
        if (improved)
            if (const Hit hit = cut(a, b, pair, lists.target, window, silent))
                return hit;
        if (const Hit hit = walk(a.sums, b.sums, window, lists.target, silent))
            return hit;
    }
    return {};
}

} // namespace

class TwoListStagesTest : public QObject {
    Q_OBJECT

    template <Direction D>
    void check_merging(Random& random) {
        const Merge<D> merging(random);
        const List expected = merging.expected();
        const Bounds whole = merging.whole();
        QCOMPARE(whole.size(), size_of(expected));
        for (std::int64_t k = 1; k <= size_of(merging.list); k *= 2) {
            const std::vector<Bounds> h = merging.partitioned(k);
            Bounds at = {{0, 0}, {whole.shifted.begin, whole.shifted.begin}};
            List out(expected.size(), -1), fast = out;
            Counting notes;
            for (std::int64_t leaf = k; leaf < 2 * k; ++leaf) {
                const Bounds& part = h[static_cast<std::size_t>(leaf)];
                QCOMPARE(part.list.begin, at.list.end);
                QCOMPARE(part.shifted.begin, at.shifted.end);
                QVERIFY(part.size() == whole.size() / k || part.size() == whole.size() / k + 1);
                at = part;
                merge<D>(merging.list.data(), merging.weight, part, whole.shifted.begin, out.data(), notes);
                Merging<D> quick(merging.list.data(), merging.weight, part, whole.shifted.begin, fast.data());
                QVERIFY(alone(always, quick) == Left::done);
            }
            QCOMPARE(at.list.end, whole.list.end);
            QCOMPARE(at.shifted.end, whole.shifted.end);
            QVERIFY(out == expected);
            QVERIFY(fast == expected);
            QCOMPARE(notes.of_shifted, whole.shifted.size());
            for (std::size_t i = 0; i < notes.places.size(); ++i)
                QCOMPARE(notes.places[i], static_cast<std::int64_t>(i));
        }
    }

    template <Direction D>
    void check_growing(Random& random, const List& weights) {
        List list(std::size_t{1} << weights.size(), -1);
        list[0] = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            Growing<D> growing(list.data(), std::int64_t{1} << i, weights[i]);
            QVERIFY(alone(always, growing) == Left::done);
        }
        QVERIFY(list == tests::every_sum(weights, D));
        Q_UNUSED(random);
    }

private slots:
    void partition_and_merge() {
        Random random(test_seed());
        for (int round = 0; round < 2000; ++round) {
            check_merging<Direction::rising>(random);
            check_merging<Direction::falling>(random);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// In its own memory, alone and interleaved with another list of other or fewer weights.
    void lists_grow_in_place() {
        Random random(test_seed());
        for (int round = 0; round < 500; ++round) {
            const List one = tests::few_weights(random, 9), two = tests::few_weights(random, 9);
            check_growing<Direction::rising>(random, one);
            check_growing<Direction::falling>(random, one);
            List a(std::size_t{1} << one.size()), b(std::size_t{1} << two.size());
            a[0] = b[0] = 0;
            for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i) {
                Growing<Direction::rising> up(a.data(), std::int64_t{1} << i, one[i]);
                Growing<Direction::falling> down(b.data(), std::int64_t{1} << i, two[i]);
                QVERIFY(in_turns(always, up, down) == Left::done);
            }
            const auto both = static_cast<std::ptrdiff_t>(std::min(one.size(), two.size()));
            a.resize(std::size_t{1} << both);
            b.resize(std::size_t{1} << both);
            QVERIFY(a == tests::every_sum(List(one.begin(), one.begin() + both)));
            QVERIFY(b == tests::every_sum(List(two.begin(), two.begin() + both), Direction::falling));
            if (QTest::currentTestFailed())
                return;
        }
    }

    void pruning_data() {
        QTest::addColumn<bool>("improved");
        QTest::newRow("original: Lemmas 1 and 2") << false;
        QTest::newRow("improved: Lemmas 3 and 4") << true;
    }
    /// A pair is picked if and only if the target is strictly between its smallest and largest sum: there are
    /// at most one less than the number of blocks. Pairs that are not picked contain no solution.
    void pruning() {
        QFETCH(bool, improved);
        Random random(test_seed());
        int found = 0, finished = 0;
        for (int round = 0; round < 4000; ++round) {
            const TwoLists lists(random, round % 2 == 0);
            const Blocks a = lists.blocks_a(), b = lists.blocks_b();
            std::vector<BlockPair> pairs;
            Counting notes;
            if (const Hit hit = pruned(lists, improved, pairs, notes)) {
                QVERIFY(lists.has(*hit));
                ++found;
                continue;
            }
            ++finished;
            QCOMPARE(improved ? notes.kept_rows : notes.judgements, a.count() * (improved ? 1 : b.count()));
            QVERIFY(static_cast<std::int64_t>(pairs.size()) <= a.count() + b.count() - 1);
            for (std::int64_t x = 0; x < a.count(); ++x)
                for (std::int64_t y = 0; y < b.count(); ++y) {
                    const bool between =
                        a.first(x) + b.last(y) < lists.target && a.last(x) + b.first(y) > lists.target;
                    QCOMPARE(std::ranges::count(pairs, BlockPair{x, y}), between ? 1 : 0);
                    QVERIFY(between || !lists.solvable(a.range(x), b.range(y)));
                }
        }
        QVERIFY(found > 0 && finished > 0);
    }

    /// The original thread begins with the block with its index (Algorithm 7).
    void the_original_order_of_comparisons() {
        struct Order : Silent {
            std::vector<std::int64_t> seen;
            void judged(const BlockPair& pair, Verdict) { seen.push_back(pair.b); }
        } order;
        const List a{0, 2, 4, 6}, b{60, 40, 20, 0};
        const auto nothing = [](const BlockPair&) {};
        QVERIFY(!prune(Blocks::of(a.data(), 4, 4), Blocks::of(b.data(), 4, 4), 31, 2, nothing, order));
        QVERIFY(order.seen == (std::vector<std::int64_t>{2, 3, 0, 1}));
    }

    /// Lemmas 5 to 8: outside the window no solution exists.
    void cutting() {
        Random random(test_seed());
        int hits = 0, windows = 0, smaller = 0;
        for (int round = 0; round < 4000; ++round) {
            const TwoLists lists(random, round % 2 == 0);
            const Blocks a = lists.blocks_a(), b = lists.blocks_b();
            std::vector<BlockPair> pairs;
            Counting notes;
            if (pruned(lists, true, pairs, notes))
                continue;
            for (const BlockPair& pair : pairs) {
                Window window;
                if (const Hit hit = cut(a, b, pair, lists.target, window, notes)) {
                    QVERIFY(lists.has(*hit));
                    ++hits;
                    continue;
                }
                ++windows;
                const Range of_a = a.range(pair.a), of_b = b.range(pair.b);
                smaller += window == Window{of_a, of_b} ? 0 : 1;
                QVERIFY(of_a.begin <= window.a.begin && window.a.end <= of_a.end && window.a.size() >= 0);
                QVERIFY(of_b.begin <= window.b.begin && window.b.end <= of_b.end && window.b.size() >= 0);
                QCOMPARE(lists.solvable(window.a, window.b), lists.solvable(of_a, of_b));
            }
            QVERIFY(notes.cuts <= static_cast<std::int64_t>(pairs.size()));
        }
        QVERIFY(hits > 0 && windows > 0 && smaller > 0);
    }

    /// The walk with notes, and the fast one, alone and interleaved with another.
    void walking() {
        Random random(test_seed());
        for (int round = 0; round < 4000; ++round) {
            const TwoLists lists(random, round % 2 == 0);
            const Window window{{random.between(0, size_of(lists.a)), size_of(lists.a)},
                                {random.between(0, size_of(lists.b)), size_of(lists.b)}};
            const bool solvable = lists.solvable(window.a, window.b);
            Silent silent;
            const Hit slow = walk(lists.a.data(), lists.b.data(), window, lists.target, silent);
            QCOMPARE(slow.has_value(), solvable);
            QVERIFY(!slow || lists.has(*slow));
            Walking one(lists.a.data(), lists.b.data(), window, lists.target);
            Walking two = one, none(lists.a.data(), lists.b.data(), {}, lists.target);
            QCOMPARE(alone(always, one) == Left::met, solvable);
            QVERIFY(!solvable || lists.has(one.pair()));
            QCOMPARE(in_turns(always, none, two) == Left::met, solvable);
            QVERIFY(!solvable || (two.met() && lists.has(two.pair())));
        }
    }

    /// Two different walks alternate their steps; the first one that meets the target ends both.
    void two_walks_in_turns() {
        const List a{0, 1, 5, 6, 20, 21, 25, 26}, b{400, 300, 200, 100, 0};
        const auto solved = [&](std::int64_t target, const Window& first, const Window& second) {
            Walking one(a.data(), b.data(), first, target), two(a.data(), b.data(), second, target);
            return in_turns(always, one, two) == Left::met ? one.met() ? 1 : two.met() ? 2 : -1 : 0;
        };
        const Window low{{0, 4}, {0, 5}}, high{{4, 8}, {0, 5}};
        QCOMPARE(solved(205, low, high), 1);
        QCOMPARE(solved(225, low, high), 2);
        QCOMPARE(solved(225, high, low), 1);
        QCOMPARE(solved(207, low, high), 0);
    }

    /// After the callback returns false it is not called again, and nothing is found.
    void a_walk_is_cancelled_within_some_steps() {
        const auto size = 4 * steps_between;
        List a(static_cast<std::size_t>(size)), b(a.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            a[i] = 2 * static_cast<std::int64_t>(i);
            b[b.size() - 1 - i] = a[i];
        }
        std::int64_t asked = 0, steps = 0;
        const auto no = [&](std::int64_t made) {
            ++asked;
            steps += made;
            return false;
        };
        Walking walk(a.data(), b.data(), {{0, size}, {0, size}}, 2 * size + 1);
        QVERIFY(alone(no, walk) == Left::stopped);
        QVERIFY(steps <= 2 * steps_between);
        QVERIFY(asked <= 2);
    }

    /// The whole algorithm, with every choice of stages, agrees with brute force.
    void every_choice_of_stages() {
        Random random(test_seed());
        int solvable = 0;
        for (int round = 0; round < 1000; ++round) {
            const TwoLists lists(random, round % 2 == 0);
            solvable += lists.solvable() ? 1 : 0;
            for (const bool pruning : {false, true})
                for (const bool search : {false, true}) {
                    std::vector<BlockPair> pairs;
                    Counting notes;
                    Hit hit = pruned(lists, pruning, pairs, notes);
                    if (!hit)
                        hit = searched(lists, search, pairs);
                    QCOMPARE(hit.has_value(), lists.solvable());
                    QVERIFY(!hit || lists.has(*hit));
                }
        }
        QVERIFY(solvable > 100 && solvable < 900);
    }
};

KS_TEST(TwoListStagesTest)
#include "two_list_stages_test.moc"
