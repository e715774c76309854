// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/waiting.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/ADT/SmallVector.h>

namespace ks::own {

using namespace llvm;

namespace {

/// Visits the values that a value is computed from, also through local variables that the loop changes.
class Sources {
public:
    Sources(const Loop& loop, const Value* of) : loop_(loop), open_{of} {}

    /// The next instruction of the loop; null: there are no more.
    const Instruction* next() {
        while (!open_.empty()) {
            const auto* const at = dyn_cast<Instruction>(open_.pop_back_val());
            if (at == nullptr || !seen_.insert(at).second)
                continue;
            return at;
        }
        return nullptr;
    }
    void follow(const Instruction& at) {
        for (const Value* operand : at.operands())
            open_.push_back(operand);
    }
    /// Follows the values that the loop stores into the loaded variable. Returns false if it is not local.
    bool follow_local(const LoadInst& load) {
        const auto* const local = dyn_cast<AllocaInst>(load.getPointerOperand()->stripPointerCasts());
        if (local == nullptr)
            return false;
        for (const User* user : local->users())
            if (const auto* store = dyn_cast<StoreInst>(user); store != nullptr && loop_.contains(store))
                open_.push_back(store->getValueOperand());
        return true;
    }

private:
    const Loop& loop_;
    SmallVector<const Value*, 16> open_;
    SmallPtrSet<const Value*, 16> seen_;
};

bool is_same_each_round(const Loop& loop, const Value* value) {
    Sources sources(loop, value);
    while (const Instruction* at = sources.next()) {
        if (isa<CallBase>(at))
            return false;
        if (const auto* load = dyn_cast<LoadInst>(at)) {
            if (!sources.follow_local(*load))
                return false;
        } else if (loop.contains(at)) {
            sources.follow(*at);
        }
    }
    return true;
}

bool is_repeated_atomic(const Loop& loop, const CallBase& call) {
    const Function* const called = call.getCalledFunction();
    return called != nullptr && called->getName() == "ks_atomic" &&
           is_same_each_round(loop, call.getArgOperand(3)) && is_same_each_round(loop, call.getArgOperand(4));
}

} // namespace

bool is_waiting(const Loop& loop, const BranchInst& asks) {
    Sources sources(loop, asks.getCondition());
    while (const Instruction* at = sources.next()) {
        if (const auto* load = dyn_cast<LoadInst>(at)) {
            if (load->isVolatile() && loop.contains(load))
                return true;
            sources.follow_local(*load);
        } else if (!loop.contains(at)) {
            continue;
        } else if (const auto* call = dyn_cast<CallBase>(at)) {
            if (is_repeated_atomic(loop, *call))
                return true;
        } else {
            sources.follow(*at);
        }
    }
    return false;
}

} // namespace ks::own
