// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/calls.h"

#include "app/own/instrument/linkable.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

namespace ks::own {

using namespace llvm;

namespace {

bool calls(const CallBase& call, StringRef name) {
    const Function* const called = call.getCalledFunction();
    return called != nullptr && called->getName() == name;
}

bool is_known_intrinsic(const CallBase& call) {
    if (isa<DbgInfoIntrinsic>(call) || isa<MemIntrinsic>(call) || call.isLifetimeStartOrEnd())
        return true;
    switch (call.getIntrinsicID()) {
    case Intrinsic::assume:
    case Intrinsic::stacksave:
    case Intrinsic::stackrestore:
        return true;
    default:
        return call.getCalledFunction()->doesNotAccessMemory();
    }
}

/// Why an instruction is refused; empty: it is not.
Sentence refusal(const Instruction& at) {
    if (const auto* call = dyn_cast<CallBase>(&at)) {
        if (call->isInlineAsm())
            return "inline assembly is not emulated";
        if (call->getCalledFunction() == nullptr)
            return "a call through a pointer is not emulated";
        if (call->getCalledFunction()->isIntrinsic() && !is_known_intrinsic(*call))
            return formatted("the built-in function `{}` of the compiler is not emulated",
                             call->getCalledFunction()->getName().str());
        return {};
    }
    const bool plain = !isa<AtomicRMWInst>(at) && !isa<AtomicCmpXchgInst>(at) && !isa<FenceInst>(at) &&
                       !isa<IndirectBrInst>(at) && !isa<VAArgInst>(at) && !isa<LandingPadInst>(at) &&
                       !isa<ResumeInst>(at) && !isa<FuncletPadInst>(at);
    return plain ? Sentence{} : formatted("the instruction `{}` is not emulated", at.getOpcodeName());
}

} // namespace

void mark_call(HookCalls& hooks, CallBase& call) {
    Constant* const site = hooks.site(call);
    hooks.call(&call, "ks_call_enter", {site});
    hooks.call(call.getNextNode(), "ks_call_leave", {site});
}

void replace_printf(HookCalls& hooks, CallBase& call) {
    const unsigned count = call.arg_size() - 1;
    IRBuilder<>& start = hooks.before(&*call.getFunction()->getEntryBlock().getFirstInsertionPt());
    Value* const values = start.CreateAlloca(hooks.word, hooks.int32(std::max(count, 1u)), "ks_printed");
    IRBuilder<>& builder = hooks.before(&call);
    for (unsigned i = 0; i < count; ++i) {
        Value* value = call.getArgOperand(i + 1);
        Type* const type = value->getType();
        if (type->isPointerTy())
            value = builder.CreatePtrToInt(value, hooks.word);
        else if (type->isIntegerTy())
            value = builder.CreateSExt(value, hooks.word);
        else if (type->isDoubleTy())
            value = builder.CreateBitCast(value, hooks.word);
        else
            value = hooks.int64(0);
        builder.CreateStore(value, builder.CreateConstGEP1_32(hooks.word, values, i));
    }
    Value* const format = builder.CreateBitCast(call.getArgOperand(0), hooks.bytes_pointer);
    CallInst* const printed =
        hooks.call(&call, "ks_printf", hooks.half, {format, values, hooks.int32(count), hooks.site(call)});
    call.replaceAllUsesWith(printed);
    call.eraseFromParent();
}

void fill_positions(HookCalls& hooks) {
    SmallVector<CallBase*, 16> asking;
    for (Function& function : hooks.module)
        for (Instruction& at : instructions(function))
            if (auto* call = dyn_cast<CallBase>(&at); call != nullptr && calls(*call, "__ks_here"))
                asking.push_back(call);
    for (CallBase* call : asking) {
        call->replaceAllUsesWith(hooks.site(*call));
        call->eraseFromParent();
    }
}

void refuse_unknown(const HookCalls& hooks, Refusals& refusals) {
    const Module& module = hooks.module;
    if (!module.getModuleInlineAsm().empty())
        refusals.add(said("assembly outside functions is not emulated"));
    if (!module.ifunc_empty() || !module.alias_empty())
        refusals.add(said("an alias of a function is not emulated"));
    for (const Function& function : module) {
        for (const Instruction& at : instructions(function))
            if (Sentence why = refusal(at); !why.empty())
                refusals.add(at, std::move(why));
        if (!function.isDeclaration() || function.isIntrinsic() || function.use_empty() ||
            is_linkable(function.getName().str()))
            continue;
        const auto* const use = dyn_cast<Instruction>(*function.user_begin());
        Sentence why = formatted("a kernel cannot call `{}`", name_of(function.getName().str()));
        if (use != nullptr)
            refusals.add(*use, std::move(why));
        else
            refusals.add(std::move(why));
    }
}

} // namespace ks::own
