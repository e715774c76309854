// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/hook_calls.h"
#include "app/own/instrument/refusals.h"

namespace ks::own {

/// Keeps a function on the lane's stack: local variables of more than 16 KB are refused, one whose size is
/// known only at run time is checked when it is made, and the function touches each page of its stack in
/// order, so that it meets the guard page.
void bound_stack(HookCalls& hooks, Refusals& refusals, llvm::Function& function);

} // namespace ks::own
