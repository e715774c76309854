// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/hook_calls.h"
#include "app/own/instrument/refusals.h"

#include <llvm/IR/IntrinsicInst.h>

namespace ks::own {

/// Replaces loads, stores and copies of memory that others may see by calls of hooks, and checks the bounds
/// of local arrays.
class Accesses {
public:
    Accesses(HookCalls& hooks, Refusals& refusals) : hooks_(hooks), refusals_(refusals) {}

    void load(llvm::LoadInst& load);
    void store(llvm::StoreInst& store);
    void copy(llvm::MemTransferInst& copy);
    void fill(llvm::MemSetInst& fill);

private:
    bool fits_hook(const llvm::Instruction& at, std::uint64_t bytes, const llvm::Type& type);
    llvm::Value* as_bytes(llvm::Instruction* at, llvm::Value* pointer);
    void check_local(llvm::Instruction* at, llvm::Value* pointer, llvm::Value* length);

    HookCalls& hooks_;
    Refusals& refusals_;
};

} // namespace ks::own
