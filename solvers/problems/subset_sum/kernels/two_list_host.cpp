// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/kernels/two_list_host.h"

#include "solvers/core/formatted.h"
#include "solvers/dp/plan.h"
#include "solvers/kernels/row_kernels.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/kernels/two_list_device.h"
#include "solvers/problems/subset_sum/two_list/recording.h"

#include <algorithm>
#include <bit>

namespace ks {

namespace {

two_list::Improved improved_stages(const VariantInfo& info, const Parameters& parameters) {
    const auto improved = [&](const char* stage) {
        return std::ranges::find(info.parameters, stage, &Parameter::name) != info.parameters.end() &&
               parameters.choice(stage) == "improved";
    };
    return {
        .generation = improved("generation"), .pruning = improved("pruning"), .search = improved("search")};
}

/// Only the improved generation stage sorts the weights (Section 4.1).
two_list::Halves halves_of(const Instance& any, const two_list::Improved& improved) {
    return two_list::halve(static_cast<const SubsetSumInstance&>(any).weights(),
                           improved.generation ? two_list::Order::nonincreasing : two_list::Order::as_given);
}

/// k; as many as a list has sums at most.
std::int64_t threads_of(const Instance& any, const Parameters& parameters) {
    const std::size_t n = static_cast<const SubsetSumInstance&>(any).weights().size();
    const std::int64_t log_k = parameters.integer("log-k");
    return log_k == 0 ? two_list::usual_threads(n)
                      : std::int64_t{1} << std::min(log_k, static_cast<std::int64_t>(n / 2));
}

/// The way back makes lists of the halves of a half.
std::int64_t way_back_bytes(const two_list::Half& half) {
    return 5 * 8 * (std::int64_t{1} << (half.weights.size() + 1) / 2);
}

} // namespace

VariantInfo two_list_gpu_info(std::string id) {
    VariantInfo info;
    info.id = std::move(id);
    info.kind = SubsetSumInstance::kind_id;
    info.question = Question::decide;
    info.place = Place::kernel;
    info.paper = "two-list";
    info.complexity = {
        .time = "O(2^(n/2) / k)", .space = "O(2^(n/2))", .source = "Sections 2.2 and 3, with k threads"};
    info.parameters = {block_parameter(128), // the best of Figure 4
                       {.name = "log-k",
                        .max = 20,
                        .title = "Threads k: 2 to the power of this (0: of n / 4, rounded down)"}};
    info.steps = true;
    return info;
}

void add_two_list_improvements(VariantInfo& info) {
    const auto add = [&](const char* name, const char* title) {
        info.parameters.push_back({.name = name,
                                   .type = Parameter::Type::choice,
                                   .values = {"improved", "original"},
                                   .title = title});
    };
    add("generation", "Generation: discard the sums above the target, or make full lists");
    add("pruning", "Pruning: two binary searches for each block of A, or every pair of blocks");
    add("search", "Search: cut a pair of blocks by four binary searches, or walk through all of it");
}

Result<Estimate> TwoListGpu::estimate(const Instance& any, const Parameters& parameters, std::int64_t) const {
    const std::size_t weights = static_cast<const SubsetSumInstance&>(any).weights().size();
    if (weights > two_list::most_weights)
        return Error{.code = ErrorCode::limit,
                     .what =
                         formatted("{} takes up to {} weights, not {}: its two lists would have 2^{} sums",
                                   info_.id, two_list::most_weights, weights, (weights + 1) / 2),
                     .todo = "choose fewer weights, or subset-sum.bitset if the target is small"};
    const two_list::Halves halves = halves_of(any, improved_stages(info_, parameters));
    const double sums = static_cast<double>(halves.first.sums() + halves.second.sums());
    return Estimate{.host_bytes = way_back_bytes(halves.first),
                    .device_bytes = two_list::device_bytes(halves, threads_of(any, parameters)),
                    .operations = 4 * sums};
}

Result<LargestLaunch> TwoListGpu::largest_launch(const Instance& any, const Parameters& parameters,
                                                 Context&) const {
    const LaunchShape shape =
        two_list::shape_of(threads_of(any, parameters), static_cast<int>(parameters.integer("block")));
    return LargestLaunch{.grid = shape.grid, .block = shape.block};
}

Result<std::optional<KernelWork>> TwoListGpu::work(const Instance& any, const Parameters& parameters,
                                                   std::int64_t, Context&) const {
    const two_list::Improved improved = improved_stages(info_, parameters);
    if (improved.generation)
        return std::optional<KernelWork>();
    const two_list::Halves halves = halves_of(any, improved);
    KernelWork work{.unit = "merged sums"};
    for (const two_list::Half* const half : {&halves.first, &halves.second})
        for (std::size_t i = 1; i < half->weights.size(); ++i) {
            const std::int64_t k =
                two_list::threads_for(static_cast<std::int64_t>(i), threads_of(any, parameters));
            const double sums = static_cast<double>(std::int64_t{1} << i);
            work.operations += 2 * sums;
            // Add item reads the list and its weight and writes the shifted list; merge reads both and writes
            // them. An inner element of H is read and its two children are written, a leaf is read by merge.
            work.device_bytes += 8 + 8 * 6 * sums + 32 * static_cast<double>(3 * (k - 1) + k);
            work.launches += 1 + static_cast<std::int64_t>(std::bit_width(static_cast<std::uint64_t>(k)));
        }
    work.waited_launches = work.launches;
    return std::optional(work);
}

Result<Answer> TwoListGpu::solve(const Instance& any, const Parameters& parameters, Context& context) const {
    const auto& instance = static_cast<const SubsetSumInstance&>(any);
    KS_TRY(const Estimate needed, estimate(any, parameters, context.memory_budget));
    KS_CHECK(dp::check_memory(needed, context.memory_budget));
    const two_list::Improved improved = improved_stages(info_, parameters);
    const auto block = static_cast<int>(parameters.integer("block"));
    context.begin_stage("upload");
    const two_list::Halves halves = halves_of(any, improved);
    KS_TRY(two_list::Device device,
           two_list::Device::prepare(halves, instance.target(), threads_of(any, parameters), block, improved,
                                     context));
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

Result<std::shared_ptr<const Recording>> TwoListGpu::record(InstancePtr instance,
                                                            std::stop_token stop) const {
    const bool switched = std::ranges::find(info_.parameters, "generation", &Parameter::name) !=
                          info_.parameters.end(); // has stages to improve
    return record_two_list(info_.id, switched ? TwoListMethod::improved : TwoListMethod::original, instance,
                           std::move(stop));
}

} // namespace ks
