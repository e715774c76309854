// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/launch_queue.h"

#include <memory>
#include <vector>

namespace ks::gpu {

/// The streams of a backend, one for each queue; queue 0 is there from the beginning. Buffers hold them, too,
/// because memory is taken and given back in the stream order of queue 0. So a free never waits for a kernel
/// that a cancelled run left behind.
class Queues {
public:
    Queues() = default;
    Queues(const Queues&) = delete;
    Queues& operator=(const Queues&) = delete;
    ~Queues();
    static Result<std::shared_ptr<Queues>> open();

    /// Opens queues until there are the queues 0 .. count - 1. What is put into a new one comes behind what
    /// is in queue 0.
    Result<void> open(int count);
    int count() const { return static_cast<int>(all_.size()); }
    cudaStream_t stream(int queue) const { return at(queue).stream; }
    /// Notes one launch in the queue (LaunchQueue::launched).
    Result<void> launched(int queue, Context& context) {
        return at(queue).launches.launched(stream(queue), context);
    }

    /// Sets a mark behind what is in the queue; `between_ms` has the milliseconds between two marks.
    Result<std::int64_t> mark(int queue);
    std::size_t marks() const { return marks_.size(); }
    Result<double> between_ms(std::int64_t from, std::int64_t to) const;
    /// What is put into the queue from now on comes behind the mark.
    Result<void> wait(int queue, std::int64_t mark) const;

    /// What is put into queue 0 from now on comes behind all that is in the others. Called before memory is
    /// given back.
    Result<void> gather();
    /// What is put into the others from now on comes behind all that is in queue 0. Called after memory was
    /// taken.
    Result<void> spread();

    /// Waits until all that is in any queue is done, or the context says to stop.
    Result<void> wait(Context& context) const;

private:
    struct One {
        cudaStream_t stream = nullptr;
        cudaEvent_t event = nullptr; ///< marks what is in it, for `gather` and `spread`
        LaunchQueue launches;

        One() = default;
        One(const One&) = delete;
        One& operator=(const One&) = delete;
        ~One();
    };

    One& at(int queue) const { return *all_[static_cast<std::size_t>(queue)]; }
    Result<void> add();
    /// What is put into `later` from now on comes behind what is in `first`.
    static Result<void> order(const One& first, const One& later);

    std::vector<std::unique_ptr<One>> all_;
    std::vector<cudaEvent_t> marks_;
};

} // namespace ks::gpu
