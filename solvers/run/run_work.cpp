// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/run_work.h"

#include "solvers/kernels/backend.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"

namespace ks {

Result<std::optional<KernelWork>> work_of(const WorkRequest& request, std::stop_token stop) {
    KS_TRY(const Variant* const variant, find_variant(request.variant));
    KS_CHECK(check_kind(variant->info(), *request.instance));
    KS_TRY(const Parameters parameters, Parameters::parse(variant->info().parameters, request.set));
    if (variant->info().place == Place::cpu)
        return std::optional<KernelWork>();
    const BackendProvider emulator = emulator_provider();
    if (!emulator.unavailable.empty())
        return std::optional<KernelWork>();
    KS_TRY(const auto backend, emulator.open({.device = request.device, .stop = stop}));
    Context context;
    context.stop = std::move(stop);
    context.backend = backend.get();
    return variant->work(*request.instance, parameters, request.launches, context);
}

} // namespace ks
