// SPDX-License-Identifier: Apache-2.0
#include "solvers/gpu/device_kernels.h"

#include "solvers/core/formatted.h"

#include <string>

// Each kernel variant's nvcc wrapper defines `kernels_<name>()` in ks::device.
namespace ks {

#define KS_VARIANT_cpu(name)
#define KS_VARIANT(name, family, place) KS_VARIANT_##place(name)

#define KS_VARIANT_kernels(name) KernelList<DeviceKernel> kernels_##name();
namespace device {
#include "solvers/variants.def"
KernelList<DeviceKernel> kernels_ceilings();
namespace with_probe {
#include "solvers/variants.def"
}
} // namespace device
#undef KS_VARIANT_kernels

gpu::DeviceKernelLists gpu::built_in_kernels() {
#define KS_VARIANT_kernels(name) device::kernels_##name(),
    static const KernelList<DeviceKernel> lists[] = {
#include "solvers/variants.def"
        device::kernels_ceilings(),
    };
#undef KS_VARIANT_kernels
    return lists;
}

gpu::DeviceKernelLists gpu::probed_kernels() {
#define KS_VARIANT_kernels(name) device::with_probe::kernels_##name(),
    static const KernelList<DeviceKernel> lists[] = {
#include "solvers/variants.def"
    };
#undef KS_VARIANT_kernels
    return lists;
}

const DeviceKernel* gpu::find_kernel(DeviceKernelLists kernels, std::string_view name) {
    for (const KernelList<DeviceKernel>& list : kernels)
        for (const DeviceKernel& kernel : list)
            if (written("{}.{}", kernel.family, kernel.name) == name)
                return &kernel;
    return nullptr;
}

} // namespace ks
