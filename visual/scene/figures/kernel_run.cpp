// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/figures/kernel_run.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

#include "solvers/problems/knapsack/instance.h"
#include "solvers/run/catalogue.h"

namespace ks::scene {

namespace {

std::vector<std::string> kernel_ids() {
    std::vector<std::string> ids, others;
    for (const CatalogueEntry& variant : built_in_catalogue().entries())
        if (variant.trace)
            (variant.question == Question::demo ? ids : others).push_back(variant.id);
    ids.insert(ids.end(), others.begin(), others.end());
    return ids;
}

/// The instance for a teaching kernel in a lesson without one; most of these kernels do not read it.
Result<InstancePtr> smallest_instance() {
    KnapsackBuilder builder;
    builder.capacity(1).add({1, 1});
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

} // namespace

Parameter kernel_parameter() {
    return {.name = "variant", .type = Parameter::Type::choice, .values = kernel_ids(), .title = "Kernel"};
}

Result<KernelRun> kernel_run_of(const FigureInput& input) {
    const std::string& id = input.parameters.choice("variant");
    KS_TRY(const CatalogueEntry* variant, built_in_catalogue().get(id));
    KernelRun run{.variant = id};
    for (const Parameter& each : variant->parameters)
        run.set.emplace_back(each.name, each.type == Parameter::Type::choice
                                            ? input.parameters.choice(each.name)
                                            : std::to_string(input.parameters.integer(each.name)));
    KS_TRY(run.instance, input.instance ? Result<InstancePtr>(input.instance) : smallest_instance());
    if (run.instance->kind() != variant->kind)
        return Error{.code = ErrorCode::input,
                     .what = formatted("{} does not solve the lesson's instance", id),
                     .todo = formatted("give the figure an \"instance\" of the kind {}", variant->kind)};
    return run;
}

} // namespace ks::scene
