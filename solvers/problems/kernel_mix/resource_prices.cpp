// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/resource_prices.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks {

namespace {

/// Returns warps, blocks, registers and shared memory, in this order.
std::array<std::int64_t, 4> numbers_of(const Plan::Resources& resources) {
    return {resources.warps, resources.blocks, resources.registers, resources.shared_bytes};
}

} // namespace

/// Makes the dual of the program over fractions of copies. Its first columns are the prices of the whole of
/// each resource; then there is a column per type for the worth of a copy beyond its resources. Each shape
/// has a row, which requires that both together are at least the worth of the type.
Result<ResourcePrices> ResourcePrices::make(std::span<const Launches> types, const Plan::Resources& limits,
                                            const LpSolver& lp) {
    using Entry = LinearProgram::Entry;
    std::size_t rows = 0;
    for (const Launches& type : types)
        rows += type.shapes.size();
    KS_TRY(std::unique_ptr<LinearProgram> program, lp.program(rows));
    const std::array all = numbers_of(limits);
    for (std::size_t resource = 0; resource < all.size(); ++resource) {
        std::vector<Entry> entries;
        std::size_t row = 0;
        for (const Launches& type : types)
            for (const KernelShape& shape : type.shapes) {
                const std::int64_t takes = numbers_of(shape.takes)[resource];
                if (takes > 0)
                    entries.push_back({row, static_cast<double>(takes) / static_cast<double>(all[resource])});
                ++row;
            }
        program->add_column(1, entries);
    }
    std::size_t row = 0;
    for (const Launches& type : types) {
        std::vector<Entry> entries;
        for (std::size_t k = 0; k < type.shapes.size(); ++k)
            entries.push_back({row++, 1});
        program->add_column(static_cast<double>(std::min(type.copies, most_copies(type, limits))), entries);
    }
    return ResourcePrices(types, limits, std::move(program));
}

Result<void> ResourcePrices::find(std::span<const std::int64_t> worth, const std::stop_token& stop) {
    std::vector<double> demands;
    for (std::size_t type = 0; type < types_.size(); ++type)
        demands.insert(demands.end(), types_[type].shapes.size(),
                       static_cast<double>(worth[type]) / static_cast<double>(batch_worth));
    program_->set_demands(demands);
    KS_TRY(const LinearProgram::Solution solution, program_->solve(stop));
    const std::array all = numbers_of(limits_);
    std::array<std::int64_t*, 4> prices{&warp_, &block_, &register_, &byte_};
    for (std::size_t resource = 0; resource < all.size(); ++resource) {
        // A price above the worth of a batch is useless, and a resource with capacity 0 has price 0.
        const double whole = std::clamp(solution.x[resource], 0.0, 4.0) * static_cast<double>(batch_worth);
        *prices[resource] = all[resource] == 0 ? 0 : std::llround(whole / static_cast<double>(all[resource]));
    }
    gains_.clear();
    for (std::size_t type = 0; type < types_.size(); ++type) {
        std::int64_t least = INT64_MAX;
        for (const KernelShape& shape : types_[type].shapes)
            least = std::min(least, of(shape.takes));
        gains_.push_back(worth[type] - least);
    }
    return {};
}

std::int64_t most_copies(const Launches& type, const Plan::Resources& limits) {
    const std::array takes = numbers_of(least_of(type.shapes)), all = numbers_of(limits);
    std::int64_t most = INT64_MAX;
    for (std::size_t resource = 0; resource < all.size(); ++resource)
        if (takes[resource] > 0)
            most = std::min(most, all[resource] / takes[resource]);
    return most;
}

} // namespace ks
