// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/context.h"
#include "solvers/problems/kernel_mix/resource_prices.h"

#include <optional>

namespace ks {

/// The pattern that is worth most: the paper's sub-problem (Equations 26 to 30), a knapsack of four resources
/// with a few copies of each type, exactly by labels. Type by type, a label is what the copies up to there
/// take together and are worth. Of those with the same blocks and warps only the ones are kept that no other
/// beats in worth, shared memory and registers; and only those that may still come to more than the best so
/// far, as the prices of what they leave tell.
class Pricing {
public:
    struct Best {
        std::optional<Pattern> pattern; ///< none: no pattern is worth more than a batch
        std::int64_t worth = 0;         ///< of it
        std::int64_t at_most = 0;       ///< no pattern is worth more than this
    };

    static Result<Pricing> make(std::span<const Launches> types, const Plan::Resources& limits,
                                const LpSolver& lp);

    /// `worth` of a copy of each type, at most `batch_worth`; `copies` that there are of it.
    Result<Best> best(std::span<const std::int64_t> worth, std::span<const std::int64_t> copies,
                      const Context& context);

    /// Those of the last call.
    const ResourcePrices& prices() const { return prices_; }
    /// Of all calls.
    std::int64_t labels() const { return labels_; }

    /// Worth this much more than a batch is what the linear program's rounding errors come to.
    static constexpr std::int64_t tolerance = batch_worth >> 20;

private:
    struct Label {
        Plan::Resources takes;
        std::int64_t worth = 0;
        std::uint32_t step = 0; ///< the last copy that was added
    };
    /// A copy that was added to those before it.
    struct Step {
        std::uint32_t before = 0;
        std::uint32_t type = 0;
    };
    /// A type in its turn.
    struct Turn {
        std::size_t type = 0;
        std::int64_t most = 0; ///< copies
        std::int64_t rest = 0; ///< what copies of all later types gain at most
    };

    Pricing(std::span<const Launches> types, const Plan::Resources& limits, ResourcePrices prices)
        : types_(types), limits_(limits), prices_(std::move(prices)) {}

    std::vector<Turn> turns(std::span<const std::int64_t> worth, std::span<const std::int64_t> copies) const;
    Result<void> take(const Turn& turn, std::int64_t worth, const Context& context);
    /// The labels of `from` with one more copy.
    std::vector<Label> with_one_more(const std::vector<Label>& from, const Turn& turn, std::int64_t worth,
                                     std::int64_t further);
    /// What a label may still come to.
    std::int64_t bound(const Label& label, std::int64_t rest) const;
    static void keep_undominated(std::vector<Label>& labels);
    void keep_a_number(std::vector<Label>& labels, std::int64_t rest);
    std::int64_t bytes() const;

    std::span<const Launches> types_;
    Plan::Resources limits_;
    ResourcePrices prices_;
    std::int64_t labels_ = 0;

    // Of a call.
    std::size_t most_ = 0; ///< labels at a time
    std::vector<Label> current_;
    std::vector<Step> steps_; ///< the first is no copy
    std::int64_t best_ = 0;
    std::uint32_t best_step_ = 0;
    std::int64_t left_out_ = 0; ///< what a label that was dropped for want of memory might have come to
};

} // namespace ks
