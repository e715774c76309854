// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/branch_and_price.h"

#include "solvers/problems/kernel_mix/first_fit.h"
#include "solvers/problems/kernel_mix/maximal_batches.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>

namespace ks {

namespace {

constexpr double near_whole = 1e-6;             ///< tolerance for the linear program's numbers
constexpr std::size_t most_remembered = 10'000; ///< maximum number of remembered demands without a plan

/// The parts of a run and their stages, for its progress.
enum Part : int { packing, rounds, whole_numbers, parts };
constexpr std::string_view stage_names[] = {"first-fit", "columns", "whole-numbers"};

std::int64_t count_of(std::span<const std::int64_t> copies) {
    return std::accumulate(copies.begin(), copies.end(), std::int64_t{0});
}

void subtract(const Pattern& pattern, std::int64_t batches, std::vector<std::int64_t>& copies) {
    for (const Pattern::Part& part : pattern.parts)
        copies[part.type] -= batches * part.copies;
}

/// Returns how many batches of this pattern the remaining copies fill at most.
std::int64_t most_batches(const Pattern& pattern, std::span<const std::int64_t> copies) {
    std::int64_t most = INT64_MAX;
    for (const Pattern::Part& part : pattern.parts)
        most = std::min(most, copies[part.type] / part.copies);
    return most;
}

std::vector<PatternUse> uses_of(const std::vector<FilledBatch>& batches) {
    std::vector<PatternUse> uses;
    for (const FilledBatch& batch : batches) {
        Pattern pattern = pattern_of(batch.holds);
        if (!uses.empty() && uses.back().pattern == pattern)
            ++uses.back().batches;
        else
            uses.push_back({.pattern = std::move(pattern), .batches = 1});
    }
    return uses;
}

std::int64_t count_of(const std::vector<PatternUse>& uses) {
    std::int64_t batches = 0;
    for (const PatternUse& use : uses)
        batches += use.batches;
    return batches;
}

} // namespace

Result<BranchAndPrice> BranchAndPrice::make(const KernelTypes& types, const Plan::Resources& limits,
                                            const LpSolver& lp) {
    KS_TRY(ColumnGeneration columns, ColumnGeneration::make(types.all, limits, lp));
    return BranchAndPrice(types, limits, std::move(columns));
}

Result<void> BranchAndPrice::run(std::int64_t most_nodes, Context& context) {
    most_nodes_ = most_nodes;
    KS_CHECK(begin(context));
    for (const auto part : {&BranchAndPrice::solve_root, &BranchAndPrice::dive, &BranchAndPrice::search}) {
        if (bound_ >= batches_)
            break;
        work_before_ = columns_.work();
        KS_CHECK((this->*part)(context));
    }
    context.report(stage_names[whole_numbers], parts, parts);
    context.end_stage();
    return {};
}

/// Finds the plan to improve, and the first patterns.
Result<void> BranchAndPrice::begin(Context& context) {
    context.begin_stage(std::string(stage_names[packing]));
    by_size_ = order_by_size(types_.all, limits_);
    const std::int64_t copies = count_of(demands_);
    KS_TRY(const std::vector<FilledBatch> packed,
           first_fit(types_.all, demands_, limits_, context, [&](std::int64_t placed) {
               context.report(stage_names[packing], packing, parts,
                              static_cast<double>(placed) / static_cast<double>(copies));
           }));
    bound_ = simple_bound(types_.all, limits_);
    improve(uses_of(packed));
    columns_.set_demands(demands_);
    for (const PatternUse& use : best_)
        columns_.add(use.pattern);
    return {};
}

Result<void> BranchAndPrice::solve_root(Context& context) {
    context.begin_stage(std::string(stage_names[rounds]));
    context.report(stage_names[rounds], rounds, parts);
    for (;;) {
        KS_TRY(const PricingRound round, columns_.next(context));
        lp_bound_ = std::max(lp_bound_, round.lp_bound);
        bound_ = std::max(bound_, round.bound);
        context.report(stage_names[rounds], rounds, parts, round.lp_bound / round.batches);
        // Later rounds cannot raise the bound above the number of batches that the known patterns reach.
        const auto reached = static_cast<std::int64_t>(std::ceil(round.batches - near_whole));
        if (!round.entered || bound_ >= std::min(batches_, reached) || is_enough())
            return {};
    }
}

/// Returns whether this part of the run has used the work that its nodes may take.
bool BranchAndPrice::is_enough() const {
    constexpr std::int64_t work_of_a_node = 1'000;
    return columns_.work() - work_before_ >= most_nodes_ * work_of_a_node;
}

Result<void> BranchAndPrice::dive(Context& context) {
    context.begin_stage(std::string(stage_names[whole_numbers]));
    context.report(stage_names[whole_numbers], whole_numbers, parts);
    Copies left = demands_;
    std::vector<PatternUse> taken;
    std::int64_t batches = 0;
    while (count_of(left) > 0 && batches + 1 < batches_) {
        KS_TRY(const PricingRound round, relax(left, batches_ - 1 - batches, context));
        if (batches + round.bound >= batches_)
            return {};
        const std::size_t before = taken.size();
        for (std::size_t i = 0; i < round.used.size(); ++i) {
            const Pattern& pattern = columns_.patterns()[i];
            const auto whole = static_cast<std::int64_t>(round.used[i] + near_whole);
            if (const std::int64_t some = std::min(whole, most_batches(pattern, left)); some > 0) {
                subtract(pattern, some, left);
                taken.push_back({.pattern = pattern, .batches = some});
            }
        }
        if (taken.size() == before) {
            const auto most = std::ranges::max_element(round.used) - round.used.begin();
            const Pattern cut = cut_to(columns_.patterns()[static_cast<std::size_t>(most)], left);
            KS_TRY(Pattern pattern, filled(cut, left, context));
            subtract(pattern, 1, left);
            taken.push_back({.pattern = std::move(pattern), .batches = 1});
        }
        batches = count_of(taken);
        KS_TRY(const std::vector<FilledBatch> rest, first_fit(types_.all, left, limits_, context));
        std::vector<PatternUse> plan = taken;
        for (PatternUse& use : uses_of(rest))
            plan.push_back(std::move(use));
        improve(std::move(plan));
        if (bound_ >= batches_)
            return {};
    }
    return {};
}

Result<void> BranchAndPrice::search(Context& context) {
    constexpr std::int64_t deepest = 4'000; // nested calls, one per type and batch
    if (batches_ * static_cast<std::int64_t>(types_.all.size()) > deepest)
        return {};
    while (bound_ < batches_) {
        chosen_.clear();
        KS_TRY(const bool better, plan(demands_, batches_ - 1, context));
        if (better) {
            std::vector<PatternUse> plan;
            for (Pattern& pattern : chosen_)
                plan.push_back({.pattern = std::move(pattern), .batches = 1});
            improve(std::move(plan));
        } else if (out_of_nodes_) {
            return {};
        } else {
            bound_ = batches_;
        }
    }
    return {};
}

Result<PricingRound> BranchAndPrice::relax(const Copies& copies, std::int64_t allowed,
                                           const Context& context) {
    columns_.set_demands(copies);
    for (;;) {
        KS_TRY(PricingRound round, columns_.next(context));
        if (!round.entered || round.bound > allowed || is_enough())
            return round;
    }
}

Result<bool> BranchAndPrice::plan(const Copies& copies, std::int64_t allowed, Context& context) {
    if (count_of(copies) == 0)
        return true;
    if (allowed == 0)
        return false;
    if (const auto known = failed_.find(copies); known != failed_.end() && known->second >= allowed)
        return false;
    if (nodes_ >= most_nodes_ || is_enough()) {
        out_of_nodes_ = true;
        return false;
    }
    ++nodes_;
    context.report(stage_names[whole_numbers], whole_numbers, parts,
                   static_cast<double>(nodes_) / static_cast<double>(most_nodes_));
    bool there = false;
    if (allowed == 1) {
        KS_TRY(there, fits_at_once(copies, context));
        if (there) {
            Pattern all;
            for (std::size_t type = 0; type < copies.size(); ++type)
                if (copies[type] > 0)
                    all.parts.push_back({.type = type, .copies = copies[type]});
            chosen_.push_back(std::move(all));
        }
    } else {
        KS_TRY(const PricingRound round, relax(copies, allowed, context));
        if (round.bound <= allowed) {
            KS_TRY(there, try_batches(copies, allowed, round.worth, context));
        }
    }
    if (!there && !out_of_nodes_ && failed_.size() < most_remembered)
        failed_[copies] = std::max(failed_[copies], allowed);
    return there;
}

/// Some batch holds a copy of the largest type. The other batches are worth at most a fixed amount together,
/// so this batch must be worth at least the rest.
Result<bool> BranchAndPrice::try_batches(const Copies& copies, std::int64_t allowed,
                                         const std::vector<std::int64_t>& worth, Context& context) {
    std::int64_t all = 0;
    BatchValue value{.gains = {}, .most = columns_.prices().of(limits_), .least = 0};
    for (std::size_t type = 0; type < copies.size(); ++type) {
        all += worth[type] * copies[type];
        value.gains.push_back(columns_.prices().gain(type));
    }
    value.least = all - (allowed - 1) * columns_.at_most();
    const auto try_one = [&](const Pattern& pattern) -> Result<bool> {
        Copies rest = copies;
        subtract(pattern, 1, rest);
        KS_TRY(const bool there, plan(rest, allowed - 1, context));
        if (there)
            chosen_.push_back(pattern);
        return there || out_of_nodes_;
    };
    const auto go_on = [this] {
        constexpr std::int64_t steps_of_a_node = 64;
        if (++steps_ % steps_of_a_node == 0)
            ++nodes_;
        out_of_nodes_ = out_of_nodes_ || nodes_ >= most_nodes_;
        return !out_of_nodes_;
    };
    MaximalBatches batches(types_.all, copies, limits_, std::move(value), context);
    KS_TRY(const bool ended, batches.find(go_on, try_one));
    return ended && !out_of_nodes_;
}

Result<bool> BranchAndPrice::fits_at_once(const Copies& copies, const Context& context) const {
    LabelLayers layers(limits_);
    for (std::size_t type = 0; type < copies.size(); ++type)
        for (std::int64_t copy = 0; copy < copies[type]; ++copy) {
            KS_TRY(const bool there, layers.add(types_.all[type].shapes, context.memory_budget, context));
            if (!there)
                return false;
        }
    return true;
}

Result<Pattern> BranchAndPrice::filled(const Pattern& pattern, const Copies& copies,
                                       const Context& context) const {
    LabelLayers layers(limits_);
    Copies left = copies;
    std::vector<std::size_t> holds;
    const auto add = [&](std::size_t type) -> Result<bool> {
        KS_TRY(const bool there, layers.add(types_.all[type].shapes, context.memory_budget, context));
        if (there) {
            holds.push_back(type);
            --left[type];
        }
        return there;
    };
    for (const Pattern::Part& part : pattern.parts)
        for (std::int64_t copy = 0; copy < part.copies; ++copy)
            KS_CHECK(add(part.type));
    for (const std::size_t type : by_size_)
        for (bool there = true; there && left[type] > 0;) {
            KS_TRY(there, add(type));
        }
    return pattern_of(std::move(holds));
}

void BranchAndPrice::improve(std::vector<PatternUse> plan) {
    const std::int64_t batches = count_of(plan);
    if (!best_.empty() && batches >= batches_)
        return;
    best_ = std::move(plan);
    batches_ = batches;
}

} // namespace ks
