// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

namespace ks::own {

/// Limits what the compiler may use: 10 s of CPU time, 2 GB of memory, no file.
void limit_compiler();

/// From now on this process may use its memory, its threads and the files that are open, and nothing else of
/// the system: opening a file fails, and any other system call ends the process. Called before the first
/// instruction of a user's kernel runs.
Result<void> lock_down();

} // namespace ks::own
