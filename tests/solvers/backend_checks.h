// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

#include <span>

namespace ks {

/// What holds of every backend that has the kernels of tests/solvers/kernels/numbers.inl: the emulator is
/// asked by QtTest, a GPU by tests/solvers/on_gpu. Each begins with a backend of its own; the error says what
/// does not hold.
struct BackendCheck {
    const char* name;
    Result<void> (*holds)(Backend& backend, Context& context);
};

std::span<const BackendCheck> backend_checks();

} // namespace ks
