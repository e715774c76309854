// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/kernel_mix/pricing.h"

#include <set>

namespace ks {

/// The result of one round of column generation.
struct PricingRound {
    double batches = 0;              ///< the fewest batches with the patterns so far, fractions of batches
                                     ///< allowed
    std::vector<double> used;        ///< x of each pattern
    std::vector<std::int64_t> worth; ///< pi of each type, in units of 1 / `batch_worth`
    std::optional<Pattern> entered;  ///< the pattern that is worth most; empty: no pattern is worth more than
                                     ///< one batch
    double reduced_cost = 0;         ///< of the pattern that entered: 1 minus its worth
    double lp_bound = 0;             ///< lower bound of all plans, including plans with fractions of batches
    std::int64_t bound = 0;          ///< the same, rounded up to whole batches
};

/// Column generation (concurrency paper, Equations 23 to 30 and Algorithm 2), round by round. The linear
/// program only suggests the worth of each type. The bound is computed from it in integers, so rounding
/// errors cannot invalidate it.
class ColumnGeneration {
public:
    static Result<ColumnGeneration> make(std::span<const Launches> types, const Plan::Resources& limits,
                                         const LpSolver& lp);

    /// Sets the number of copies of each type to plan. The patterns stay.
    void set_demands(std::span<const std::int64_t> copies);
    void add(const Pattern& pattern);

    /// Solves the linear program over the patterns so far, and finds the pattern that is worth most and adds
    /// it to them. Each requested type must be in some pattern.
    Result<PricingRound> next(const Context& context);

    const std::vector<Pattern>& patterns() const { return patterns_; }
    std::int64_t rounds() const { return rounds_; }
    /// Returns the work of all rounds: labels, and per type an amount for the time of the linear program.
    std::int64_t work() const {
        constexpr std::int64_t work_of_a_row = 100;
        return pricing_.labels() + rounds_ * work_of_a_row * static_cast<std::int64_t>(copies_.size());
    }
    /// The prices of the last round; no pattern that fits is worth more than they allow.
    const ResourcePrices& prices() const { return pricing_.prices(); }
    std::int64_t at_most() const { return at_most_; }

private:
    ColumnGeneration(std::unique_ptr<LinearProgram> program, Pricing pricing)
        : program_(std::move(program)), pricing_(std::move(pricing)) {}

    std::unique_ptr<LinearProgram> program_;
    Pricing pricing_;
    std::vector<std::int64_t> copies_; ///< [type]
    std::vector<Pattern> patterns_;
    std::set<Pattern> known_; ///< the same patterns, as a set
    std::int64_t rounds_ = 0, at_most_ = 0;
};

} // namespace ks
