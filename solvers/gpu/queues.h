// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/launch_queue.h"

#include <memory>
#include <vector>

namespace ks::gpu {

/// The streams of a backend, one per queue; queue 0 always exists. Buffers hold them as well, because memory
/// is allocated and freed in the stream order of queue 0. So a free never waits for a kernel that a cancelled
/// run left running.
class Queues {
public:
    Queues() = default;
    Queues(const Queues&) = delete;
    Queues& operator=(const Queues&) = delete;
    ~Queues();
    static Result<std::shared_ptr<Queues>> open();

    /// Opens queues until queues 0 .. count - 1 exist. Work put into a new queue runs after the work already
    /// in queue 0.
    Result<void> open(int count);
    int count() const { return static_cast<int>(all_.size()); }
    cudaStream_t stream(int queue) const { return at(queue).stream; }
    /// Notes one launch in the queue (LaunchQueue::launched).
    Result<void> launched(int queue, Context& context) {
        return at(queue).launches.launched(stream(queue), context);
    }

    /// Sets a mark after the work now in the queue; `between_ms` returns the milliseconds between two marks.
    Result<std::int64_t> mark(int queue);
    std::size_t marks() const { return marks_.size(); }
    Result<double> between_ms(std::int64_t from, std::int64_t to) const;
    /// Work put into the queue from now on runs after the mark.
    Result<void> wait(int queue, std::int64_t mark) const;

    /// Work put into queue 0 from now on runs after all work in the other queues. Called before memory is
    /// freed.
    Result<void> gather();
    /// Work put into the other queues from now on runs after all work in queue 0. Called after memory was
    /// allocated.
    Result<void> spread();

    /// Waits until all work in all queues is done, or the run is cancelled.
    Result<void> wait(Context& context) const;

private:
    struct One {
        cudaStream_t stream = nullptr;
        cudaEvent_t event = nullptr; ///< marks the current end of the stream, for `gather` and `spread`
        LaunchQueue launches;

        One() = default;
        One(const One&) = delete;
        One& operator=(const One&) = delete;
        ~One();
    };

    One& at(int queue) const { return *all_[static_cast<std::size_t>(queue)]; }
    Result<void> add();
    /// Work put into `later` from now on runs after the work in `first`.
    static Result<void> order(const One& first, const One& later);

    std::vector<std::unique_ptr<One>> all_;
    std::vector<cudaEvent_t> marks_;
};

} // namespace ks::gpu
