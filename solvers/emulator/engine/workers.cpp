// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/workers.h"

#include "solvers/core/speaking_here.h"
#include "solvers/emulator/engine/block_runner.h"

#include <chrono>
#include <new>
#include <optional>

namespace ks::emulator {

namespace {

/// A stop request must take effect within 100 ms: a thread notices it after at most this time, and a lane at
/// its next loop round.
constexpr auto watch_interval = std::chrono::milliseconds(10);

/// Blocks that wait for others; they run in turn.
class Held {
public:
    Held(BlockRunner& runner, Launch& launch, SiteTable& sites)
        : runner_(runner), launch_(launch), sites_(sites) {}

    bool empty() const { return blocks_.empty(); }

    /// Returns false if the launch is void.
    bool start(std::int64_t index) {
        Block& block = runner_.open(index, launch_.traced(index));
        const Rest rest = runner_.run(block, sites_);
        if (rest == Rest::waiting) {
            if (launch_.too_large) {
                launch_.report(*launch_.too_large, index);
                return false;
            }
            blocks_.push_back(&block);
            launch_.residency.expect_changes();
            launch_.residency.changed();
        }
        return close_if_finished(block, rest);
    }

    /// Runs each block as far as possible. Returns false if the launch is void, or if no block can ever
    /// continue.
    bool go_on() {
        const std::uint64_t seen = launch_.residency.changes();
        bool moved = false;
        std::size_t kept = 0;
        for (Block* const block : blocks_) {
            const Rest rest = runner_.run(*block, sites_);
            moved |= runner_.moved();
            if (rest == Rest::waiting) {
                blocks_[kept++] = block;
                if (runner_.moved())
                    launch_.residency.changed();
            }
            if (!close_if_finished(*block, rest))
                return false;
        }
        blocks_.resize(kept);
        if (moved || launch_.residency.idle(seen))
            return true;
        if (!blocks_.empty())
            runner_.report_deadlock(blocks_);
        return false;
    }

private:
    bool close_if_finished(Block& block, Rest rest) {
        if (rest == Rest::finished) {
            runner_.close(block);
            launch_.residency.finish();
        }
        return rest != Rest::void_;
    }

    BlockRunner& runner_;
    Launch& launch_;
    SiteTable& sites_;
    std::vector<Block*> blocks_;
};

void run_blocks(BlockRunner& runner, Launch& launch) {
    SiteTable sites;
    runner.begin(launch);
    Held held(runner, launch, sites);
    while (!launch.stop.load(std::memory_order_relaxed)) {
        if (const auto index = launch.residency.start(); index) {
            if (!held.start(*index))
                break;
        } else if ((held.empty() && launch.residency.all_started()) || !held.go_on()) {
            break;
        }
    }
    launch.merge(sites);
    launch.residency.leave();
}

/// Does the same, and voids the launch if memory runs out. In that case the runner was left in the middle of
/// its work, so it is replaced by a new one.
void run_blocks_or_report(std::optional<BlockRunner>& runner, Launch& launch) {
    const SpeakingHere here(launch.language);
    try {
        if (!runner)
            runner.emplace();
        run_blocks(*runner, launch);
    } catch (const std::bad_alloc&) {
        runner.reset();
        launch.report(Error{.code = ErrorCode::limit,
                            .what = "the system has no memory left to emulate this launch",
                            .where = launch.name,
                            .todo = "close other programs or choose a smaller instance"},
                      0);
        launch.residency.leave();
    }
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
    std::optional<BlockRunner> runner;
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
            run_blocks_or_report(runner, launch);
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
        context.report_within(static_cast<double>(launch.residency.finished()) /
                              static_cast<double>(launch.shape.grid));
        lock.lock();
    }
    return context.check();
}

} // namespace ks::emulator
