// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/hook_calls.h"

namespace ks::own {

/// Gives an operation the result that it has on a GPU where this processor has none, or another one (NVIDIA,
/// PTX ISA, chapter 9.7): a division by zero, a shift by more than the width, a float that fits no integer.
void use_gpu_meaning(HookCalls& hooks, llvm::Instruction& at);

} // namespace ks::own
