// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/prepare_trace.h"

#include "solvers/core/formatted.h"
#include "solvers/occupancy/block_schedule.h"

#include <algorithm>

namespace ks::emulator {

namespace {

std::int64_t traced_blocks(const Recorder& recorder, const LaunchShape& shape) {
    return std::min(shape.grid, recorder.blocks.value_or(shape.grid));
}

Result<void> check_events(const Recorder& recorder, const LaunchShape& shape) {
    const std::int64_t traced = traced_blocks(recorder, shape);
    const double share = static_cast<double>(traced) / static_cast<double>(shape.grid);
    if (recorder.expected_events * share <= recorder.most_events)
        return {};
    const auto millions = [](double count) { return static_cast<std::int64_t>(count / 1e6); };
    const auto fitting = static_cast<std::int64_t>(static_cast<double>(shape.grid) * recorder.most_events /
                                                   recorder.expected_events);
    Error error{.code = ErrorCode::limit,
                .what = formatted("tracing {} of {} blocks of each launch would record about {} million "
                                  "events, and {} million is the most",
                                  traced, shape.grid, millions(recorder.expected_events * share),
                                  millions(recorder.most_events)),
                .todo = "choose a smaller instance"};
    if (fitting > 0) {
        error.remedy.advice =
            formatted("trace a part with at most {} blocks, or choose a smaller instance", fitting);
        error.todo = formatted("trace a part with --blocks {}, or choose a smaller instance", fitting);
    }
    return error;
}

} // namespace

Result<void> prepare_trace(Launch& launch, Recorder& recorder, const DevicePreset& device) {
    const LaunchShape& shape = launch.shape;
    KS_CHECK(check_events(recorder, shape));
    launch.traced_blocks = traced_blocks(recorder, shape);
    if (shape.grid <= most_scheduled_blocks)
        launch.costs.assign(static_cast<std::size_t>(shape.grid), -1);
    launch.lockstep = recorder.lockstep;
    recorder.sms = device.sms;
    // CUDA C Programming Guide, Compute Capability 2.x: loads go through L1, whose lines have 128 bytes.
    recorder.load_bytes = device.cc.starts_with("2.") ? 128 : 32;
    const auto& place = recorder.window;
    if (!place || place->launch != static_cast<std::int64_t>(recorder.launches.size()))
        return {};
    const int warps = (shape.block + warp_size - 1) / warp_size;
    if (place->block >= shape.grid || place->warp >= warps)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("launch {} has {} of {}, and the window is block {}, warp {}",
                                       place->launch, counted("{} block", "{} blocks", shape.grid),
                                       counted("{} warp", "{} warps", warps), place->block, place->warp),
                     .where = launch.name,
                     .todo = "count blocks and warps from 0"};
    launch.window.emplace(place->block, place->warp);
    return {};
}

} // namespace ks::emulator
