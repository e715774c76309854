// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Instructions.h>

namespace ks::own {

/// Whether a pointer leads to the lane's own memory for certain: a local variable, or a parameter that is
/// passed by value. Such accesses are registers or local memory on a GPU and have no event.
bool is_own_memory(const llvm::Value& pointer);

/// The local variable that a pointer leads to; null if it leads elsewhere, or if that is not certain.
const llvm::AllocaInst* local_of(const llvm::Value& pointer);

} // namespace ks::own
