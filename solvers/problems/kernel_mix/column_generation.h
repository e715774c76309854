// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/pricing.h"

#include <set>

namespace ks {

/// What one round of column generation finds.
struct PricingRound {
    double batches = 0;              ///< the fewest that the patterns so far make, parts of batches allowed
    std::vector<double> used;        ///< x of each pattern
    std::vector<std::int64_t> worth; ///< pi of each type, of `batch_worth`
    std::optional<Pattern> entered; ///< the pattern that is worth most; none: none is worth more than a batch
    double reduced_cost = 0;        ///< of the pattern that entered: 1 less what it is worth
    double lp_bound = 0;            ///< no plan, not even of parts of batches, has fewer
    std::int64_t bound = 0;         ///< the same, in whole batches
};

/// Column generation (concurrency paper, Equations 23 to 30 and Algorithm 2), round by round. The linear
/// program only suggests what the types are worth: the bound is computed from that in whole numbers, so that
/// it holds whatever the rounding errors are.
class ColumnGeneration {
public:
    static Result<ColumnGeneration> make(std::span<const Launches> types, const Plan::Resources& limits,
                                         const LpSolver& lp);

    /// From now on so many copies of each type are to be planned. The patterns stay.
    void set_demands(std::span<const std::int64_t> copies);
    void add(const Pattern& pattern);

    /// The linear program over the patterns so far, and the pattern that is worth most, which is added to
    /// them. Some pattern has to hold each type that is asked for.
    Result<PricingRound> next(const Context& context);

    const std::vector<Pattern>& patterns() const { return patterns_; }
    std::int64_t rounds() const { return rounds_; }
    /// What all rounds took: labels, and as much for each type as the linear program takes longer.
    std::int64_t work() const {
        constexpr std::int64_t work_of_a_row = 100;
        return pricing_.labels() + rounds_ * work_of_a_row * static_cast<std::int64_t>(copies_.size());
    }
    /// Those of the last round, and what nothing that fits is worth more than.
    const ResourcePrices& prices() const { return pricing_.prices(); }
    std::int64_t at_most() const { return at_most_; }

private:
    ColumnGeneration(std::unique_ptr<LinearProgram> program, Pricing pricing)
        : program_(std::move(program)), pricing_(std::move(pricing)) {}

    std::unique_ptr<LinearProgram> program_;
    Pricing pricing_;
    std::vector<std::int64_t> copies_; ///< [type]
    std::vector<Pattern> patterns_;
    std::set<Pattern> known_; ///< the same
    std::int64_t rounds_ = 0, at_most_ = 0;
};

} // namespace ks
