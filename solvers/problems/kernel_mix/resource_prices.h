// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/lp/linear_program.h"
#include "solvers/problems/kernel_mix/kernel_types.h"

#include <memory>
#include <span>
#include <vector>

namespace ks {

/// What types are worth is counted in whole numbers, so that a bound made of them is exact: so much is a
/// whole batch worth.
inline constexpr std::int64_t batch_worth = std::int64_t{1} << 40;

/// A price for each resource of a multiprocessor, so that a batch is worth no more than its resources cost
/// and what its copies are worth beyond that. Any prices give a bound; the linear program over the types (a
/// batch may hold parts of copies) gives the best ones.
class ResourcePrices {
public:
    static Result<ResourcePrices> make(std::span<const Launches> types, const Plan::Resources& limits,
                                       const LpSolver& lp);

    /// Finds the prices for what each type is worth now.
    Result<void> find(std::span<const std::int64_t> worth, const std::stop_token& stop);

    std::int64_t of(const Plan::Resources& resources) const {
        return warp_ * resources.warps + block_ * resources.blocks + register_ * resources.registers +
               byte_ * resources.shared_bytes;
    }
    /// What a copy of the type is worth beyond its cheapest shape; less than 0 where that costs more.
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

/// The most copies of a type that a multiprocessor could hold, as far as a single resource tells.
std::int64_t most_copies(const Launches& type, const Plan::Resources& limits);

} // namespace ks
