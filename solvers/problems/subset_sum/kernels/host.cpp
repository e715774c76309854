// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kernels/host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/last_column.h"
#include "solvers/dp/plan.h"
#include "solvers/dp/way_back.h"
#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/subset_sum/reached_sums.h"

#include <algorithm>
#include <bit>
#include <climits>

namespace ks {

namespace {

/// Above this, cell numbers of the last block leave 32 bits.
constexpr std::int64_t most_target = INT_MAX - 1024;

/// The decision: whether some of these weights sum to exactly the target. Two rows on the device change
/// places.
class Decision {
public:
    static Result<Decision> prepare(Backend& backend, const std::string& kernels, std::int64_t cells,
                                    int block) {
        Decision made(backend, block);
        KS_TRY(made.first_, backend.kernel(kernels + ".first"));
        KS_TRY(made.row_, backend.kernel(kernels + ".row"));
        KS_TRY(made.above_, backend.allocate({.name = "row 0", .element_bytes = 1, .shape = {cells}}));
        KS_TRY(made.below_, backend.allocate({.name = "row 1", .element_bytes = 1, .shape = {cells}}));
        return made;
    }

    /// Stops at the first row that reaches the target.
    Result<bool> decide(std::span<const std::int64_t> weights, std::int64_t target, Context& context) {
        const LaunchShape shape{.grid = (target + block_) / block_, .block = block_};
        const int cell = static_cast<int>(target);
        KS_CHECK(backend_->launch(context, first_, shape, above_, cell));
        for (const std::int64_t weight : weights) {
            KS_CHECK(context.check());
            // A weight that fits no cell of the row counts as one more than the target.
            const int fitting = static_cast<int>(std::min(weight, target + 1));
            KS_CHECK(backend_->launch(context, row_, shape, fitting, above_, below_, cell));
            KS_CHECK(backend_->synchronise(context));
            std::swap(above_, below_);
            unsigned char reached = 0;
            KS_CHECK(backend_->download_items(above_, std::span(&reached, 1), target));
            if (reached)
                return true;
        }
        return target == 0; // only the sum 0 is reached without any weight
    }

private:
    Decision(Backend& backend, int block) : backend_(&backend), block_(block) {}

    Backend* backend_;
    int block_;
    Kernel first_, row_;
    Buffer above_, below_;
};

/// floor(log2 c) + 1; for a target of 0, which has no logarithm, 1.
int decisions(std::int64_t target) {
    return std::max(1, static_cast<int>(std::bit_width(static_cast<std::uint64_t>(target))));
}

/// Figure 1: the largest sum that is at most `target`.
Result<std::int64_t> largest_sum(Decision& decision, std::vector<std::int64_t> weights, std::int64_t target,
                                 Context& context) {
    const int bits = decisions(target);
    const std::size_t real = weights.size();
    for (int i = bits; i-- > 0;)
        weights.push_back(std::int64_t{1} << i);
    std::int64_t left = target;
    for (int i = bits; i-- > 0;) {
        context.report("compute", bits - 1 - i, bits);
        weights.erase(weights.begin() + static_cast<std::ptrdiff_t>(real)); // 2^i, the largest that is there
        KS_TRY(const bool reached, decision.decide(weights, left, context));
        if (!reached)
            left -= std::int64_t{1} << i;
    }
    return left;
}

} // namespace

VariantInfo parry_rows_info(std::string id, std::int64_t standard_block) {
    VariantInfo info;
    info.id = std::move(id);
    info.kind = SubsetSumInstance::kind_id;
    info.place = Place::kernel;
    info.paper = "sso";
    info.parameters = {block_parameter(standard_block)};
    return info;
}

Result<Estimate> ParryRows::estimate(const Instance& any, const Parameters&, std::int64_t) const {
    const auto& instance = static_cast<const SubsetSumInstance&>(any);
    const std::int64_t target = dp::last_column(instance);
    if (target > most_target)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{} takes no target above {}", info_.id, most_target),
                     .todo = "choose subset-sum.bitset or a smaller target"};
    const double bits = decisions(target);
    const double cells = static_cast<double>(target) + 1;
    KS_TRY(const std::int64_t way_back, ReachedSums::bytes(target));
    return Estimate{.host_bytes = way_back,
                    .device_bytes = 2 * (target + 1),
                    .operations = bits * (static_cast<double>(instance.weights().size()) + bits / 2) * cells};
}

Result<LargestLaunch> ParryRows::largest_launch(const Instance& any, const Parameters& parameters,
                                                Context&) const {
    const std::int64_t block = parameters.integer("block");
    return LargestLaunch{.grid = dp::last_column(static_cast<const SubsetSumInstance&>(any)) / block + 1,
                         .block = static_cast<int>(block)};
}

Result<Answer> ParryRows::solve(const Instance& any, const Parameters& parameters, Context& context) const {
    const auto& instance = static_cast<const SubsetSumInstance&>(any);
    KS_TRY(const Estimate needed, estimate(any, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    const std::int64_t target = dp::last_column(instance);
    context.begin_stage("upload");
    KS_TRY(Decision decision, Decision::prepare(*context.backend, kernel_names(), target + 1,
                                                static_cast<int>(parameters.integer("block"))));
    context.begin_stage("compute");
    const auto weights = instance.weights();
    KS_TRY(const std::int64_t sum, largest_sum(decision, {weights.begin(), weights.end()}, target, context));
    context.begin_stage("way-back");
    KS_TRY(ReachedSums sums, ReachedSums::allocate(sum));
    KS_CHECK(reach(sums, instance, sum, context, [](std::int64_t, std::int64_t) {}));
    if (!sums.reached(sum))
        return contradiction(static_cast<std::int64_t>(weights.size()), sum);
    Answer answer = answer_of(instance, sums, sum, Status::optimal);
    context.end_stage();
    const std::int64_t asked = decisions(target);
    answer.facts.push_back(
        {.name = "decisions",
         .value = asked,
         .sentence =
             formatted("Parry's loop asked {} times whether some weights sum to exactly a target.", asked)});
    for (Fact& end : dp::end_facts(instance))
        answer.facts.push_back(std::move(end));
    return answer;
}

} // namespace ks
