// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/hook_calls.h"
#include "app/own/instrument/refusals.h"

#include <llvm/IR/InstrTypes.h>

namespace ks::own {

/// Marks a call of a function of the file. The call adds a level to the loop path.
void mark_call(HookCalls& hooks, llvm::CallBase& call);

/// Replaces a call of printf, whose arguments vary, by a hook that takes them as an array of 64-bit values.
void replace_printf(HookCalls& hooks, llvm::CallBase& call);

/// Puts the position of each call of a CUDA function into the module, where the header asks for it.
void fill_positions(HookCalls& hooks);

/// Refuses every instruction and call by which a kernel could reach memory or code past the hooks.
void refuse_unknown(const HookCalls& hooks, Refusals& refusals);

} // namespace ks::own
