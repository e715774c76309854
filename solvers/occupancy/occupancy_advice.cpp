// SPDX-License-Identifier: Apache-2.0
#include "solvers/occupancy/occupancy_advice.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/occupancy/occupancy_words.h"

#include <algorithm>
#include <cmath>

namespace ks {

namespace {

bool grid_limits(const Occupancy& fits, const LaunchGrid& grid) {
    return grid.blocks <= fits.blocks * grid.sms;
}

/// Computes the occupancy of a launch like this one with one quantity changed.
class Asked {
public:
    Asked(const ComputeCapability& device, const BlockNeeds& needs, const OccupancyChoices& choices,
          const SharedSettings& settings)
        : device_(device), needs_(needs), choices_(choices), settings_(settings),
          fits_(occupancy(device, needs, settings)), now_(fits_.warps) {}

    OccupancyAdvice advice() const {
        return {.now = fits_,
                .grid = choices_.grid,
                .more_blocks = more_blocks(),
                .block = block(),
                .registers = registers(),
                .shared = shared()};
    }

private:
    std::optional<OccupancyChange> more_blocks() const;
    std::optional<OccupancyChange> block() const;
    std::optional<OccupancyChange> registers() const;
    std::optional<OccupancyChange> shared() const;

    std::int64_t warps_of_sm(const BlockNeeds& needs) const {
        return occupancy(device_, needs, settings_).warps;
    }
    bool raises(const BlockNeeds& needs) const { return warps_of_sm(needs) > now_; }

    BlockNeeds with_block(std::int64_t threads) const {
        BlockNeeds changed = needs_;
        changed.threads = threads;
        changed.shared_bytes = std::max<std::int64_t>(
            0, needs_.shared_bytes + choices_.shared_bytes_a_thread * (threads - needs_.threads));
        return changed;
    }
    BlockNeeds with_registers(std::int64_t registers) const {
        BlockNeeds changed = needs_;
        changed.registers = registers;
        return changed;
    }
    BlockNeeds with_shared(std::int64_t bytes) const {
        BlockNeeds changed = needs_;
        changed.shared_bytes = bytes;
        return changed;
    }

    OccupancyChange change(OccupancyChange::What what, std::int64_t from, std::int64_t to,
                           const BlockNeeds& needs) const {
        const Occupancy changed = occupancy(device_, needs, settings_);
        OccupancyChange found{
            .what = what, .from = from, .to = to, .before = before(), .after = changed.fraction()};
        if (!choices_.grid)
            return found;
        if (grid_limits(fits_, *choices_.grid))
            found.blocks = changed.blocks * choices_.grid->sms;
        else
            found.after = std::min(found.after, share_of_all_warps());
        return found;
    }
    double before() const {
        return choices_.grid ? occupancy_of_launch(fits_, needs_, *choices_.grid) : fits_.fraction();
    }
    /// Returns the launch's warps divided by what all SMs hold: no launch with this many threads can fill
    /// more of them.
    double share_of_all_warps() const {
        return static_cast<double>(choices_.grid->blocks * warps_of(needs_)) /
               static_cast<double>(choices_.grid->sms * device_.warps_per_sm);
    }

    const ComputeCapability& device_;
    const BlockNeeds& needs_;
    const OccupancyChoices& choices_;
    const SharedSettings& settings_;
    Occupancy fits_;
    std::int64_t now_; ///< warps per SM
};

std::optional<OccupancyChange> Asked::more_blocks() const {
    if (!choices_.grid || choices_.grid->blocks >= fits_.blocks * choices_.grid->sms)
        return {};
    return OccupancyChange{.what = OccupancyChange::What::grid,
                           .from = choices_.grid->blocks,
                           .to = fits_.blocks * choices_.grid->sms,
                           .before = before(),
                           .after = fits_.fraction()};
}

std::optional<OccupancyChange> Asked::block() const {
    std::optional<OccupancyChange> best;
    const auto distance = [this](std::int64_t threads) { return std::abs(threads - needs_.threads); };
    for (std::int64_t threads = choices_.least_block;
         threads <= std::min<std::int64_t>(choices_.most_block, most_block_threads);
         threads += choices_.block_step) {
        if (threads < 1 || (best && distance(threads) > distance(best->to)))
            continue;
        const BlockNeeds changed = with_block(threads);
        if (!raises(changed))
            continue;
        const OccupancyChange found = change(OccupancyChange::What::block, needs_.threads, threads, changed);
        if (!best || distance(threads) < distance(best->to) || found.after > best->after)
            best = found;
    }
    return best;
}

/// With fewer registers never fewer warps fit, so going down, the first number that raises the occupancy is
/// the nearest.
std::optional<OccupancyChange> Asked::registers() const {
    for (std::int64_t registers = needs_.registers.value_or(0) - 1; registers >= 1; --registers)
        if (const BlockNeeds changed = with_registers(registers); raises(changed))
            return change(OccupancyChange::What::registers, *needs_.registers, registers, changed);
    return {};
}

/// With less shared memory never fewer warps fit. Finds the most bytes that raise the occupancy, by binary
/// search.
std::optional<OccupancyChange> Asked::shared() const {
    if (needs_.shared_bytes < 1 || !raises(with_shared(0)))
        return {};
    std::int64_t enough = 0, too_many = needs_.shared_bytes;
    while (too_many - enough > 1) {
        const std::int64_t middle = enough + (too_many - enough) / 2;
        (raises(with_shared(middle)) ? enough : too_many) = middle;
    }
    return change(OccupancyChange::What::shared, needs_.shared_bytes, enough, with_shared(enough));
}

} // namespace

double occupancy_of_launch(const Occupancy& fits, const BlockNeeds& needs, const LaunchGrid& grid) {
    const std::int64_t places = grid.sms * fits.max_warps;
    const std::int64_t blocks = std::min(grid.blocks, grid.sms * fits.blocks);
    return places > 0 ? static_cast<double>(blocks * warps_of(needs)) / static_cast<double>(places) : 0;
}

bool OccupancyAdvice::grid_limits() const {
    return grid && ks::grid_limits(now, *grid);
}

std::optional<OccupancyChange> OccupancyAdvice::nearest() const {
    return more_blocks ? more_blocks : block ? block : registers ? registers : shared;
}

OccupancyAdvice advise(const ComputeCapability& device, const BlockNeeds& needs,
                       const OccupancyChoices& choices, const SharedSettings& settings) {
    return Asked(device, needs, choices, settings).advice();
}

std::string change_words(const OccupancyChange& change) {
    std::string raise = formatted("would raise it from {} to {} %", occupancy_percent(change.before),
                                  occupancy_percent(change.after));
    if (change.blocks > 0)
        raise = formatted("in a launch of {} blocks {}", change.blocks, raise);
    switch (change.what) {
    case OccupancyChange::What::grid:
        return formatted("a launch of {} blocks instead of {} {}", change.to, change.from, raise);
    case OccupancyChange::What::block:
        return formatted("blocks of {} instead of {} threads {}", change.to, change.from, raise);
    case OccupancyChange::What::registers:
        return formatted("{} instead of {} registers a thread {}", change.to, change.from, raise);
    case OccupancyChange::What::shared:
        break;
    }
    return formatted("{} instead of {} bytes of shared memory a block {}", change.to, change.from, raise);
}

std::string advice_words(const OccupancyAdvice& advice) {
    const std::optional<OccupancyChange> change = advice.nearest();
    if (!change)
        return advice.now.warps == advice.now.max_warps
                   ? said("An SM is full: no change raises the occupancy.")
                   : said("No change of one quantity alone raises the occupancy.");
    std::string words = change_words(*change);
    return capitalised(std::move(words)) + ".";
}

std::string limiting_words(const ComputeCapability& device, const BlockNeeds& needs,
                           const OccupancyAdvice& advice, const SharedSettings& settings) {
    if (!advice.grid_limits())
        return limiting_words(device, needs, advice.now, settings);
    const LaunchGrid& grid = *advice.grid;
    if (advice.more_blocks)
        return formatted("the launch: it has {}, and the {} SMs hold {} at once",
                         counted("{} block", "{} blocks", grid.blocks), grid.sms, advice.more_blocks->to);
    return counted("{}; and by the launch: its {} block is all that the {} SMs hold at once",
                   "{}; and by the launch: its {} blocks are all that the {} SMs hold at once", grid.blocks,
                   limiting_words(device, needs, advice.now, settings), grid.blocks, grid.sms);
}

} // namespace ks
