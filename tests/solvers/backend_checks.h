// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

#include <span>

namespace ks {

/// A check that every backend with the kernels of tests/solvers/kernels/numbers.inl must pass. QtTest runs it
/// on the emulator, tests/solvers/on_gpu on a GPU. Each check gets a new backend; the error states the fault.
struct BackendCheck {
    const char* name;
    Result<void> (*holds)(Backend& backend, Context& context);
};

std::span<const BackendCheck> backend_checks();

} // namespace ks
