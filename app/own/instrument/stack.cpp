// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/stack.h"

#include "solvers/core/formatted.h"

#include <llvm/IR/InstIterator.h>

namespace ks::own {

using namespace llvm;

namespace {

/// The hook of a call keeps this much, and what a fault needs, free (solvers/emulator/plain/flow_hooks.cpp).
constexpr std::uint64_t most_bytes = 16 * 1024;

/// Checks that the stack has room for a variable before the variable is made.
void check_room(HookCalls& hooks, AllocaInst& local, std::uint64_t element) {
    IRBuilder<>& builder = hooks.before(&local);
    Value* const count = builder.CreateZExt(local.getArraySize(), hooks.word);
    hooks.call(&local, "ks_stack_room", {count, hooks.int64(element), hooks.site(local)});
}

} // namespace

void bound_stack(HookCalls& hooks, Refusals& refusals, Function& function) {
    const DataLayout& layout = hooks.module.getDataLayout();
    std::uint64_t bytes = 0;
    for (Instruction& at : instructions(function)) {
        auto* const local = dyn_cast<AllocaInst>(&at);
        if (local == nullptr)
            continue;
        const std::uint64_t element = layout.getTypeAllocSize(local->getAllocatedType());
        if (const auto* count = dyn_cast<ConstantInt>(local->getArraySize()))
            bytes += element * count->getZExtValue();
        else
            check_room(hooks, *local, element);
    }
    if (bytes > most_bytes)
        refusals.add(formatted("the local variables of `{}` take {} bytes; at most {} are emulated",
                               function.getSubprogram()->getName().str(), bytes, most_bytes));
    function.addFnAttr("probe-stack", "inline-asm");
}

} // namespace ks::own
