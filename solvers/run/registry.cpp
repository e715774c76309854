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

namespace {

std::vector<const Variant*>& added_variants() {
    static std::vector<const Variant*> all;
    return all;
}

} // namespace

void add_variant(const Variant& variant) {
    added_variants().push_back(&variant);
}

Error no_such_variant(std::string_view id, std::vector<std::string> known) {
    return {.code = ErrorCode::usage,
            .what = formatted("there is no variant '{}'", printable(id)),
            .todo = formatted("those most like it are {}; `knapscope-run list` shows all",
                              joined(most_alike(id, std::move(known))))};
}

Result<const Variant*> find_variant(std::string_view id) {
    for (const Variant* variant : variants())
        if (variant->info().id == id)
            return variant;
    for (const Variant* variant : added_variants())
        if (variant->info().id == id)
            return variant;
    std::vector<std::string> known;
    for (const Variant* variant : variants())
        known.push_back(variant->info().id);
    return no_such_variant(id, std::move(known));
}

} // namespace ks
