// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/registry.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>
#include <vector>

// Each variant's file defines `const Variant& variant_<name>()`: in ks::cpu, or, for a kernel, in
// ks::emulated.
namespace ks {

namespace cpu {
#define KS_VARIANT_cpu(name) const Variant& variant_##name();
#define KS_VARIANT_kernels(name)
#define KS_VARIANT(name, family, place) KS_VARIANT_##place(name)
#include "solvers/variants.def"
#undef KS_VARIANT_cpu
#undef KS_VARIANT_kernels
} // namespace cpu

namespace emulated {
#define KS_VARIANT_cpu(name)
#define KS_VARIANT_kernels(name) const Variant& variant_##name();
#include "solvers/variants.def"
#undef KS_VARIANT_cpu
#undef KS_VARIANT_kernels
#undef KS_VARIANT
} // namespace emulated

std::span<const Variant* const> variants() {
#define KS_VARIANT_cpu(name) &cpu::variant_##name(),
#define KS_VARIANT_kernels(name) &emulated::variant_##name(),
#define KS_VARIANT(name, family, place) KS_VARIANT_##place(name)
    static const std::vector<const Variant*> all = {
#include "solvers/variants.def"
    };
    return all;
}

Result<const Variant*> find_variant(std::string_view id) {
    for (const Variant* variant : variants())
        if (variant->info().id == id)
            return variant;
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there is no variant '{}'", printable(id)),
                 .todo = "the variants are " +
                         joined(variants(), [](const Variant* variant) { return variant->info().id; })};
}

} // namespace ks
