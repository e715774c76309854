// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/occupancy.h"

#include <algorithm>

namespace ks {

namespace {

using Count = std::optional<std::int64_t>;

std::int64_t round_up(std::int64_t value, std::int64_t unit) {
    return (value + unit - 1) / unit * unit;
}

Count by_warps(const ComputeCapability& device, const BlockNeeds& needs) {
    return needs.threads > most_block_threads ? 0 : device.warps_per_sm / warps_of(needs);
}

/// In the check of a single block, its warps count as if they were spread over all sub-partitions, even if
/// they are not.
Count by_registers(const ComputeCapability& device, const BlockNeeds& needs) {
    const std::int64_t registers = needs.registers.value_or(0);
    if (registers == 0)
        return std::nullopt;
    const std::int64_t warp = registers_of_warp(device, registers);
    if (registers > device.registers_per_thread ||
        warp * round_up(warps_of(needs), device.sub_partitions) > device.registers_per_block)
        return 0;
    const std::int64_t warps_of_partition = device.registers_per_sm / device.sub_partitions / warp;
    return warps_of_partition * device.sub_partitions / warps_of(needs);
}

Count by_shared(const ComputeCapability& device, const BlockNeeds& needs, const SharedSettings& settings) {
    const std::int64_t block = shared_of_block(device, needs.shared_bytes);
    if (block == 0)
        return std::nullopt;
    if (block > most_shared_of_block(device, needs.shared_bytes, settings.optin))
        return 0;
    return shared_of_sm(device, block, settings.carveout) / block;
}

/// Returns the smallest split of the device that holds `bytes`.
std::int64_t split_holding(const ComputeCapability& device, std::int64_t bytes) {
    const auto found = std::ranges::find_if(device.shared_splits_kib,
                                            [bytes](int kib) { return std::int64_t{1024} * kib >= bytes; });
    return found == device.shared_splits_kib.end() ? device.shared_per_sm : std::int64_t{1024} * *found;
}

} // namespace

std::int64_t warps_of(const BlockNeeds& needs) {
    return (needs.threads + warp_size - 1) / warp_size;
}

std::string_view to_text(Limiter limiter) {
    constexpr std::array<std::string_view, 4> words = {"warps", "blocks", "registers", "shared"};
    return words[static_cast<std::size_t>(limiter)];
}

std::int64_t registers_of_warp(const ComputeCapability& device, std::int64_t registers) {
    // In the hardware of cc 2.x these counts alone are given in units of 128 (CUDA 7.0's cuda_occupancy.h).
    constexpr std::array<std::int64_t, 8> doubled = {21, 22, 29, 30, 37, 38, 45, 46};
    const bool twice =
        device.name.starts_with("2.") && std::ranges::find(doubled, registers) != doubled.end();
    return round_up(registers * warp_size, std::int64_t{device.register_unit} * (twice ? 2 : 1));
}

std::int64_t shared_of_block(const ComputeCapability& device, std::int64_t bytes) {
    return round_up(bytes + device.shared_reserved, device.shared_unit);
}

std::int64_t most_shared_of_block(const ComputeCapability& device, std::int64_t bytes, bool optin) {
    const bool more = optin && bytes > device.shared_per_block;
    return (more ? device.shared_per_block_optin : device.shared_per_block) + device.shared_reserved;
}

std::int64_t shared_of_sm(const ComputeCapability& device, std::int64_t allocated,
                          std::optional<int> carveout) {
    if (device.shared_splits_kib.empty() || !carveout)
        return device.shared_per_sm;
    const std::int64_t preferred =
        split_holding(device, std::int64_t{*carveout} * device.shared_per_sm / 100);
    return std::max(preferred, split_holding(device, allocated));
}

Occupancy occupancy(const ComputeCapability& device, const BlockNeeds& needs,
                    const SharedSettings& settings) {
    Occupancy result;
    result.limits = {{{.limiter = Limiter::warps, .blocks = by_warps(device, needs)},
                      {.limiter = Limiter::blocks, .blocks = device.blocks_per_sm},
                      {.limiter = Limiter::registers, .blocks = by_registers(device, needs)},
                      {.limiter = Limiter::shared, .blocks = by_shared(device, needs, settings)}}};
    result.blocks = device.blocks_per_sm;
    for (const Occupancy::Limit& limit : result.limits)
        result.blocks = std::min(result.blocks, limit.blocks.value_or(result.blocks));
    for (Occupancy::Limit& limit : result.limits)
        limit.limiting = limit.blocks == result.blocks;
    result.warps = result.blocks * warps_of(needs);
    result.max_warps = device.warps_per_sm;
    return result;
}

EquationOccupancy equation_3_1(const ComputeCapability& device, const BlockNeeds& needs) {
    std::int64_t blocks = std::min<std::int64_t>(device.blocks_per_sm, device.threads_per_sm / needs.threads);
    if (const std::int64_t registers = needs.registers.value_or(0); registers > 0)
        blocks = std::min(blocks, device.registers_per_sm / (needs.threads * registers));
    if (needs.shared_bytes > 0)
        blocks = std::min(blocks, device.shared_per_sm / needs.shared_bytes);
    return {.blocks = blocks,
            .fraction =
                static_cast<double>(blocks * needs.threads) / static_cast<double>(device.threads_per_sm)};
}

} // namespace ks
