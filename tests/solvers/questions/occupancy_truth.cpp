// SPDX-License-Identifier: Apache-2.0
#include "tests/solvers/questions/occupancy_truth.h"

#include <algorithm>
#include <array>
#include <set>

namespace ks::tests {

namespace {

constexpr std::array all_resources{Limiter::warps, Limiter::blocks, Limiter::registers, Limiter::shared};

std::int64_t in_units(std::int64_t amount, std::int64_t unit) {
    while (amount % unit != 0)
        ++amount;
    return amount;
}

/// The largest allowed number of blocks; 0 if not even one is allowed.
template <class Allowed>
std::int64_t count_up(const Allowed& allowed) {
    std::int64_t blocks = 0;
    while (allowed(blocks + 1))
        ++blocks;
    return blocks;
}

/// Each part of a multiprocessor has its own registers. A warp belongs to one part and gets registers in
/// whole units; a part holds as many warps as fit.
std::int64_t by_registers_alone(const ComputeCapability& device, std::int64_t warps, std::int64_t registers) {
    std::int64_t unit = device.register_unit;
    if (device.name == "2.0" && std::set<std::int64_t>{21, 22, 29, 30, 37, 38, 45, 46}.contains(registers))
        unit *= 2; // only these counts have larger units there
    const std::int64_t of_warp = in_units(32 * registers, unit);
    if (registers > device.registers_per_thread ||
        of_warp * in_units(warps, device.sub_partitions) > device.registers_per_block)
        return 0;
    const std::int64_t of_part = device.registers_per_sm / device.sub_partitions;
    const std::int64_t warps_of_part = count_up([&](std::int64_t held) { return held * of_warp <= of_part; });
    return count_up(
        [&](std::int64_t blocks) { return blocks * warps <= warps_of_part * device.sub_partitions; });
}

} // namespace

std::optional<std::int64_t> blocks_by(Limiter resource, const ComputeCapability& device,
                                      const BlockNeeds& needs) {
    const std::int64_t warps = in_units(needs.threads, 32) / 32;
    const std::int64_t bytes = in_units(needs.shared_bytes + device.shared_reserved, device.shared_unit);
    const std::int64_t most_of_a_block =
        std::max(device.shared_per_block, device.shared_per_block_optin) + device.shared_reserved;
    switch (resource) {
    case Limiter::warps:
        return needs.threads > 1024
                   ? 0
                   : count_up([&](std::int64_t blocks) { return blocks * warps <= device.warps_per_sm; });
    case Limiter::blocks:
        return count_up([&](std::int64_t blocks) { return blocks <= device.blocks_per_sm; });
    case Limiter::registers:
        if (*needs.registers == 0)
            return {};
        return by_registers_alone(device, warps, *needs.registers);
    case Limiter::shared:
        if (bytes == 0)
            return {};
        return bytes > most_of_a_block
                   ? 0
                   : count_up([&](std::int64_t blocks) { return blocks * bytes <= device.shared_per_sm; });
    }
    return {};
}

std::int64_t most_blocks(const ComputeCapability& device, const BlockNeeds& needs) {
    std::optional<std::int64_t> most;
    for (const Limiter resource : all_resources)
        if (const auto blocks = blocks_by(resource, device, needs); blocks && (!most || *blocks < *most))
            most = blocks;
    return *most;
}

Response limiting_resources(const ComputeCapability& device, const BlockNeeds& needs) {
    const std::int64_t most = most_blocks(device, needs);
    Response limiting;
    for (const Limiter resource : all_resources)
        if (blocks_by(resource, device, needs) == most)
            limiting.emplace_back(to_text(resource));
    return limiting;
}

} // namespace ks::tests
