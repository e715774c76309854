// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/hook_calls.h"
#include "app/own/instrument/refusals.h"
#include "solvers/emulator/plain/program.h"

namespace ks::own {

/// A kernel's name and parameters, as its debug information has them.
plain::Kernel describe_kernel(const llvm::Function& function);

/// Adds a function that takes the kernel's arguments as an array of 64-bit values, and returns its name.
std::string add_entry(HookCalls& hooks, Refusals& refusals, llvm::Function& kernel);

} // namespace ks::own
