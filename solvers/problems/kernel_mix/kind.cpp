// SPDX-License-Identifier: Apache-2.0
#include "solvers/kinds/kind.h"
#include "solvers/kinds/typed.h"

#include "solvers/core/formatted.h"
#include "solvers/core/units.h"
#include "solvers/problems/kernel_mix/parts.h"
#include "solvers/problems/kernel_mix/shapes.h"

namespace ks {

namespace {

std::unique_ptr<Contents> empty() {
    return std::make_unique<KernelMixContents>(kernel_mix_fields());
}

Result<InstancePtr> build(Draft&& draft) {
    KS_TRY(auto built, KernelMixBuilder(std::move(draft.name), std::move(draft.source),
                                        static_cast<KernelMixContents&&>(*draft.contents))
                           .build());
    return InstancePtr(std::move(built));
}

std::string item_name(std::int64_t, std::int64_t kernel) {
    return std::to_string(kernel + 1);
}

std::string launches_words(const KernelMixInstance& instance) {
    const std::string launches = group_digits(std::to_string(instance.launches()), ",");
    const std::string device = instance.preset() != nullptr
                                   ? std::string(instance.preset()->name)
                                   : formatted("{} {}", instance.sms(), counted("SM", "SMs", instance.sms()));
    return formatted("{} {} on {}", launches, counted("launch", "launches", instance.launches()), device);
}

const DevicePreset* preset_of(const KernelMixInstance& instance) {
    return instance.preset();
}

PlanProblem::Shape plan_shape(const KernelMixInstance& instance, std::size_t kernel, std::int64_t blocks,
                              std::int64_t warps) {
    const MixKernel& of = instance.kernels()[kernel];
    const KernelShape shape = shape_of(instance, of, blocks, warps);
    return {.blocks = blocks,
            .warps = warps,
            .takes = shape.takes,
            .held = warps <= most_block_warps && is_held(instance, of, shape)};
}

PlanProblem::Kernel plan_kernel(const KernelMixInstance& instance, std::size_t i) {
    const MixKernel& kernel = instance.kernels()[i];
    PlanProblem::Kernel planned{.name = instance.kernel_name(i),
                                .copies = kernel.copies,
                                .warps = instance.warps_of(kernel),
                                .usual = {}};
    if (const auto useful = useful_shapes(instance, kernel); !useful.empty()) {
        planned.usual = plan_shape(instance, i, useful.front().blocks, useful.front().warps);
        return planned;
    }
    const std::int64_t blocks = (planned.warps + most_block_warps - 1) / most_block_warps;
    planned.usual = plan_shape(instance, i, blocks, (planned.warps + blocks - 1) / blocks);
    planned.infeasible = why_infeasible(instance, i);
    return planned;
}

PlanProblem plan_problem(const KernelMixInstance& instance) {
    PlanProblem problem{.sms = instance.sms(), .limits = instance.limits(), .kernels = {}};
    for (std::size_t i = 0; i < instance.kernels().size(); ++i)
        problem.kernels.push_back(plan_kernel(instance, i));
    return problem;
}

constexpr KindPlan kind_plan{.variant = "kernel-mix.column-generation",
                             .device = typed<preset_of>,
                             .problem = typed<plan_problem>,
                             .shape = typed<plan_shape>,
                             .launcher = "kernel-mix.run",
                             .as_planned = {"schedule", "planned"},
                             .launched = typed<mix_kernel_launched>};

} // namespace

const Kind& kind_kernel_mix() {
    static constexpr Kind kind{.id = KernelMixInstance::kind_id,
                               .title = "Mix of kernels",
                               .fields = kernel_mix_fields,
                               .empty = empty,
                               .build = build,
                               .item_name = item_name,
                               .item_name_is = "counted from 1",
                               .more_words = typed<launches_words>,
                               .check = typed<check_kernel_mix>,
                               .linear_model = typed<linear_model_kernel_mix>,
                               .table = nullptr,
                               .plan = &kind_plan,
                               .corpus = corpus_kernel_mix,
                               .random_case = random_kernel_mix,
                               .presets = kernel_mix_presets};
    return kind;
}

} // namespace ks
