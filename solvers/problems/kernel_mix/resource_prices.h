// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/lp/linear_program.h"
#include "solvers/problems/kernel_mix/kernel_types.h"

#include <memory>
#include <span>
#include <vector>

namespace ks {

/// The worth of a whole batch. Worths are integers, so that a bound made from them is exact.
inline constexpr std::int64_t batch_worth = std::int64_t{1} << 40;

/// A price for each resource of a multiprocessor. A batch is worth at most the price of its resources plus
/// the gains of its copies. Any prices give a valid bound; the linear program over the types (a batch may
/// hold fractions of copies) gives the best ones.
class ResourcePrices {
public:
    static Result<ResourcePrices> make(std::span<const Launches> types, const Plan::Resources& limits,
                                       const LpSolver& lp);

    /// Finds the prices for the current worth of each type.
    Result<void> find(std::span<const std::int64_t> worth, const std::stop_token& stop);

    std::int64_t of(const Plan::Resources& resources) const {
        return warp_ * resources.warps + block_ * resources.blocks + register_ * resources.registers +
               byte_ * resources.shared_bytes;
    }
    /// Returns the worth of a copy of the type minus the price of its cheapest shape; it may be negative.
    std::int64_t gain(std::size_t type) const { return gains_[type]; }

private:
    ResourcePrices(std::span<const Launches> types, const Plan::Resources& limits,
                   std::unique_ptr<LinearProgram> program)
        : types_(types), limits_(limits), program_(std::move(program)) {}

    std::span<const Launches> types_;
    Plan::Resources limits_;
    std::unique_ptr<LinearProgram> program_;
    std::int64_t warp_ = 0, block_ = 0, register_ = 0, byte_ = 0;
    std::vector<std::int64_t> gains_; ///< [type]
};

/// Returns the most copies of a type that a multiprocessor could hold, considering each resource alone.
std::int64_t most_copies(const Launches& type, const Plan::Resources& limits);

} // namespace ks
