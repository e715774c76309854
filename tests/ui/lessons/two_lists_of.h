// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/stages.h"
#include "tests/ui/lessons/lesson_words.h"
#include "ui/lessons/lesson.h"

#include <QTest>

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

// The numbers of the lessons on two lists, computed by the functions that the variants use.
namespace ks::tests {

using two_list::BlockPair;
using two_list::Blocks;
using two_list::Direction;
using two_list::Range;

using Sums = std::vector<std::int64_t>;

inline std::string listed(std::span<const std::int64_t> sums) {
    std::string text;
    for (const std::int64_t sum : sums)
        text += (text.empty() ? "" : ", ") + std::to_string(sum);
    return text;
}

inline std::string share_text(double share) {
    return formatted("{:.1f}\u00A0%", 100 * share);
}

/// Records the notes of the stages.
struct Heard : two_list::Silent {
    std::int64_t judged_pairs = 0, probes = 0, comparisons = 0;
    std::vector<std::pair<std::int64_t, std::int64_t>> kept_blocks; ///< [block of A]
    void judged(const BlockPair&, two_list::Verdict) { ++judged_pairs; }
    void probed(std::int64_t, std::int64_t, bool) { ++probes; }
    void kept(std::int64_t, std::int64_t low, std::int64_t high) { kept_blocks.emplace_back(low, high); }
    void compared(std::int64_t, std::int64_t, std::int64_t) { ++comparisons; }
};

template <Direction D>
struct Grown {
    std::vector<Sums> lists{{0}}; ///< [weights so far]
    /// [weights so far]: the sums above the limit that this weight would make
    std::vector<Sums> left_out{Sums()};
    std::int64_t merged = 0; ///< sums written by merges

    Grown(std::span<const std::int64_t> weights, std::int64_t limit) {
        two_list::Silent silent;
        for (const std::int64_t weight : weights) {
            const Sums& list = lists.back();
            const auto size = static_cast<std::int64_t>(list.size());
            const Range fits = two_list::at_most<D>(list.data(), size, weight, limit);
            Sums next(static_cast<std::size_t>(size + fits.size())), out;
            two_list::merge<D>(list.data(), weight, {{0, size}, fits}, fits.begin, next.data(), silent);
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

/// Both lists of an instance, and the effect of each stage on them.
struct TwoLists {
    std::int64_t target;
    two_list::Halves halves;
    Grown<Direction::rising> a;
    Grown<Direction::falling> b;
    Blocks blocks_a, blocks_b;
    std::vector<BlockPair> picked;
    Heard pruned, pruned_by_searches, searched, searched_windows;
    std::int64_t looks = 0; ///< number of probes of the four binary searches
    std::vector<two_list::Window> windows;
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> comparisons; ///< by picked pair

    TwoLists(const SubsetSumInstance& instance, bool improved)
        : target(instance.target()),
          halves(halve(instance.weights(),
                       improved ? two_list::Order::nonincreasing : two_list::Order::as_given)),
          a(halves.first.weights, improved ? target : instance.heaviest()),
          b(halves.second.weights, improved ? target : instance.heaviest()) {
        const std::int64_t k = two_list::usual_threads(instance.weights().size());
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
    TwoLists(const TwoLists&) = delete; // the blocks refer to the lists

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
    /// Repeats the searches of `cut`, which does not report its number of probes.
    void count_looks(const two_list::Window& whole, const two_list::Window& window) {
        std::optional<std::int64_t> hit;
        const auto side = [&](std::int64_t x, std::int64_t y) {
            ++looks;
            const std::int64_t sum =
                a.all()[static_cast<std::size_t>(x)] + b.all()[static_cast<std::size_t>(y)];
            return sum < target ? -1 : sum > target ? 1 : 0;
        };
        const std::int64_t low = two_list::first_reached(
            whole.a, [&](std::int64_t x) { return side(x, whole.b.begin); }, hit);
        const std::int64_t end = two_list::first_reached(
            {low, whole.a.end}, [&](std::int64_t x) { return side(x, whole.b.end - 1); }, hit);
        QCOMPARE(Range(low, end), window.a);
        if (low >= end)
            return;
        const std::int64_t low_b = two_list::first_reached(
            whole.b, [&](std::int64_t y) { return -side(low, y); }, hit);
        const std::int64_t end_b = two_list::first_reached(
            {low_b, whole.b.end}, [&](std::int64_t y) { return -side(end - 1, y); }, hit);
        QCOMPARE(Range(low_b, end_b), window.b);
    }
};

inline const SubsetSumInstance& subset_sum(const InstancePtr& instance) {
    return static_cast<const SubsetSumInstance&>(*instance);
}

/// The four lessons, and their example in both forms.
struct TwoListLessons {
    void load() {
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
    const ui::Lesson& lesson(const std::string& id) { return lessons_[id]; }
    void says(const std::string& id, std::size_t step, const std::vector<std::string>& words) {
        QVERIFY2(step <= lesson(id).steps.size(), id.c_str());
        const QString wrong = wrong_figures(lesson(id), step, words);
        QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(id + ", ") + wrong));
    }

    std::map<std::string, ui::Lesson> lessons_;
    InstancePtr example_;
    std::unique_ptr<TwoLists> original_, improved_;
    std::string target_;
};

} // namespace ks::tests
