// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/run.h"

#include <string_view>

namespace ks {

/// The place of a run: a provider of this machine and the GPU's number, or neither for the CPU.
struct ChosenPlace {
    const BackendProvider* provider = nullptr;
    int index = 0;
};

/// Looks up `on` ("cpu", "emulator", "gpu", "gpu:N", empty: the variant's default) for a variant. There is no
/// silent fallback: a place that the variant does not support, or an emulator that was not built, is a usage
/// error; a missing GPU is a device error.
Result<ChosenPlace> choose_place(const VariantInfo& info, std::string_view on, const Machine& machine);

/// Looks up a GPU ("gpu", "gpu:N"; empty: the first) for operations that need one. Another place is a usage
/// error, a missing GPU a device error.
Result<ChosenPlace> choose_gpu(std::string_view on, const Machine& machine);

} // namespace ks
