// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/subset_sum/parts.h"

namespace ks {

namespace {

Result<InstancePtr> toy(const Parameters&, std::uint64_t) {
    SubsetSumBuilder builder;
    builder.name("toy_4_12").source("SSO report, Section 1.3").target(12).add(3).add(5).add(8).add(10);
    KS_TRY(InstancePtr instance, std::move(builder).build());
    return instance;
}

} // namespace

std::span<const Preset> subset_sum_presets() {
    static const Preset all[] = {
        {.id = "sso-toy",
         .title = "SSO report, Section 1.3: four weights",
         .kind = SubsetSumInstance::kind_id,
         .make = toy},
    };
    return all;
}

} // namespace ks
