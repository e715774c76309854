// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/column_generation.h"

#include <map>

namespace ks {

/// Finds batches for all copies: first-fit, column generation, then whole numbers.
///
/// First the rounded linear program is followed: patterns that are used at least once are taken, otherwise
/// the pattern that is used most, and the program is solved again for the remaining copies. If the result
/// does not meet the bound, the search tries all batches with a copy of the largest type. For each batch the
/// program gives a lower bound for the remaining copies. The search ends when the bound is met, all batches
/// are tried, or `most_nodes` nodes were visited.
class BranchAndPrice {
public:
    static Result<BranchAndPrice> make(const KernelTypes& types, const Plan::Resources& limits,
                                       const LpSolver& lp);

    Result<void> run(std::int64_t most_nodes, Context& context);

    const std::vector<PatternUse>& best() const { return best_; }
    std::int64_t batches() const { return batches_; } ///< number of batches of the best plan
    std::int64_t bound() const { return bound_; }     ///< every plan has at least this many batches
    double lp_bound() const { return lp_bound_; }     ///< 0: the linear program was not needed
    std::int64_t nodes() const { return nodes_; }
    const ColumnGeneration& columns() const { return columns_; }

private:
    using Copies = std::vector<std::int64_t>; ///< [type]: number of copies

    BranchAndPrice(const KernelTypes& types, const Plan::Resources& limits, ColumnGeneration columns)
        : types_(types), limits_(limits), columns_(std::move(columns)), demands_(types.demands()) {}

    Result<void> begin(Context& context);
    Result<void> solve_root(Context& context);
    Result<void> dive(Context& context);
    Result<void> search(Context& context);
    bool is_enough() const;

    /// Runs rounds until the bound for these copies is above `allowed` or no pattern is worth more than one
    /// batch.
    Result<PricingRound> relax(const Copies& copies, std::int64_t allowed, const Context& context);
    /// Returns whether there is a plan for these copies with at most `allowed` batches; then it is at the end
    /// of `chosen_`. After `out_of_nodes_`, "no" proves nothing.
    Result<bool> plan(const Copies& copies, std::int64_t allowed, Context& context);
    Result<bool> try_batches(const Copies& copies, std::int64_t allowed,
                             const std::vector<std::int64_t>& worth, Context& context);
    Result<bool> fits_at_once(const Copies& copies, const Context& context) const;
    /// Returns the pattern with as many further copies as it has room for, the largest first.
    Result<Pattern> filled(const Pattern& pattern, const Copies& copies, const Context& context) const;
    void improve(std::vector<PatternUse> plan);

    const KernelTypes& types_;
    Plan::Resources limits_;
    ColumnGeneration columns_;
    Copies demands_;
    std::vector<std::size_t> by_size_; ///< types, from the largest on
    std::vector<PatternUse> best_;
    std::int64_t batches_ = 0, bound_ = 0, nodes_ = 0, most_nodes_ = 0, steps_ = 0;
    std::int64_t work_before_ = 0; ///< work before this part of the run
    double lp_bound_ = 0;
    bool out_of_nodes_ = false;
    std::vector<Pattern> chosen_;
    std::map<Copies, std::int64_t> failed_; ///< demands for which no plan with that many batches exists
};

} // namespace ks
