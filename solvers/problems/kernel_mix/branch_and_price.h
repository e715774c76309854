// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/column_generation.h"

#include <map>

namespace ks {

/// Batches for all copies: first-fit, column generation, then whole numbers.
///
/// The rounded linear program is followed down first: patterns that are used at least once are taken, else
/// the one that is used most, and the program is solved again for what is left. If the bound is not met, the
/// search goes through all batches that may hold a copy of the largest type, the program saying of each what
/// the rest takes at least, until the bound is met, none is left, or `most_nodes` were looked at.
class BranchAndPrice {
public:
    static Result<BranchAndPrice> make(const KernelTypes& types, const Plan::Resources& limits,
                                       const LpSolver& lp);

    Result<void> run(std::int64_t most_nodes, Context& context);

    const std::vector<PatternUse>& best() const { return best_; }
    std::int64_t batches() const { return batches_; } ///< of the best plan
    std::int64_t bound() const { return bound_; }     ///< no plan has fewer
    double lp_bound() const { return lp_bound_; }     ///< 0: no linear program was needed
    std::int64_t nodes() const { return nodes_; }
    const ColumnGeneration& columns() const { return columns_; }

private:
    using Copies = std::vector<std::int64_t>; ///< of each type

    BranchAndPrice(const KernelTypes& types, const Plan::Resources& limits, ColumnGeneration columns)
        : types_(types), limits_(limits), columns_(std::move(columns)), demands_(types.demands()) {}

    Result<void> begin(Context& context);
    Result<void> solve_root(Context& context);
    Result<void> dive(Context& context);
    Result<void> search(Context& context);
    bool is_enough() const;

    /// Rounds until the bound for these copies is above `allowed` or no pattern is worth more than a batch.
    Result<PricingRound> relax(const Copies& copies, std::int64_t allowed, const Context& context);
    /// Whether there is a plan for these copies of at most `allowed` batches; then it is at the end of
    /// `chosen_`. "No" proves nothing once `out_of_nodes_`.
    Result<bool> plan(const Copies& copies, std::int64_t allowed, Context& context);
    Result<bool> try_batches(const Copies& copies, std::int64_t allowed,
                             const std::vector<std::int64_t>& worth, Context& context);
    Result<bool> fits_at_once(const Copies& copies, const Context& context) const;
    /// The pattern with as much beside it as it leaves room for, the largest first.
    Result<Pattern> filled(const Pattern& pattern, const Copies& copies, const Context& context) const;
    void improve(std::vector<PatternUse> plan);

    const KernelTypes& types_;
    Plan::Resources limits_;
    ColumnGeneration columns_;
    Copies demands_;
    std::vector<std::size_t> by_size_; ///< types, the largest first
    std::vector<PatternUse> best_;
    std::int64_t batches_ = 0, bound_ = 0, nodes_ = 0, most_nodes_ = 0, steps_ = 0;
    std::int64_t work_before_ = 0; ///< this part of the run
    double lp_bound_ = 0;
    bool out_of_nodes_ = false;
    std::vector<Pattern> chosen_;
    std::map<Copies, std::int64_t> failed_; ///< for which there is no plan of so many batches
};

} // namespace ks
