// SPDX-License-Identifier: Apache-2.0
#include "app/runner/plan_text.h"

#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/kinds/kind.h"
#include "solvers/occupancy/devices.h"
#include "solvers/result/answer_words.h"
#include "solvers/run/registry.h"

#include <algorithm>

namespace ks::runner {

namespace {

constexpr std::size_t shown_batches = 10;

/// A heuristic's "no" proves nothing.
std::string none_words(const Outcome& outcome) {
    const auto variant = find_variant(outcome.variant);
    return variant && (*variant)->info().exact ? "none runs all at once: it takes several batches"
                                               : "none was found that runs all at once, which proves nothing";
}

std::string head(const Instance& instance, const Outcome& outcome) {
    const Answer& answer = outcome.answer;
    Table table;
    table.row({"instance", formatted("{}, {}",
                                     outcome.instance_name.empty() ? std::string("without a name")
                                                                   : printable(outcome.instance_name),
                                     outcome.instance_kind)});
    const DevicePreset* device = kind_of(instance).plan->device(instance);
    table.row({"device", device != nullptr ? std::string(device->name) : "the instance's own"});
    table.row({"plan", answer.plan ? plan_words(*answer.plan) : none_words(outcome)});
    table.row(
        {"found by", formatted("{}, on {} in {}{}", outcome.variant, outcome.on,
                               seconds_text(outcome.total_ms / 1000), outcome.verified ? ", checked" : "")});
    return table.text();
}

/// Copies of a kernel that are launched alike, one after the other, share a line.
std::string launches_text(const Plan::Batch& batch) {
    using Align = Table::Align;
    Table table({Align::left, Align::left, Align::right, Align::right, Align::right, Align::right});
    table.row({"", "KERNEL", "LAUNCHES", "GRID", "BLOCKS PER SM", "THREADS PER BLOCK"});
    for (auto first = batch.kernels.begin(); first != batch.kernels.end();) {
        const auto last = std::find_if(first, batch.kernels.end(),
                                       [first](const Plan::Kernel& kernel) { return kernel != *first; });
        table.row({"", printable(first->name), grouped(last - first), grouped(first->blocks),
                   grouped(first->blocks_per_sm), grouped(first->threads_per_block)});
        first = last;
    }
    return table.text();
}

std::string taken_text(const Plan::Batch& batch) {
    const auto part = [](std::int64_t used, std::int64_t limit) {
        return formatted("{} of {}", grouped(used), grouped(limit));
    };
    return formatted("  An SM gives {} warps, {} blocks, {} registers, {} bytes of shared memory.\n",
                     part(batch.used.warps, batch.limits.warps), part(batch.used.blocks, batch.limits.blocks),
                     part(batch.used.registers, batch.limits.registers),
                     part(batch.used.shared_bytes, batch.limits.shared_bytes));
}

std::string batches_text(const Plan& plan) {
    std::string text;
    std::int64_t number = 1;
    for (std::size_t i = 0; i < std::min(plan.batches.size(), shown_batches); ++i) {
        const Plan::Batch& batch = plan.batches[i];
        const std::string which = batch.repeat == 1 ? formatted("Batch {}", grouped(number))
                                                    : formatted("Batches {} to {}, each", grouped(number),
                                                                grouped(number + batch.repeat - 1));
        text += counted("\n{}, {} thread at once:\n{}{}", "\n{}, {} threads at once:\n{}{}", batch.threads,
                        which, grouped(batch.threads), launches_text(batch), taken_text(batch));
        number += batch.repeat;
    }
    if (number <= plan.batch_count)
        text += formatted("\n{} of {} batches are left out here; --json writes all.\n",
                          grouped(plan.batch_count - number + 1), grouped(plan.batch_count));
    return text;
}

} // namespace

std::string plan_text(const Instance& instance, const Outcome& outcome) {
    std::string text = head(instance, outcome);
    if (outcome.answer.plan) {
        text += batches_text(*outcome.answer.plan);
        for (const Plan::Infeasible& each : outcome.answer.plan->infeasible)
            text += formatted("\nOne kernel is left out: {}.\n", each.why);
    }
    std::string facts;
    for (const Fact& fact : outcome.answer.facts)
        facts += fact.sentence + "\n";
    return facts.empty() ? text : formatted("{}\n{}", text, facts);
}

} // namespace ks::runner
