// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Instructions.h>

namespace ks::own {

/// Whether a loop goes on until other lanes have done something: its condition depends on a volatile load, or
/// on an atomic operation with the same operands in every round. `while (atomicCAS(&lock, 0, 1))` waits; a
/// loop that computes what it compares and exchanges does not.
bool is_waiting(const llvm::Loop& loop, const llvm::BranchInst& asks);

} // namespace ks::own
