// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/emulated_gpu.h"

#include "solvers/emulator/engine/emulated_prelude.h"
#include "solvers/emulator/engine/emulator_backend.h"
#include "tests/support/ticking_backend.h"

namespace ks::emulated {
#include "solvers/roofline/kernels/ceilings.inl"
} // namespace ks::emulated

ks::Machine machine_with_emulated_gpu() {
    ks::BackendProvider gpu;
    gpu.id = "gpu";
    gpu.gpus = {{.id = "gpu:0",
                 .name = "Emulated GPU",
                 .uuid = "GPU-no/where",
                 .cc = "9.0",
                 .driver = "1.2.3",
                 .runtime = "13.0",
                 .counters = "closed",
                 .sms = 132,
                 .memory_bytes = 1 << 20,
                 .l2_bytes = 8192,
                 .clock_mhz = 1}};
    gpu.open = [](const ks::BackendRequest& request) -> ks::Result<std::unique_ptr<ks::Backend>> {
        static const ks::KernelList<ks::EmulatedKernel> lists[] = {ks::emulated::kernels_ceilings()};
        KS_TRY(auto inner, ks::emulator::open_emulator(request, lists));
        return std::unique_ptr<ks::Backend>(std::make_unique<ks::TickingBackend>(std::move(inner)));
    };
    return {{ks::emulator_provider(), gpu}};
}
