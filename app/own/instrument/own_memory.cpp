// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/own_memory.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Argument.h>

namespace ks::own {

using namespace llvm;

bool is_own_memory(const Value& pointer) {
    const Value* const object = getUnderlyingObject(&pointer, 0);
    if (const auto* argument = dyn_cast<Argument>(object))
        return argument->hasByValAttr() || argument->hasStructRetAttr();
    return isa<AllocaInst>(object);
}

const AllocaInst* local_of(const Value& pointer) {
    return dyn_cast<AllocaInst>(getUnderlyingObject(&pointer, 0));
}

} // namespace ks::own
