// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kernels/two_list_host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/plan.h"
#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/kernels/two_list_device.h"
#include "solvers/problems/subset_sum/two_list/memory.h"
#include "solvers/problems/subset_sum/two_list/recording.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace ks {

namespace {

/// Without these parameters every stage is the original one.
two_list::Switches improved_stages(const VariantInfo& info, const Parameters& parameters) {
    const bool switched =
        std::ranges::find(info.parameters, "generation", &Parameter::name) != info.parameters.end();
    return switched ? two_list::switches(parameters) : two_list::Switches{false, false, false};
}

two_list::Halves halves_of(const SubsetSumInstance& instance, const two_list::Switches& improved) {
    return two_list::halve(instance.weights(), improved.order());
}

/// Returns k, at most the number of sums of a list.
std::int64_t threads_of(const SubsetSumInstance& instance, const Parameters& parameters) {
    const std::size_t n = instance.weights().size();
    const std::int64_t log_k = parameters.integer("log-k");
    return log_k == 0 ? two_list::usual_threads(n)
                      : std::int64_t{1} << std::min(log_k, static_cast<std::int64_t>(n / 2));
}

} // namespace

VariantInfo two_list_gpu_info(std::string id) {
    VariantInfo info;
    info.id = std::move(id);
    info.question = Question::decide;
    info.place = Place::kernel;
    info.paper = "two-list";
    info.complexity = {.time = "O(3N/k) + O(k) + O(6N/k)",
                       .space = "O(2^(n/2))",
                       .source = "Sections 2.2.1 to 2.2.3 and 5.1, N = 2^(n/2)"};
    info.parameters = {block_parameter(128), // the best value of Figure 4
                       {.name = "log-k",
                        .max = 20,
                        .title = "Threads k: 2 to the power of this (0: of n / 4, rounded down)"}};
    info.steps = true;
    return info;
}

namespace {

/// The estimate assumes full lists, because the number of discarded sums is not known before.
Result<Estimate> estimate_two_lists(const VariantInfo& info, const SubsetSumInstance& instance,
                                    const Parameters& parameters, std::int64_t) {
    const std::size_t weights = instance.weights().size();
    KS_CHECK(two_list::check_weights(weights, two_list::most_weights,
                                     "choose subset-sum.bitset, if the target is small, or fewer weights"));
    const two_list::Halves halves = halves_of(instance, improved_stages(info, parameters));
    const double sums = static_cast<double>(halves.first.sums() + halves.second.sums());
    return Estimate{.host_bytes = two_list::subset_of_bytes(halves.first.weights.size()),
                    .device_bytes = two_list::device_bytes(halves, threads_of(instance, parameters)),
                    .operations = 4 * sums};
}

Result<LargestLaunch> largest_launch_two_lists(const SubsetSumInstance& instance,
                                               const Parameters& parameters, Context&) {
    const LaunchShape shape =
        two_list::shape_of(threads_of(instance, parameters), static_cast<int>(parameters.integer("block")));
    return LargestLaunch{.grid = shape.grid, .block = shape.block};
}

/// Counts only the original generation stage, where a step is one merged sum; the binary searches of the
/// partition are not counted. How many sums the improved stage discards, and where the other stages end,
/// depends on the weights.
Result<std::optional<KernelWork>> work_two_lists(const VariantInfo& info, const SubsetSumInstance& instance,
                                                 const Parameters& parameters, std::int64_t, Context&) {
    const two_list::Switches improved = improved_stages(info, parameters);
    if (improved.generation)
        return std::optional<KernelWork>();
    const two_list::Halves halves = halves_of(instance, improved);
    KernelWork work{.stage = "generation", .unit = "merged sums"};
    for (const two_list::Half* const half : {&halves.first, &halves.second})
        for (std::size_t i = 1; i < half->weights.size(); ++i) {
            const std::int64_t k =
                two_list::threads_for(static_cast<std::int64_t>(i), threads_of(instance, parameters));
            const double sums = static_cast<double>(std::int64_t{1} << i);
            work.operations += 2 * sums;
            // Add item reads the list and its weight and writes the shifted list; merge reads both and writes
            // the new list. An inner element of H is read and its two children are written; merge reads the
            // leaves.
            work.device_bytes += 8 + 8 * 6 * sums + 32 * static_cast<double>(3 * (k - 1) + k);
            work.launches += 1 + static_cast<std::int64_t>(std::bit_width(static_cast<std::uint64_t>(k)));
        }
    work.waited_launches = work.launches;
    return std::optional(work);
}

Result<Answer> solve_two_lists(const VariantInfo& info, const SubsetSumInstance& instance,
                               const Parameters& parameters, Context& context) {
    KS_TRY(const Estimate needed, estimate_two_lists(info, instance, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    const two_list::Switches improved = improved_stages(info, parameters);
    const auto block = static_cast<int>(parameters.integer("block"));
    context.begin_stage("upload");
    const two_list::Halves halves = halves_of(instance, improved);
    KS_TRY(two_list::Device device,
           two_list::Device::prepare(halves, instance.target(), threads_of(instance, parameters), block,
                                     improved, context));
    context.begin_stage("generation");
    KS_CHECK(device.generate(context));
    context.begin_stage("pruning");
    KS_TRY(two_list::Hit hit, device.prune(context));
    if (!hit) {
        context.begin_stage("search");
        KS_TRY(hit, device.search(context));
    }
    const two_list::Statistics statistics = device.statistics();
    context.begin_stage("way-back");
    KS_TRY(Answer answer, two_list::answer(halves, hit, context));
    context.end_stage();
    answer.facts = two_list::facts(statistics);
    return answer;
}

Result<std::shared_ptr<const Recording>>
record_two_lists(const VariantInfo& info, const std::shared_ptr<const SubsetSumInstance>& instance,
                 std::stop_token stop) {
    KS_TRY(const Parameters usual, Parameters::parse(info.parameters, {}));
    const auto method =
        improved_stages(info, usual).search ? TwoListMethod::improved : TwoListMethod::original;
    return record_two_list(info.id, method, *instance, std::move(stop));
}

} // namespace

VariantOf<SubsetSumInstance> two_lists_on_gpu(const VariantInfo& info) {
    return VariantOf<SubsetSumInstance>({.info = info,
                                         .estimate = std::bind_front(estimate_two_lists, info),
                                         .largest_launch = largest_launch_two_lists,
                                         .work = std::bind_front(work_two_lists, info),
                                         .solve = std::bind_front(solve_two_lists, info),
                                         .record = std::bind_front(record_two_lists, info)});
}

} // namespace ks
