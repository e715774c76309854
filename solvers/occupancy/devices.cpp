// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/devices.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>

namespace ks {

namespace {

constexpr std::int64_t KiB = 1024, GiB = std::int64_t{1} << 30;
constexpr std::int64_t GB = 1000'000'000;

constexpr std::array splits_2_0 = {16, 48};
constexpr std::array splits_7_5 = {32, 64};
constexpr std::array splits_8_6 = {0, 8, 16, 32, 64, 100};
constexpr std::array splits_9_0 = {0, 8, 16, 32, 64, 100, 132, 164, 196, 228};

// clang-format off
constexpr std::array<ComputeCapability, 6> capabilities = {{
    // cc  threads warps blocks regs/SM regs/block /thread unit sub  smem/SM  block  opt-in reserved unit splits
    {"2.0", 1536,  48,   8,   32768,  32768,   63,   64,  2,   49152, 49152,  49152,    0, 128, splits_2_0},
    {"5.2", 2048,  64,  32,   65536,  65536,  255,  256,  4,   98304, 49152,  49152,    0, 256, {}},
    {"6.1", 2048,  64,  32,   65536,  65536,  255,  256,  4,   98304, 49152,  49152,    0, 256, {}},
    {"7.5", 1024,  32,  16,   65536,  65536,  255,  256,  4,   65536, 49152,  65536,    0, 256, splits_7_5},
    {"8.6", 1536,  48,  16,   65536,  65536,  255,  256,  4,  102400, 49152, 101376, 1024, 128, splits_8_6},
    {"9.0", 2048,  64,  32,   65536,  65536,  255,  256,  4,  233472, 49152, 232448, 1024, 128, splits_9_0},
}};

// Clocks of the M2050 and C2050 are those printed in the thesis and in the two-list paper.
constexpr std::array<DevicePreset, 7> presets = {{
    {.id="tesla-m2050", .name="Tesla M2050",          .cc="2.0",  .sms=14,   .cores=448, .clock_mhz=1147,     .memory_bytes=3 * GiB,  .peak_gb_s=148.4,   .l2_bytes=768 * KiB},
    {.id="tesla-c2050", .name="Tesla C2050",          .cc="2.0",  .sms=14,   .cores=448, .clock_mhz=1150,     .memory_bytes=3 * GiB,  .peak_gb_s=144.0,   .l2_bytes=768 * KiB},
    {.id="gtx-465",     .name="GeForce GTX 465",      .cc="2.0",  .sms=11,   .cores=352, .clock_mhz=1215,     .memory_bytes=1 * GiB,  .peak_gb_s=102.6,   .l2_bytes=512 * KiB},
    {.id="gtx-titan-x", .name="GeForce GTX TITAN X",  .cc="5.2",  .sms=24,  .cores=3072, .clock_mhz=1076,    .memory_bytes=12 * GiB,  .peak_gb_s=336.5,  .l2_bytes=3072 * KiB},
    {.id="tesla-t4",    .name="Tesla T4",             .cc="7.5",  .sms=40,  .cores=2560, .clock_mhz=1590, .memory_bytes=158 * GB / 10, .peak_gb_s=320.1, .l2_bytes=4096 * KiB},
    {.id="rtx-3060",    .name="GeForce RTX 3060",     .cc="8.6",  .sms=28,  .cores=3584, .clock_mhz=1777,    .memory_bytes=12 * GiB,  .peak_gb_s=360.0,  .l2_bytes=2304 * KiB},
    {.id="h200",        .name="H200",                 .cc="9.0", .sms=132, .cores=16896, .clock_mhz=1980,   .memory_bytes=141 * GB,  .peak_gb_s=4800.0, .l2_bytes=61440 * KiB},
}};
// clang-format on

} // namespace

std::span<const ComputeCapability> compute_capabilities() {
    return capabilities;
}
std::span<const DevicePreset> device_presets() {
    return presets;
}

const ComputeCapability& DevicePreset::limits() const {
    const auto found = std::find_if(capabilities.begin(), capabilities.end(),
                                    [this](const ComputeCapability& each) { return each.name == cc; });
    assert(found != capabilities.end());
    return *found;
}

Result<const DevicePreset*> find_device_preset(std::string_view id) {
    std::string known;
    for (const DevicePreset& preset : presets) {
        if (preset.id == id)
            return &preset;
        known += (known.empty() ? "" : ", ") + std::string(preset.id);
    }
    return Error{.code = ErrorCode::usage,
                 .what = "there is no device preset '" + std::string(id) + "'",
                 .todo = "the presets are " + known};
}

} // namespace ks
