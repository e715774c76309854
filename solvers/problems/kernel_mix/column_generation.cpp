// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/column_generation.h"

#include <algorithm>
#include <cmath>

namespace ks {

Result<ColumnGeneration> ColumnGeneration::make(std::span<const Launches> types,
                                                const Plan::Resources& limits, const LpSolver& lp) {
    KS_TRY(std::unique_ptr<LinearProgram> program, lp.program(types.size()));
    KS_TRY(Pricing pricing, Pricing::make(types, limits, lp));
    return ColumnGeneration(std::move(program), std::move(pricing));
}

void ColumnGeneration::set_demands(std::span<const std::int64_t> copies) {
    copies_.assign(copies.begin(), copies.end());
    program_->set_demands(std::vector<double>(copies.begin(), copies.end()));
}

void ColumnGeneration::add(const Pattern& pattern) {
    if (!known_.insert(pattern).second)
        return;
    std::vector<LinearProgram::Entry> entries;
    for (const Pattern::Part& part : pattern.parts)
        entries.push_back({part.type, static_cast<double>(part.copies)});
    program_->add_column(1, entries);
    patterns_.push_back(pattern);
}

Result<PricingRound> ColumnGeneration::next(const Context& context) {
    ++rounds_;
    KS_TRY(LinearProgram::Solution solution, program_->solve(context.stop));
    PricingRound round{.batches = solution.cost, .used = std::move(solution.x)};
    for (const double dual : solution.duals)
        round.worth.push_back(
            static_cast<std::int64_t>(std::clamp(dual, 0.0, 1.0) * static_cast<double>(batch_worth)));
    KS_TRY(Pricing::Best best, pricing_.best(round.worth, copies_, context));
    at_most_ = best.at_most;
    std::int64_t all = 0;
    for (std::size_t type = 0; type < copies_.size(); ++type)
        all += round.worth[type] * copies_[type];
    round.lp_bound = static_cast<double>(all) / static_cast<double>(best.at_most);
    round.bound = (all + best.at_most - 1) / best.at_most;
    if (best.pattern && !known_.contains(*best.pattern)) {
        round.reduced_cost = 1 - static_cast<double>(best.worth) / static_cast<double>(batch_worth);
        add(*best.pattern);
        round.entered = std::move(best.pattern);
    }
    return round;
}

} // namespace ks
