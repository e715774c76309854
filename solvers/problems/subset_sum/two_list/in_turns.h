// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/subset_sum/two_list/stages.h"

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <utility>

// Fast loops for merging and searching on a CPU. The outcome of a step is practically random, so a branch
// would be mispredicted every other time. A step also needs the result of the previous one, so a core is idle
// most of the time unless the steps of several lists are interleaved: merging takes 1.6, 0.9 and 0.6 ns per
// element for one, two and four lists (2^20 elements, a core of an AMD EPYC virtual machine, g++ 12 -O2,
// 2026-11-25).
namespace ks::two_list {

/// Returns the number itself. The empty instruction hides its origin from the compiler, and keeps it in a
/// general register.
inline std::int64_t hidden(std::int64_t number) {
    asm("" : "+r"(number));
    return number;
}

/// Returns 1 or 0. If the compiler knew that there are only two values, it would use a branch for what is
/// computed from them.
inline std::int64_t as_number(bool truth) {
    return hidden(truth ? 1 : 0);
}

/// A list that grows by a weight in its memory, which has room for twice its elements: it is merged with
/// itself shifted, from the back. The next place to write, list_ + shifted_ + 1, is above every element that
/// is still to be read.
template <Direction D>
class Growing {
public:
    Growing(std::int64_t* sums, std::int64_t size, std::int64_t weight)
        : sums_(sums), weight_(weight), list_(size - 1), shifted_(size - 1) {}

    /// Returns a number of steps during which neither the list nor the shifted list can run out.
    std::int64_t sure() const { return std::min(list_, shifted_) + 1; }
    /// Returns false: a step never ends the loop.
    bool step() {
        const std::int64_t of_list = sums_[list_], shifted = sums_[shifted_] + weight_;
        const std::int64_t later = as_number(!goes_ahead<D>(shifted, of_list));
        sums_[list_ + shifted_ + 1] = later != 0 ? shifted : of_list;
        shifted_ -= later;
        list_ -= 1 - later;
        return false;
    }
    /// Called when `sure` is 0. The remaining elements of the list are already in place.
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

/// `walk` of stages.h without notes. The two candidates for the next element are read before it is known
/// which one it is.
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
    /// Returns true if the walk has met the target.
    bool step() {
        const std::int64_t next_a = a_[1], next_b = b_[1], sum = at_a_ + at_b_;
        if (sum == target_)
            return true;
        const std::int64_t below = as_number(sum < target_); // as a mask, because for two choices g++ would
                                                             // use branches
        at_a_ ^= (at_a_ ^ next_a) & -below;
        at_b_ ^= (at_b_ ^ next_b) & (below - 1);
        a_ += below;
        b_ += 1 - below;
        return false;
    }
    /// Called when `sure` is 0 or less: one list is at its last element, so the walk follows the other until
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
    /// Returns the two current elements, which are a solution if `met`.
    SumPair pair() const { return {at_a_, at_b_}; }
    bool met() const { return at_a_ + at_b_ == target_; }

private:
    const std::int64_t *a_, *a_end_, *b_, *b_end_;
    std::int64_t target_, at_a_ = 0, at_b_ = 0;
};

/// How a loop ended.
enum class Left { done, met, stopped };

/// The loops below call `go_on(steps)` with the number of new steps, about every `steps_between` steps and at
/// the end. It returns whether to continue.
inline constexpr std::int64_t steps_between = std::int64_t{1} << 19;

/// Interleaves the steps of several objects until one runs out. `made` counts the steps since the last check.
/// They are copies, which can be in registers, and go back into `ends`.
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

/// Takes all steps of one object.
template <class GoOn, class Steps>
Left alone(const GoOn& go_on, Steps& steps) {
    std::int64_t made = 0;
    Left left = while_all_have_some(made, go_on, std::tie(steps), steps);
    if (left == Left::done && steps.finish())
        left = Left::met;
    return left == Left::stopped || !go_on(made) ? Left::stopped : left;
}

/// Takes all steps of several objects, interleaved as long as each has some. When one has met the target, the
/// others stop at an arbitrary step.
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
