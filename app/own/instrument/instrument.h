// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/refusals.h"
#include "solvers/emulator/plain/program.h"

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace ks::own {

/// An instrumented module: what the emulator must know of it, and the functions that run its kernels.
struct Instrumented {
    plain::Program program;           ///< the kernels' `run` are still null
    std::vector<std::string> entries; ///< per kernel the name of the function for `run`
};

/// Replaces each access, branch, loop and CUDA function of clang's unoptimised code by calls of the
/// emulator's hooks. `watched` are names of local variables whose values are recorded.
Instrumented instrument(llvm::Module& module, const std::vector<std::string>& watched, Refusals& refusals);

} // namespace ks::own
