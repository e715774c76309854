// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/live_run.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The members of a `knapscope-live` document, once for its writer and its reader.
namespace ks::live_fields {

inline constexpr std::string_view format = "knapscope-live";
inline constexpr std::int64_t version = 1;

/// The words of live::Grain, in its order.
inline constexpr std::array<std::string_view, 3> grains = {"none", "warp", "block"};

/// A column of integers: what it holds of an item, and how it is put there. A column's values are at most
/// 2^62, so that differences and sums of two never overflow.
template <class Item>
struct Column {
    std::string_view name;
    std::int64_t (*get)(const Item&);
    void (*set)(Item&, std::int64_t);
};
template <class Item>
using Columns = std::vector<Column<Item>>;

template <auto member, class Item>
Column<Item> column(std::string_view name) {
    return {name, [](const Item& item) { return static_cast<std::int64_t>(item.*member); },
            [](Item& item, std::int64_t value) {
                item.*member = static_cast<std::remove_reference_t<decltype(item.*member)>>(value);
            }};
}

/// `length` stands for the end, which is never before the begin.
template <class Item>
Column<Item> length_column() {
    return {"length", [](const Item& item) { return item.end - item.begin; },
            [](Item& item, std::int64_t value) { item.end = item.begin + value; }};
}

inline const Columns<live::BlockSpan> blocks = {
    column<&live::BlockSpan::begin, live::BlockSpan>("begin"),
    length_column<live::BlockSpan>(),
    column<&live::BlockSpan::warp_time, live::BlockSpan>("warp_time"),
    column<&live::BlockSpan::launch, live::BlockSpan>("launch"),
    column<&live::BlockSpan::block, live::BlockSpan>("block"),
    column<&live::BlockSpan::sm, live::BlockSpan>("sm")};
inline const Columns<live::BarrierWait> waits = {
    column<&live::BarrierWait::begin, live::BarrierWait>("begin"), length_column<live::BarrierWait>(),
    column<&live::BarrierWait::launch, live::BarrierWait>("launch"),
    column<&live::BarrierWait::block, live::BarrierWait>("block"),
    column<&live::BarrierWait::sm, live::BarrierWait>("sm")};
/// The whole numbers of a launch.
inline const Columns<live::LaunchSpan> launch = {
    column<&live::LaunchSpan::grid, live::LaunchSpan>("grid"),
    column<&live::LaunchSpan::block, live::LaunchSpan>("block"),
    column<&live::LaunchSpan::registers, live::LaunchSpan>("registers"),
    column<&live::LaunchSpan::shared_bytes, live::LaunchSpan>("shared_bytes"),
    column<&live::LaunchSpan::blocks_per_sm, live::LaunchSpan>("blocks_per_sm"),
    column<&live::LaunchSpan::begin, live::LaunchSpan>("begin"),
    column<&live::LaunchSpan::end, live::LaunchSpan>("end")};

using Optional = std::optional<double> live::Telemetry::*;
inline constexpr std::array<std::pair<std::string_view, Optional>, 8> telemetry = {{
    {"busy", &live::Telemetry::busy},
    {"memory_busy", &live::Telemetry::memory_busy},
    {"sm_mhz", &live::Telemetry::sm_mhz},
    {"memory_mhz", &live::Telemetry::memory_mhz},
    {"power_w", &live::Telemetry::power_w},
    {"temperature_c", &live::Telemetry::temperature_c},
    {"sm_occupancy", &live::Telemetry::sm_occupancy},
    {"dram_bandwidth", &live::Telemetry::dram_bandwidth},
}};

using Word = std::string live::LiveRun::*;
inline constexpr std::array<std::pair<std::string_view, Word>, 11> words = {{
    {"variant", &live::LiveRun::variant},
    {"on", &live::LiveRun::on},
    {"device", &live::LiveRun::device},
    {"cc", &live::LiveRun::cc},
    {"instance", &live::LiveRun::instance},
    {"instance_sha256", &live::LiveRun::instance_sha256},
    {"driver", &live::LiveRun::driver},
    {"host", &live::LiveRun::host},
    {"date", &live::LiveRun::date},
    {"command", &live::LiveRun::command},
    {"commit", &live::LiveRun::commit},
}};

} // namespace ks::live_fields
