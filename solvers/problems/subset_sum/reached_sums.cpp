// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/reached_sums.h"

#include "solvers/core/formatted.h"
#include "solvers/cpu/cores.h"

#include <algorithm>
#include <barrier>
#include <bit>
#include <system_error>
#include <thread>

namespace ks {

namespace {

constexpr std::int64_t words_a_piece = std::int64_t{1} << 18; ///< 2 MiB: less than a millisecond
/// Minimum number of words per thread; the synchronisation of a thread with fewer words costs more than it
/// saves.
constexpr std::int64_t least_words_a_thread = std::int64_t{1} << 16;
/// Minimum length of a thread's part of the row, as a multiple of the words that it reads from the part
/// below.
constexpr std::int64_t least_parts_reach = 8;

std::int64_t saturated_sum(std::int64_t a, std::int64_t b) {
    std::int64_t sum = 0;
    return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

} // namespace

std::int64_t ReachedSums::bytes(std::int64_t limit, std::int64_t threads) {
    const std::int64_t row = (limit / 64 + 1) * 8;
    std::int64_t copies = 0;
    for (std::int64_t thread = 1; thread < threads; ++thread)
        copies += row / (least_parts_reach / 2) / (thread + 1) + 64;
    return row + copies;
}

std::int64_t ReachedSums::useful_threads(std::int64_t limit, std::int64_t wanted) {
    return std::clamp<std::int64_t>(limit / 64 / least_words_a_thread, 1, wanted);
}

Result<ReachedSums> ReachedSums::allocate(std::int64_t limit, cpu::ShiftOr shift_or, std::int64_t threads) {
    ReachedSums sums(limit, shift_or, threads);
    sums.bits_.reset(static_cast<std::uint64_t*>(allocate_zeros(static_cast<std::size_t>(bytes(limit)))));
    if (!sums.bits_)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the sums up to {} do not fit into memory", limit),
                     .todo = "choose an instance with a smaller target"};
    sums.bits_[0] = 1;
    return sums;
}

Result<void> ReachedSums::add(std::span<const std::int64_t> weights, const Context& context,
                              const std::function<void(std::size_t)>& begins) {
    const std::vector<Step> steps = steps_of(weights);
    if (threads_ > 1)
        return add_together(steps, context, begins);
    for (const Step& step : steps) {
        if (reached(limit_))
            return {};
        if (begins)
            begins(step.first);
        KS_CHECK(add_alone(step, context));
        finish(step);
    }
    return {};
}

/// Two weights a and b are the shifts a, b and a + b. Weights without effect are omitted.
std::vector<ReachedSums::Step> ReachedSums::steps_of(std::span<const std::int64_t> weights) const {
    std::vector<Step> steps;
    std::int64_t top = top_;
    bool open = false; // whether the last step has one weight only
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] == 0 || weights[i] > limit_)
            continue;
        top = std::min(limit_, saturated_sum(top, weights[i]));
        if (!open) {
            steps.push_back({.shifts = {weights[i]}, .first = i, .top = top});
        } else {
            std::vector<std::int64_t>& shifts = steps.back().shifts;
            const std::int64_t both = saturated_sum(shifts.front(), weights[i]);
            shifts.push_back(weights[i]);
            std::ranges::sort(shifts);
            if (both <= limit_)
                shifts.push_back(both);
            steps.back().top = top;
        }
        open = !open;
    }
    return steps;
}

Result<void> ReachedSums::add_alone(const Step& step, const Context& context) {
    for (std::int64_t end = step.top / 64 + 1; end > 0; end -= words_a_piece) {
        KS_CHECK(context.check());
        shift_or_(bits_.get(), bits_.get(), std::max<std::int64_t>(end - words_a_piece, 0), end, step.shifts);
    }
    return {};
}

/// Clears the bits of the last word that are above the limit.
void ReachedSums::finish(const Step& step) {
    top_ = step.top;
    bits_[static_cast<std::size_t>(limit_ / 64)] &= ~std::uint64_t{0} >> (63 - limit_ % 64);
}

/// Threads that each have a part of the row in every pass. The lowest words of a part read words of the part
/// below, which change during the pass. So before a pass each thread copies those words.
class ReachedSums::Together {
public:
    Together(ReachedSums& sums, std::span<const Step> steps, std::stop_token stop)
        : sums_(sums), steps_(steps), stop_(std::move(stop)),
          copies_(static_cast<std::size_t>(sums.threads_)), meet_(sums.threads_) {
        std::vector<std::int64_t> most(copies_.size()); // thread 0 has no part below
        for (const Step& step : steps)
            for (std::int64_t thread = 1; thread < shares(step); ++thread)
                most[static_cast<std::size_t>(thread)] =
                    std::max(most[static_cast<std::size_t>(thread)], reach(step));
        for (std::size_t thread = 0; thread < most.size(); ++thread)
            copies_[thread].resize(static_cast<std::size_t>(2 * most[thread]));
    }

    /// The work of each thread. Only thread 0 calls `goes_on(step)` before a pass, while the others wait.
    template <class GoesOn>
    void work(std::int64_t thread, GoesOn goes_on) {
        for (const Step& step : steps_) {
            if (thread == 0)
                ask(step, goes_on);
            meet_.arrive_and_wait();
            if (!go_on_)
                return;
            const Part part = part_of(step, thread);
            std::vector<std::uint64_t>& below = copies_[static_cast<std::size_t>(thread)];
            std::copy(row() + part.begin - part.reach, row() + part.begin + part.reach, below.begin());
            meet_.arrive_and_wait();
            add(step, part, below);
            meet_.arrive_and_wait();
            if (thread == 0)
                sums_.finish(step);
        }
    }
    /// Called for a thread that was never started.
    void leave() { meet_.arrive_and_drop(); }

private:
    struct Part {
        std::int64_t begin = 0, end = 0; ///< words
        std::int64_t reach = 0;          ///< number of words below `begin` that are also read
    };

    template <class GoesOn>
    void ask(const Step& step, GoesOn goes_on) {
        try {
            go_on_ = goes_on(step);
        } catch (...) {
            go_on_ = false;
            meet_.arrive_and_wait();
            throw;
        }
    }

    static std::int64_t reach(const Step& step) { return step.shifts.back() / 64 + 2; }
    std::int64_t shares(const Step& step) const {
        const std::int64_t least = std::max(least_parts_reach * reach(step), least_words_a_thread);
        return std::clamp<std::int64_t>((step.top / 64 + 1) / least, 1, sums_.threads_);
    }
    Part part_of(const Step& step, std::int64_t thread) const {
        const std::int64_t words = step.top / 64 + 1, shared = shares(step);
        if (thread >= shared)
            return {};
        return {.begin = words * thread / shared,
                .end = words * (thread + 1) / shared,
                .reach = thread == 0 ? 0 : reach(step)};
    }

    /// Visits the words from the end down. The words whose sources are in the part below come last and read
    /// the copy.
    void add(const Step& step, const Part& part, const std::vector<std::uint64_t>& below) const {
        const std::int64_t own = part.begin + part.reach;
        for (std::int64_t end = part.end; end > own && !stop_.stop_requested(); end -= words_a_piece)
            sums_.shift_or_(row(), row(), std::max(end - words_a_piece, own), end, step.shifts);
        if (part.reach > 0) // the copy begins at the row's word begin - reach; no earlier word is read
            sums_.shift_or_(below.data(), row() + part.begin - part.reach, part.reach, 2 * part.reach,
                            step.shifts);
    }
    std::uint64_t* row() const { return sums_.bits_.get(); }

    ReachedSums& sums_;
    std::span<const Step> steps_;
    std::stop_token stop_;
    std::vector<std::vector<std::uint64_t>> copies_;
    std::barrier<> meet_;
    bool go_on_ = true;
};

Result<void> ReachedSums::add_together(std::span<const Step> steps, const Context& context,
                                       const std::function<void(std::size_t)>& begins) {
    const cpu::OneThreadACore apart(threads_);
    Together together(*this, steps, context.stop);
    std::vector<std::jthread> others;
    const auto no_more = [](const Step&) { return false; };
    try {
        others.reserve(static_cast<std::size_t>(threads_));
        for (std::int64_t i = 1; i < threads_; ++i)
            others.emplace_back([&together, i, no_more] { together.work(i, no_more); });
    } catch (const std::system_error&) {
        for (auto missing = threads_ - 1 - static_cast<std::int64_t>(others.size()); missing > 0; --missing)
            together.leave();
        together.work(0, no_more);
        return Error{.code = ErrorCode::limit,
                     .what = counted("the system refuses to start {} thread",
                                     "the system refuses to start {} threads", threads_),
                     .todo = "choose fewer threads"};
    }
    together.work(0, [&](const Step& step) {
        if (reached(limit_) || context.stop.stop_requested())
            return false;
        if (begins)
            begins(step.first);
        return true;
    });
    return context.check();
}

Result<std::int64_t> ReachedSums::largest(const Context& context) const {
    auto k = static_cast<std::size_t>(top_ / 64);
    for (; bits_[k] == 0; --k) // the sum 0 is always reached
        if (k % words_a_piece == 0)
            KS_CHECK(context.check());
    return static_cast<std::int64_t>(k) * 64 + 63 - std::countl_zero(bits_[k]);
}

std::uint64_t ReachedSums::word_at(std::int64_t begin) const {
    const auto word = [&](std::int64_t k) {
        return k >= 0 && k <= limit_ / 64 ? bits_[static_cast<std::size_t>(k)] : 0;
    };
    const std::int64_t k = begin >= 0 ? begin / 64 : -((63 - begin) / 64); // rounded down
    const auto shift = static_cast<int>(begin - k * 64);
    return word(k) >> shift | (word(k + 1) << 1) << (63 - shift);
}

} // namespace ks
