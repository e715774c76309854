// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/devices.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

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

// Clocks of the M2050 and C2050 are printed in the thesis and in the two-list paper.
constexpr std::array<DevicePreset, 7> presets = {{
    {"tesla-m2050", "Tesla M2050",          "2.0",  14,   448, 1147,     3 * GiB,  148.4,   768 * KiB},
    {"tesla-c2050", "Tesla C2050",          "2.0",  14,   448, 1150,     3 * GiB,  144.0,   768 * KiB},
    {"gtx-465",     "GeForce GTX 465",      "2.0",  11,   352, 1215,     1 * GiB,  102.6,   512 * KiB},
    {"gtx-titan-x", "GeForce GTX TITAN X",  "5.2",  24,  3072, 1076,    12 * GiB,  336.5,  3072 * KiB},
    {"tesla-t4",    "Tesla T4",             "7.5",  40,  2560, 1590, 158 * GB / 10, 320.1, 4096 * KiB},
    {"rtx-3060",    "GeForce RTX 3060",     "8.6",  28,  3584, 1777,    12 * GiB,  360.0,  2304 * KiB},
    {"h200",        "H200",                 "9.0", 132, 16896, 1980,   141 * GB,  4800.0, 61440 * KiB},
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
                 .what = formatted("there is no device preset '{}'", printable(id)),
                 .todo = formatted("the presets are {}", known)};
}

const DevicePreset* preset_like(std::string_view gpu, std::string_view cc) {
    const DevicePreset* like = nullptr;
    for (const DevicePreset& preset : device_presets()) {
        if (preset.cc != cc)
            continue;
        if (gpu == preset.name || gpu.ends_with(std::string(" ") + std::string(preset.name)))
            return &preset;
        if (like == nullptr)
            like = &preset;
    }
    return like;
}

} // namespace ks
