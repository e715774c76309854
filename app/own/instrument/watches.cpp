// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/watches.h"

#include "solvers/emulator/plain/program.h"

#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>

namespace ks::own {

using namespace llvm;

namespace {

void watch_store(HookCalls& hooks, StoreInst& store, StringRef name) {
    Instruction* const after = store.getNextNode();
    IRBuilder<>& builder = hooks.before(after);
    Value* value = store.getValueOperand();
    const bool real = value->getType()->isFloatingPointTy();
    if (real)
        value = builder.CreateBitCast(builder.CreateFPExt(value, builder.getDoubleTy()), hooks.word);
    else if (value->getType()->isIntegerTy())
        value = builder.CreateSExt(value, hooks.word);
    else
        return; // a pointer or a struct has no number to show
    hooks.call(after, "ks_watch",
               {hooks.text(name), value, hooks.site(store, real ? plain::site_floating : 0u)});
}

} // namespace

void watch_locals(HookCalls& hooks, Function& function, const std::vector<std::string>& names) {
    std::vector<std::pair<StoreInst*, std::string>> stores;
    for (Instruction& at : instructions(function)) {
        const auto* const declared = dyn_cast<DbgDeclareInst>(&at);
        auto* const local =
            declared != nullptr ? dyn_cast_or_null<AllocaInst>(declared->getAddress()) : nullptr;
        if (local == nullptr)
            continue;
        const std::string name = declared->getVariable()->getName().str();
        if (std::ranges::find(names, name) == names.end())
            continue;
        for (User* user : local->users())
            if (auto* store = dyn_cast<StoreInst>(user);
                store != nullptr && store->getPointerOperand() == local)
                stores.emplace_back(store, name);
    }
    for (const auto& [store, name] : stores)
        watch_store(hooks, *store, name);
}

} // namespace ks::own
