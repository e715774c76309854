// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/occupancy_words.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"

#include <cmath>

namespace ks {

namespace {

std::string blocks_of(const Occupancy::Limit& limit) {
    if (!limit.blocks)
        return said("no limit");
    return counted("1 block", "{} blocks", *limit.blocks);
}

std::string warps_words(const ComputeCapability& device, const BlockNeeds& needs) {
    if (needs.threads > most_block_threads)
        return formatted("a block has at most {} threads", most_block_threads);
    return formatted("a block has {}, an SM holds {}", warps_of(needs), device.warps_per_sm);
}

std::string registers_words(const ComputeCapability& device, const BlockNeeds& needs,
                            const Occupancy::Limit& limit) {
    if (!needs.registers)
        return said("not measured yet, and left out");
    const std::int64_t registers = *needs.registers;
    if (registers == 0)
        return said("none are used");
    if (registers > device.registers_per_thread)
        return formatted("a thread has at most {}", device.registers_per_thread);
    const std::int64_t warp = registers_of_warp(device, registers);
    const std::string block =
        formatted("{} a thread take {} a warp, {} a block", registers, warp, warp * warps_of(needs));
    return limit.blocks == 0 ? formatted("{}; a block has at most {}", block, device.registers_per_block)
                             : formatted("{}; an SM has {}", block, device.registers_per_sm);
}

std::string shared_words(const ComputeCapability& device, const BlockNeeds& needs,
                         const Occupancy::Limit& limit, const SharedSettings& settings) {
    if (!limit.blocks)
        return needs.measured() ? said("none is used") : said("static not measured yet, and left out");
    const std::int64_t taken = shared_of_block(device, needs.shared_bytes);
    std::string block = needs.measured()
                            ? formatted("a block takes {} bytes", taken)
                            : formatted("a block takes {} bytes beside static ones, not measured yet", taken);
    if (device.shared_reserved > 0)
        block += formatted(", {} of them for the system", device.shared_reserved);
    if (limit.blocks == 0)
        return formatted("{}; the most is {}", block,
                         most_shared_of_block(device, needs.shared_bytes, settings.optin));
    return formatted("{}; an SM has {}", block, shared_of_sm(device, taken, settings.carveout));
}

} // namespace

std::string occupancy_percent(double fraction) {
    const double percent = tenths_of_percent(fraction);
    return with_decimal_mark(written("{:.{}f}", percent, percent == std::floor(percent) ? 0 : 1));
}

std::string_view title_of(Limiter limiter) {
    return limiter == Limiter::shared ? said("shared memory") : said(to_text(limiter).data());
}

std::string reason(const ComputeCapability& device, const BlockNeeds& needs, const Occupancy::Limit& limit,
                   const SharedSettings& settings) {
    switch (limit.limiter) {
    case Limiter::warps:
        return warps_words(device, needs);
    case Limiter::blocks:
        return formatted("an SM holds at most {}", device.blocks_per_sm);
    case Limiter::registers:
        return registers_words(device, needs, limit);
    case Limiter::shared:
        break;
    }
    return shared_words(device, needs, limit, settings);
}

std::string explain(const ComputeCapability& device, const BlockNeeds& needs, const Occupancy::Limit& limit,
                    const SharedSettings& settings) {
    return formatted("{}: {}: {}", title_of(limit.limiter), reason(device, needs, limit, settings),
                     blocks_of(limit));
}

std::string limiting_words(const ComputeCapability& device, const BlockNeeds& needs,
                           const Occupancy& occupancy, const SharedSettings& settings) {
    std::string words;
    for (const Occupancy::Limit& limit : occupancy.limits)
        if (limit.limiting)
            words += (words.empty() ? "" : "; ") + explain(device, needs, limit, settings);
    return needs.measured() ? words : formatted("{}; {}", words, said(not_measured));
}

} // namespace ks
