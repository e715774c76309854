// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/kernel_mix/kernels/pool.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/problems/kernel_mix/parts.h"

#include <algorithm>

// The kernels of all families; the class of a kernel decides whether it is in the pool.
namespace ks::emulated {
#define KS_VARIANT_cpu(name)
#define KS_VARIANT_kernels(name) const Variant& variant_##name();
#define KS_VARIANT(name, family, place) KS_VARIANT_##place(name)
#include "solvers/variants.def"
#undef KS_VARIANT_kernels
} // namespace ks::emulated

namespace ks {

namespace {

/// A variant with several kernels chooses one by this parameter.
constexpr std::string_view choice = "kernel";

std::vector<PoolMember> listed_members() {
#define KS_VARIANT_kernels(name) &emulated::variant_##name(),
    const std::vector<const Variant*> variants = {
#include "solvers/variants.def"
    };
    std::vector<PoolMember> members;
    for (const Variant* variant : variants) {
        const auto* const kernel = dynamic_cast<const PoolKernel*>(variant);
        if (kernel == nullptr)
            continue;
        const std::vector<Parameter>& parameters = kernel->info().parameters;
        const auto choices = std::ranges::find(parameters, choice, &Parameter::name);
        if (choices == parameters.end())
            members.push_back({.name = kernel->name(), .kernel = kernel});
        else
            for (const std::string& value : choices->values)
                members.push_back({.name = value, .kernel = kernel, .chosen = true});
    }
    return members;
}

} // namespace

Parameters PoolMember::sized(std::int64_t work) const {
    const auto at = [this](std::optional<std::int64_t> size) {
        std::vector<std::pair<std::string, std::string>> given;
        if (chosen)
            given.emplace_back(choice, name);
        if (size)
            given.emplace_back("size", std::to_string(*size));
        return *Parameters::parse(kernel->info().parameters, given);
    };
    const Parameters usual = at({});
    const double most = static_cast<double>(work) * kernel->work_of(usual).operations;
    const auto range =
        std::ranges::find(kernel->info().parameters, std::string_view("size"), &Parameter::name);
    std::int64_t least = usual.integer("size"), beyond = range->max + 1; // `least` is small enough, `beyond`
                                                                         // is not
    while (beyond - least > 1) {
        const std::int64_t middle = least + (beyond - least) / 2;
        (kernel->work_of(at(middle)).operations <= most ? least : beyond) = middle;
    }
    return at(least);
}

std::span<const PoolMember> pool_members() {
    static const std::vector<PoolMember> all = listed_members();
    return all;
}

Result<std::vector<const PoolMember*>> members_of(const KernelMixInstance& instance) {
    std::vector<const PoolMember*> members;
    for (std::size_t i = 0; i < instance.kernels().size(); ++i) {
        const std::string name = instance.kernel_name(i);
        const auto found = std::ranges::find(pool_members(), name, &PoolMember::name);
        if (found == pool_members().end())
            return Error{.code = ErrorCode::usage,
                         .what = formatted("the pool has no kernel '{}', so it can be planned but not run",
                                           printable(name)),
                         .where = formatted("/kernels/{}/name", i),
                         .todo = formatted("name one of {}", joined(pool_members(), &PoolMember::name))};
        members.push_back(&*found);
    }
    return members;
}

std::optional<std::size_t> mix_kernel_launched(const KernelMixInstance& instance, std::string_view launch) {
    for (std::size_t i = 0; i < instance.kernels().size(); ++i) {
        const auto member = std::ranges::find(pool_members(), instance.kernel_name(i), &PoolMember::name);
        if (member != pool_members().end() && member->kernel->kernel(member->sized(1)) == launch)
            return i;
    }
    return std::nullopt;
}

} // namespace ks
