// SPDX-License-Identifier: Apache-2.0
#include "solvers/cpu/wavefront.h"

#include "solvers/core/formatted.h"
#include "solvers/cpu/cores.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <system_error>
#include <thread>
#include <vector>

namespace ks::cpu {

namespace {

/// Pieces are assigned in order, row after row, so the first unfinished piece never waits and there is no
/// deadlock.
class Run {
public:
    Run(const Wavefront& front, std::stop_token stop)
        : front_(front), pieces_((front.columns + front.piece - 1) / front.piece), stop_(std::move(stop)),
          finished_(static_cast<std::size_t>(pieces_)) {}

    std::int64_t useful_threads() const { return std::min(front_.threads, std::max(pieces_, front_.rows)); }
    void give_up() { given_up_ = true; }
    /// The work of every thread except the caller's. An exception there ends the run and is stored.
    void work_beside() {
        try {
            work([](std::int64_t, std::int64_t) {});
        } catch (...) {
            give_up();
            if (!failed_.test_and_set())
                failure_ = std::current_exception();
        }
    }
    /// Rethrows an exception of another thread. Call it after they have ended.
    void rethrow() const {
        if (failure_)
            std::rethrow_exception(failure_);
    }

    /// The work of each thread. `watch(row, piece of the row)` is called before each piece.
    template <class Watch>
    void work(Watch watch) {
        prepare();
        for (std::int64_t seen = 0, row = 0; !stopped();) {
            const std::int64_t ticket = next_piece_.fetch_add(1, std::memory_order_relaxed);
            if (ticket >= front_.rows * pieces_)
                return;
            const std::int64_t piece = ticket % pieces_;
            if (const std::int64_t i = ticket / pieces_ + 1; i != row) {
                row = i;
                seen = 0;
                if (front_.kept > 0) // until no thread reads the row that this one overwrites
                    wait_for(row - front_.kept + 1, 0, pieces_);
            }
            watch(row, piece);
            // `seen` pieces of the row above are known to be finished; this piece reads all up to its index.
            seen = wait_for(row - 1, seen, piece + 1);
            if (stopped())
                return;
            const std::int64_t begin = piece * front_.piece;
            front_.compute(row, begin, std::min(begin + front_.piece, front_.columns));
            finished_[static_cast<std::size_t>(piece)].store(row, std::memory_order_release);
        }
    }

private:
    /// Waits until pieces [seen, end) of row i are finished as well. Returns `end`, or less if the run was
    /// cancelled.
    std::int64_t wait_for(std::int64_t i, std::int64_t seen, std::int64_t end) const {
        while (seen < end && !stopped()) {
            if (finished_[static_cast<std::size_t>(seen)].load(std::memory_order_acquire) >= i)
                ++seen;
            else
                std::this_thread::yield();
        }
        return seen;
    }

    bool stopped() const { return given_up_.load(std::memory_order_relaxed) || stop_.stop_requested(); }

    /// Prepares rows until none is left, then waits for those of the other threads.
    void prepare() {
        if (!front_.prepare)
            return;
        while (!stopped()) {
            const std::int64_t i = next_prepared_.fetch_add(1, std::memory_order_relaxed) + 1;
            if (i > front_.rows)
                break;
            front_.prepare(i);
            prepared_.fetch_add(1, std::memory_order_release);
        }
        while (prepared_.load(std::memory_order_acquire) < front_.rows && !stopped())
            std::this_thread::yield();
    }

    const Wavefront& front_;
    const std::int64_t pieces_; ///< number of pieces per row
    const std::stop_token stop_;
    std::atomic<bool> given_up_ = false;
    std::atomic_flag failed_;
    std::exception_ptr failure_;
    std::atomic<std::int64_t> next_prepared_ = 0, prepared_ = 0, next_piece_ = 0;
    std::vector<std::atomic<std::int64_t>> finished_; ///< [piece]: the last row finished there
};

} // namespace

Result<void> run_wavefront(const Wavefront& front, const Context& context) {
    Run run(front, context.stop);
    const OneThreadACore apart(run.useful_threads());
    std::vector<std::jthread> others;
    /// However this function is left, no thread waits for work that the caller's thread, or one that was
    /// never started, does not do.
    struct GiveUp {
        Run& run;
        ~GiveUp() { run.give_up(); }
    };
    const GiveUp before_they_are_joined{run};
    others.reserve(static_cast<std::size_t>(run.useful_threads()));
    try {
        for (std::int64_t i = 1; i < run.useful_threads(); ++i)
            others.emplace_back([&run] { run.work_beside(); });
    } catch (const std::system_error&) {
        return Error{.code = ErrorCode::limit,
                     .what = counted("the system refuses to start {} thread",
                                     "the system refuses to start {} threads", run.useful_threads()),
                     .todo = "choose fewer threads"};
    }
    const double pieces =
        std::max(1.0, static_cast<double>(front.columns) / static_cast<double>(front.piece));
    run.work([&](std::int64_t row, std::int64_t piece) {
        if (front.report)
            front.report(row, static_cast<double>(piece) / pieces);
    });
    others.clear(); // joins them
    run.rethrow();
    return context.check();
}

} // namespace ks::cpu
