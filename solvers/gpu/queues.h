// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/gpu/launch_queue.h"

#include <memory>
#include <vector>

namespace ks::gpu {

/// The streams of a backend, one a queue; queue 0 is there from the beginning. Buffers hold them too, since
/// memory is taken and given back in stream order, in that of queue 0: a free then never waits for a kernel
/// that a cancelled run left behind.
class Queues {
public:
    Queues() = default;
    Queues(const Queues&) = delete;
    Queues& operator=(const Queues&) = delete;
    ~Queues();
    static Result<std::shared_ptr<Queues>> open();

    /// From now on there are the queues 0 .. count - 1. What is put into a new one comes behind what stands
    /// in queue 0.
    Result<void> open(int count);
    int count() const { return static_cast<int>(all_.size()); }
    cudaStream_t stream(int queue) const { return at(queue).stream; }
    /// Notes one launch in the queue (LaunchQueue::launched).
    Result<void> launched(int queue, Context& context) {
        return at(queue).launches.launched(stream(queue), context);
    }

    /// A mark behind what is in the queue; milliseconds between two.
    Result<std::int64_t> mark(int queue);
    std::size_t marks() const { return marks_.size(); }
    Result<double> between_ms(std::int64_t from, std::int64_t to) const;
    /// What is put into the queue from now on comes behind the mark.
    Result<void> wait(int queue, std::int64_t mark) const;

    /// What is put into queue 0 from now on comes behind all that is in the others: before memory is
    /// given back.
    Result<void> gather();
    /// What is put into the others from now on comes behind all that is in queue 0: after memory was
    /// taken.
    Result<void> spread();

    /// Until all that is in any queue is done, or the context says to stop.
    Result<void> wait(Context& context) const;
    /// The same whatever it takes.
    void wait() const;

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
