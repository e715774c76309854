// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/emulator/engine/emulator_backend.h"

// Each kernel's wrapper defines kernels_<name>() in ks::emulated.
namespace ks::emulated {
#define KS_VARIANT_cpu(name)
#define KS_VARIANT_kernels(name) KernelList<EmulatedKernel> kernels_##name();
#define KS_VARIANT(name, family, place) KS_VARIANT_##place(name)
#include "solvers/variants.def"
#undef KS_VARIANT_kernels
} // namespace ks::emulated

namespace ks::emulator {

namespace {

std::vector<KernelList<EmulatedKernel>>& all_kernels() {
#define KS_VARIANT_kernels(name) emulated::kernels_##name(),
    static std::vector<KernelList<EmulatedKernel>> all = {
#include "solvers/variants.def"
    };
    return all;
}

} // namespace

KernelLists built_in_kernels() {
    return all_kernels();
}

void add_kernels(KernelList<EmulatedKernel> kernels) {
    all_kernels().push_back(kernels);
}

std::vector<std::string> kernel_names(KernelLists kernels) {
    std::vector<std::string> names;
    for (const auto& list : kernels)
        for (const EmulatedKernel& each : list)
            if (each.constant_bytes == 0)
                names.push_back(written("{}.{}", each.family, each.name));
    return names;
}

} // namespace ks::emulator
