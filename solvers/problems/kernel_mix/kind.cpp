// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kind.h"
#include "solvers/core/formatted.h"
#include "solvers/core/units.h"

#include "solvers/problems/kernel_mix/parts.h"

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

std::string launches_words(const Instance& any) {
    const auto& instance = static_cast<const KernelMixInstance&>(any);
    const std::string launches = group_digits(std::to_string(instance.launches()), ",");
    const std::string device = instance.preset() != nullptr ? std::string(instance.preset()->name)
                                                            : formatted("{} SMs", instance.sms());
    return formatted("{} {} on {}", launches, instance.launches() == 1 ? "launch" : "launches", device);
}

const DevicePreset* preset_of(const Instance& instance) {
    return static_cast<const KernelMixInstance&>(instance).preset();
}

constexpr KindPlan kind_plan{.variant = "kernel-mix.column-generation", .device = preset_of};

} // namespace

const Kind& kind_kernel_mix() {
    static constexpr Kind kind{.id = KernelMixInstance::kind_id,
                               .title = "Mix of kernels",
                               .fields = kernel_mix_fields,
                               .empty = empty,
                               .build = build,
                               .item_name = item_name,
                               .item_name_is = "counted from 1",
                               .more_words = launches_words,
                               .check = check_kernel_mix,
                               .table = nullptr,
                               .plan = &kind_plan,
                               .corpus = corpus_kernel_mix,
                               .random_case = random_kernel_mix,
                               .presets = kernel_mix_presets};
    return kind;
}

} // namespace ks
