// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/telemetry/sampler.h"

#include "solvers/gpu/telemetry/board.h"

#include <algorithm>
#include <condition_variable>

namespace ks::gpu {

TelemetrySampler::TelemetrySampler(std::function<Result<nvml::Functions>()> load, std::string uuid, bool gpm,
                                   Callback callback)
    : thread_([this, load = std::move(load), uuid = std::move(uuid), gpm, callback = std::move(callback)](
                  std::stop_token stop) { run(std::move(stop), load, uuid, gpm, callback); }) {}

std::vector<std::string> TelemetrySampler::remarks() const {
    const std::scoped_lock lock(mutex_);
    return remarks_;
}

void TelemetrySampler::remark(const std::string& sentence) {
    const std::scoped_lock lock(mutex_);
    if (!sentence.empty() && std::ranges::find(remarks_, sentence) == remarks_.end())
        remarks_.push_back(sentence);
}

void TelemetrySampler::run(std::stop_token stop, const std::function<Result<nvml::Functions>()>& load,
                           const std::string& uuid, bool gpm, const Callback& callback) {
    const Result<nvml::Functions> functions = load();
    if (!functions)
        return remark(functions.error().sentence());
    const Result<std::unique_ptr<Board>> board = Board::open(*functions, uuid, gpm);
    if (!board)
        return remark(board.error().sentence());

    std::mutex waiting;
    std::condition_variable_any never; // never notified: used only to wait for the time or the stop
    std::unique_lock lock(waiting);
    auto next = std::chrono::steady_clock::now();
    while (!stop.stop_requested()) {
        const live::Telemetry telemetry = (*board)->read();
        remark((*board)->without_gpm());
        callback(telemetry);
        // If a reading took longer than the interval, the next one still waits a full interval.
        next = std::max(next + interval, std::chrono::steady_clock::now());
        never.wait_until(lock, stop, next, [] { return false; });
    }
}

} // namespace ks::gpu
