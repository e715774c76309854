// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/problems/kernel_mix/resource_prices.h"

#include <optional>

namespace ks {

/// Finds the pattern that is worth most: the paper's sub-problem (Equations 26 to 30), a knapsack of four
/// resources with a few copies of each type, solved exactly by labels. Type by type, a label is the resources
/// and the worth of the copies so far. Among labels with the same blocks and warps only those are kept that
/// no other beats in worth, shared memory and registers. A label is also dropped if the prices of the
/// remaining resources show that it cannot beat the best pattern so far.
class Pricing {
public:
    struct Best {
        std::optional<Pattern> pattern; ///< empty: no pattern is worth more than one batch
        std::int64_t worth = 0;         ///< worth of the pattern
        std::int64_t at_most = 0;       ///< no pattern is worth more than this
    };

    static Result<Pricing> make(std::span<const Launches> types, const Plan::Resources& limits,
                                const LpSolver& lp);

    /// `worth`: of a copy of each type, at most `batch_worth`; `copies`: number of copies of each type.
    Result<Best> best(std::span<const std::int64_t> worth, std::span<const std::int64_t> copies,
                      const Context& context);

    /// Returns the prices of the last call.
    const ResourcePrices& prices() const { return prices_; }
    /// Returns the number of labels of all calls.
    std::int64_t labels() const { return labels_; }

    /// A pattern must be worth more than one batch by this much; less may come from rounding errors of the
    /// linear program.
    static constexpr std::int64_t tolerance = batch_worth >> 20;

private:
    struct Label {
        Plan::Resources takes;
        std::int64_t worth = 0;
        std::uint32_t step = 0; ///< index of the last copy that was added
    };
    /// A copy that was added to the copies before it.
    struct Step {
        std::uint32_t before = 0;
        std::uint32_t type = 0;
    };
    /// A type in the order of processing.
    struct Turn {
        std::size_t type = 0;
        std::int64_t most = 0; ///< maximum number of copies
        std::int64_t rest = 0; ///< maximum gain of the copies of all later types
    };

    Pricing(std::span<const Launches> types, const Plan::Resources& limits, ResourcePrices prices)
        : types_(types), limits_(limits), prices_(std::move(prices)) {}

    std::vector<Turn> turns(std::span<const std::int64_t> worth, std::span<const std::int64_t> copies) const;
    Result<void> take(const Turn& turn, std::int64_t worth, const Context& context);
    /// Returns the labels of `from` with one more copy.
    std::vector<Label> with_one_more(const std::vector<Label>& from, const Turn& turn, std::int64_t worth,
                                     std::int64_t further);
    /// Returns an upper bound of the worth that a label can reach.
    std::int64_t bound(const Label& label, std::int64_t rest) const;
    static void keep_undominated(std::vector<Label>& labels);
    void keep_a_number(std::vector<Label>& labels, std::int64_t rest);
    std::int64_t bytes() const;

    std::span<const Launches> types_;
    Plan::Resources limits_;
    ResourcePrices prices_;
    std::int64_t labels_ = 0;

    // Values of the current call.
    std::size_t most_ = 0; ///< maximum number of labels at a time
    std::vector<Label> current_;
    std::vector<Step> steps_; ///< the first step stands for no copy
    std::int64_t best_ = 0;
    std::uint32_t best_step_ = 0;
    std::int64_t left_out_ = 0; ///< the greatest worth that a dropped label might have reached
};

} // namespace ks
