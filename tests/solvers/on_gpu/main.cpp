// SPDX-License-Identifier: Apache-2.0
// Runs on every GPU of this machine the checks that QtTest runs on the emulator
// (tests/solvers/backend_checks.h). It does not use Qt, because it is built together with the runner. The
// exit status is 0 if all checks pass, and 5 without a GPU.
#include "solvers/gpu/cuda_backend.h"
#include "solvers/gpu/provider.h"
#include "tests/solvers/backend_checks.h"

#include <cstdio>

namespace ks::device {
KernelList<DeviceKernel> kernels_numbers();
}

namespace {

ks::Result<void> asked(const ks::BackendCheck& check, int device) {
    const ks::KernelList<ks::DeviceKernel> kernels[] = {ks::device::kernels_numbers()};
    KS_TRY(const auto backend, ks::gpu::open_cuda_backend({.index = device}, kernels));
    ks::Context context;
    context.backend = backend.get();
    return check.holds(*backend, context);
}

} // namespace

int main() {
    const ks::BackendProvider gpus = ks::gpu::provider();
    if (!gpus.unavailable.empty()) {
        std::fprintf(stderr, "no GPU: %s\n", gpus.unavailable.c_str());
        return 5;
    }
    int failed = 0;
    for (std::size_t device = 0; device < gpus.gpus.size(); ++device)
        for (const ks::BackendCheck& check : ks::backend_checks()) {
            const auto holds = asked(check, static_cast<int>(device));
            std::printf("%s  %s: %s\n", gpus.gpus[device].id.c_str(), check.name,
                        holds ? "holds" : holds.error().sentence().c_str());
            failed += !holds;
        }
    return failed == 0 ? 0 : 1;
}
