// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/occupancy_words.h"

namespace ks {

namespace {

std::string number(std::int64_t value) {
    return std::to_string(value);
}

std::string blocks_of(const Occupancy::Limit& limit) {
    if (!limit.blocks)
        return "no limit";
    return *limit.blocks == 1 ? "1 block" : number(*limit.blocks) + " blocks";
}

std::int64_t warps_of(const BlockNeeds& needs) {
    return (needs.threads + warp_size - 1) / warp_size;
}

std::string warps_words(const ComputeCapability& device, const BlockNeeds& needs) {
    if (needs.threads > most_block_threads)
        return "a block has at most " + number(most_block_threads) + " threads";
    return "a block has " + number(warps_of(needs)) + ", an SM holds " + number(device.warps_per_sm);
}

std::string registers_words(const ComputeCapability& device, const BlockNeeds& needs,
                            const Occupancy::Limit& limit) {
    if (needs.registers == 0)
        return "none are used";
    if (needs.registers > device.registers_per_thread)
        return "a thread has at most " + number(device.registers_per_thread);
    const std::int64_t warp = registers_of_warp(device, needs.registers);
    const std::string block = number(needs.registers) + " a thread take " + number(warp) + " a warp, " +
                              number(warp * warps_of(needs)) + " a block";
    return limit.blocks == 0 ? block + "; a block has at most " + number(device.registers_per_block)
                             : block + "; an SM has " + number(device.registers_per_sm);
}

std::string shared_words(const ComputeCapability& device, const BlockNeeds& needs,
                         const Occupancy::Limit& limit, const SharedSettings& settings) {
    if (!limit.blocks)
        return "none is used";
    const std::int64_t taken = shared_of_block(device, needs.shared_bytes);
    const std::string block =
        "a block takes " + number(taken) + " bytes" +
        (device.shared_reserved > 0 ? ", " + number(device.shared_reserved) + " of them for the system" : "");
    if (limit.blocks == 0)
        return block + "; the most is " +
               number(most_shared_of_block(device, needs.shared_bytes, settings.optin));
    return block + "; an SM has " + number(shared_of_sm(device, taken, settings.carveout));
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
        return "an SM holds at most " + number(device.blocks_per_sm);
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
    return words;
}

} // namespace ks
