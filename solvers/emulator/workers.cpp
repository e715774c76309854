// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/workers.h"

#include "solvers/emulator/block_runner.h"

#include <chrono>

namespace ks::emulator {

namespace {

/// A stop request is answered within 100 ms: seen after this, then at a lane's next loop round.
constexpr auto watch_interval = std::chrono::milliseconds(10);

void run_blocks(BlockRunner& runner, Launch& launch) {
    SiteTable sites;
    runner.begin(launch);
    while (!launch.stop.load(std::memory_order_relaxed)) {
        const std::int64_t block = launch.next_block.fetch_add(1, std::memory_order_relaxed);
        if (block >= launch.shape.grid || !runner.run(block, launch.traced(block), sites))
            break;
        launch.finished_blocks.fetch_add(1, std::memory_order_relaxed);
    }
    launch.merge(sites);
}

} // namespace

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        quit_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_)
        thread.join();
}

void Workers::work(int index) {
    BlockRunner runner;
    std::uint64_t seen = 0;
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [&] { return quit_ || serial_ != seen; });
        if (quit_)
            return;
        seen = serial_;
        Launch& launch = *launch_;
        lock.unlock();
        if (index < launch.workers)
            run_blocks(runner, launch);
        lock.lock();
        if (--busy_ == 0)
            done_.notify_all();
    }
}

Result<void> Workers::run(Launch& launch, Context& context) {
    std::unique_lock lock(mutex_);
    launch_ = &launch;
    while (static_cast<int>(threads_.size()) < launch.workers)
        threads_.emplace_back([this, i = static_cast<int>(threads_.size())] { work(i); });
    busy_ = static_cast<int>(threads_.size());
    ++serial_;
    wake_.notify_all();
    while (!done_.wait_for(lock, watch_interval, [&] { return busy_ == 0; })) {
        lock.unlock();
        if (context.stop.stop_requested())
            launch.stop = true;
        context.report_within(static_cast<double>(launch.finished_blocks.load()) /
                              static_cast<double>(launch.shape.grid));
        lock.lock();
    }
    return context.check();
}

} // namespace ks::emulator
