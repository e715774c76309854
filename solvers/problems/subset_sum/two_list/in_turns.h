// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/two_list/stages.h"

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <utility>

// The loops of merging and searching as a CPU runs them fast. A step's outcome is as good as random, so a
// jump would be mispredicted every other time; and a step needs the one before, so a core is idle most of the
// time unless several lists take their steps in turns: merging takes 1.6, 0.9 and 0.6 ns an element for one,
// two and four of them (2^20 elements, a core of an AMD EPYC virtual machine, g++ 12 -O2, 2026-11-25).
namespace ks::two_list {

/// The number itself. The empty instruction hides from the compiler where it comes from, and keeps it in a
/// general register.
inline std::int64_t hidden(std::int64_t number) {
    asm("" : "+r"(number));
    return number;
}

/// 1 or 0. If the compiler knew that there are only two values, it would make a jump of what is computed from
/// them.
inline std::int64_t as_number(bool truth) {
    return hidden(truth ? 1 : 0);
}

/// A list that grows by a weight in its own memory, which has room for twice its elements: it is merged with
/// itself shifted, from the back. The next place to write, list_ + shifted_ + 1, is above every element that
/// is still to be read.
template <Direction D>
class Growing {
public:
    Growing(std::int64_t* sums, std::int64_t size, std::int64_t weight)
        : sums_(sums), weight_(weight), list_(size - 1), shifted_(size - 1) {}

    /// After so many steps neither the list nor the shifted list has run out before the last of them.
    std::int64_t sure() const { return std::min(list_, shifted_) + 1; }
    /// Never ends anything: false.
    bool step() {
        const std::int64_t of_list = sums_[list_], shifted = sums_[shifted_] + weight_;
        const std::int64_t later = as_number(!goes_ahead<D>(shifted, of_list));
        sums_[list_ + shifted_ + 1] = later != 0 ? shifted : of_list;
        shifted_ -= later;
        list_ -= 1 - later;
        return false;
    }
    /// When `sure` is 0. What is left of the list is where it belongs.
    bool finish() {
        if (list_ < 0)
            for (; shifted_ >= 0; --shifted_)
                sums_[shifted_] += weight_;
        return false;
    }

private:
    std::int64_t* sums_;
    std::int64_t weight_, list_, shifted_;
};

/// `merge` of stages.h without notes.
template <Direction D>
class Merging {
public:
    Merging(const std::int64_t* list, std::int64_t weight, const Bounds& part, std::int64_t shifted_from,
            std::int64_t* out)
        : list_(list + part.list.begin), list_end_(list + part.list.end), shifted_(list + part.shifted.begin),
          shifted_end_(list + part.shifted.end), weight_(weight),
          out_(out + part.list.begin + part.shifted.begin - shifted_from) {}

    std::int64_t sure() const { return std::min(list_end_ - list_, shifted_end_ - shifted_); }
    bool step() {
        const std::int64_t of_list = *list_, shifted = *shifted_ + weight_;
        const std::int64_t ahead = as_number(goes_ahead<D>(shifted, of_list));
        *out_++ = ahead != 0 ? shifted : of_list;
        shifted_ += ahead;
        list_ += 1 - ahead;
        return false;
    }
    bool finish() {
        out_ = std::copy(list_, list_end_, out_);
        for (; shifted_ < shifted_end_; ++shifted_)
            *out_++ = *shifted_ + weight_;
        return false;
    }

private:
    const std::int64_t *list_, *list_end_, *shifted_, *shifted_end_;
    std::int64_t weight_;
    std::int64_t* out_;
};

/// `walk` of stages.h without notes. The two elements that may be next are read before it is known which of
/// them it is.
class Walking {
public:
    Walking(const std::int64_t* a, const std::int64_t* b, const Window& window, std::int64_t target)
        : a_(a + window.a.begin), a_end_(a + window.a.end), b_(b + window.b.begin), b_end_(b + window.b.end),
          target_(target) {
        if (a_ < a_end_ && b_ < b_end_) {
            at_a_ = *a_;
            at_b_ = *b_;
        }
    }

    std::int64_t sure() const { return std::min(a_end_ - a_, b_end_ - b_) - 1; }
    /// True where the walk has met the target.
    bool step() {
        const std::int64_t next_a = a_[1], next_b = b_[1], sum = at_a_ + at_b_;
        if (sum == target_)
            return true;
        const std::int64_t below = as_number(sum < target_); // as a mask: for two choices g++ would jump
        at_a_ ^= (at_a_ ^ next_a) & -below;
        at_b_ ^= (at_b_ ^ next_b) & (below - 1);
        a_ += below;
        b_ += 1 - below;
        return false;
    }
    /// When `sure` is 0 or less: one list is at its last element, so the walk would go along the other until
    /// it meets the target or is past it.
    bool finish() {
        if (a_ >= a_end_ || b_ >= b_end_)
            return false;
        if (a_end_ - a_ == 1)
            b_ = std::partition_point(b_, b_end_, [&](std::int64_t b) { return b > target_ - at_a_; });
        else
            a_ = std::partition_point(a_, a_end_, [&](std::int64_t a) { return a < target_ - at_b_; });
        if (a_ == a_end_ || b_ == b_end_)
            return false;
        at_a_ = *a_;
        at_b_ = *b_;
        return met();
    }
    /// The two elements that it is at, and whether they are a solution.
    SumPair pair() const { return {at_a_, at_b_}; }
    bool met() const { return at_a_ + at_b_ == target_; }

private:
    const std::int64_t *a_, *a_end_, *b_, *b_end_;
    std::int64_t target_, at_a_ = 0, at_b_ = 0;
};

/// How a loop was left.
enum class Left { done, met, stopped };

/// The loops below call `go_on(steps)` with the steps made since, about every so many of them and at the end.
/// It says whether to go on.
inline constexpr std::int64_t steps_between = std::int64_t{1} << 19;

/// Some of the above take steps in turns for as long as none has run out. `made` counts those since the last
/// look. They are copies, which can be in registers, and go back into `ends`.
template <class GoOn, class... Steps>
Left while_all_have_some(std::int64_t& made, const GoOn& go_on, std::tuple<Steps&...> ends, Steps... at) {
    Left left = Left::done;
    for (std::int64_t sure = 0; left == Left::done && (sure = std::min({at.sure()..., steps_between})) > 0;) {
        made += sure * static_cast<std::int64_t>(sizeof...(at));
        for (; sure > 0 && left == Left::done; --sure)
            if ((at.step() || ...))
                left = Left::met;
        if (made >= steps_between && !go_on(std::exchange(made, 0)))
            left = Left::stopped;
    }
    ends = std::tie(at...);
    return left;
}

/// Takes all the steps of one of the above.
template <class GoOn, class Steps>
Left alone(const GoOn& go_on, Steps& steps) {
    std::int64_t made = 0;
    Left left = while_all_have_some(made, go_on, std::tie(steps), steps);
    if (left == Left::done && steps.finish())
        left = Left::met;
    return left == Left::stopped || !go_on(made) ? Left::stopped : left;
}

/// Takes all the steps of several, in turns for as long as each has some. When one has met the target, the
/// others are where they happen to be.
template <class GoOn, class... Steps>
Left in_turns(const GoOn& go_on, Steps&... steps) {
    std::int64_t made = 0;
    Left left = while_all_have_some(made, go_on, std::tie(steps...), steps...);
    if (left == Left::done && !go_on(made))
        left = Left::stopped;
    const auto rest = [&](auto& one) {
        if (left == Left::done)
            left = alone(go_on, one);
    };
    (rest(steps), ...);
    return left;
}

} // namespace ks::two_list
