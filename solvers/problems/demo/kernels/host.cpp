// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/demo/kernels/host.h"

#include "solvers/core/formatted.h"
#include "solvers/occupancy/devices.h"

#include <algorithm>
#include <numeric>

namespace ks {

namespace {

/// Above this, cell numbers do not fit 32 bits.
constexpr std::int64_t most_capacity = std::int64_t{1} << 30;

} // namespace

Parameter demo_number(std::string name, std::int64_t min, std::int64_t max, std::int64_t standard,
                      std::string unit, std::string title) {
    return {.name = std::move(name),

            .min = min,
            .max = max,
            .standard = standard,
            .unit = std::move(unit),
            .title = std::move(title)};
}

Parameter demo_block(std::int64_t standard, std::int64_t most) {
    Parameter block = demo_number("block", 32, most, standard, "threads", "Threads a block");
    block.step = 32;
    return block;
}

Demo::Demo(const std::string& id, std::string title, std::vector<Parameter> parameters) {
    info_.id = "demo." + id;
    info_.title = std::move(title);
    info_.kind = KnapsackInstance::kind_id;
    info_.question = Question::demo;
    info_.exact = false;
    info_.place = Place::kernel;
    info_.emulator_only = true;
    info_.parameters = std::move(parameters);
}

Result<Estimate> Demo::estimate(const Instance& instance, const Parameters& parameters, std::int64_t) const {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
    if (knapsack.capacity() > most_capacity)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("{} takes no capacity above {}", info_.id, most_capacity),
                     .todo = "choose a smaller instance"};
    return needs(knapsack, parameters);
}

/// No block waits for another, unless a demo overrides this.
Result<LargestLaunch> Demo::largest_launch(const Instance&, const Parameters& parameters, Context&) const {
    const bool chosen =
        std::ranges::any_of(info_.parameters, [](const Parameter& each) { return each.name == "block"; });
    return LargestLaunch{
        .grid = 1, .block = chosen ? static_cast<int>(parameters.integer("block")) : most_block_threads};
}

Result<Answer> Demo::solve(const Instance& instance, const Parameters& parameters, Context& context) const {
    KS_TRY(auto facts, run(static_cast<const KnapsackInstance&>(instance), parameters, context));
    return Answer::none(std::move(facts));
}

Estimate ArrayDemo::needs(const KnapsackInstance&, const Parameters& parameters) const {
    const std::int64_t count = size(parameters);
    return {.host_bytes = 4 * count, .device_bytes = 8 * count, .operations = static_cast<double>(count)};
}

Result<std::vector<Fact>> ArrayDemo::run(const KnapsackInstance&, const Parameters& parameters,
                                         Context& context) const {
    Backend& backend = *context.backend;
    const std::int64_t count = size(parameters);
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    context.begin_stage("upload");
    KS_TRY(const Buffer from, backend.allocate({.name = "from", .element_bytes = 4, .shape = {count}}));
    KS_TRY(const Buffer to, backend.allocate({.name = "to", .element_bytes = 4, .shape = {count}}));
    KS_CHECK(backend.upload_items(from, std::span<const int>(numbers)));
    context.begin_stage("compute");
    KS_CHECK(launch(parameters, from, to, context));
    KS_CHECK(backend.synchronise(context));
    context.end_stage();
    return std::vector<Fact>();
}

} // namespace ks
