// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/occupancy_words.h"

namespace ks {

namespace {

std::string blocks_of(const Occupancy::Limit& limit) {
    if (!limit.blocks)
        return "no limit";
    return *limit.blocks == 1 ? "1 block" : std::to_string(*limit.blocks) + " blocks";
}

std::string warps_words(const ComputeCapability& device, const BlockNeeds& needs) {
    if (needs.threads > most_block_threads)
        return "a block has at most " + std::to_string(most_block_threads) + " threads";
    return "a block has " + std::to_string(warps_of(needs)) + ", an SM holds " +
           std::to_string(device.warps_per_sm);
}

std::string registers_words(const ComputeCapability& device, const BlockNeeds& needs,
                            const Occupancy::Limit& limit) {
    if (!needs.registers)
        return "not measured yet, and left out";
    const std::int64_t registers = *needs.registers;
    if (registers == 0)
        return "none are used";
    if (registers > device.registers_per_thread)
        return "a thread has at most " + std::to_string(device.registers_per_thread);
    const std::int64_t warp = registers_of_warp(device, registers);
    const std::string block = std::to_string(registers) + " a thread take " + std::to_string(warp) +
                              " a warp, " + std::to_string(warp * warps_of(needs)) + " a block";
    return limit.blocks == 0 ? block + "; a block has at most " + std::to_string(device.registers_per_block)
                             : block + "; an SM has " + std::to_string(device.registers_per_sm);
}

std::string shared_words(const ComputeCapability& device, const BlockNeeds& needs,
                         const Occupancy::Limit& limit, const SharedSettings& settings) {
    if (!limit.blocks)
        return needs.measured() ? "none is used" : "static not measured yet, and left out";
    const std::int64_t taken = shared_of_block(device, needs.shared_bytes);
    const std::string block = "a block takes " + std::to_string(taken) + " bytes" +
                              (needs.measured() ? "" : " beside static ones, not measured yet") +
                              (device.shared_reserved > 0
                                   ? ", " + std::to_string(device.shared_reserved) + " of them for the system"
                                   : "");
    if (limit.blocks == 0)
        return block + "; the most is " +
               std::to_string(most_shared_of_block(device, needs.shared_bytes, settings.optin));
    return block + "; an SM has " + std::to_string(shared_of_sm(device, taken, settings.carveout));
}

} // namespace

std::string_view title_of(Limiter limiter) {
    return limiter == Limiter::shared ? "shared memory" : to_text(limiter);
}

std::string reason(const ComputeCapability& device, const BlockNeeds& needs, const Occupancy::Limit& limit,
                   const SharedSettings& settings) {
    switch (limit.limiter) {
    case Limiter::warps:
        return warps_words(device, needs);
    case Limiter::blocks:
        return "an SM holds at most " + std::to_string(device.blocks_per_sm);
    case Limiter::registers:
        return registers_words(device, needs, limit);
    case Limiter::shared:
        break;
    }
    return shared_words(device, needs, limit, settings);
}

std::string explain(const ComputeCapability& device, const BlockNeeds& needs, const Occupancy::Limit& limit,
                    const SharedSettings& settings) {
    return std::string(title_of(limit.limiter)) + ": " + reason(device, needs, limit, settings) + ": " +
           blocks_of(limit);
}

std::string limiting_words(const ComputeCapability& device, const BlockNeeds& needs,
                           const Occupancy& occupancy, const SharedSettings& settings) {
    std::string words;
    for (const Occupancy::Limit& limit : occupancy.limits)
        if (limit.limiting)
            words += (words.empty() ? "" : "; ") + explain(device, needs, limit, settings);
    return needs.measured() ? words : words + "; " + std::string(not_measured);
}

} // namespace ks
