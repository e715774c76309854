// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/hook_calls.h"

#include <llvm/IR/DebugInfoMetadata.h>

namespace ks::own {

using namespace llvm;

HookCalls::HookCalls(Module& m)
    : module(m), context(m.getContext()), bytes_pointer(Type::getInt8PtrTy(context)),
      word(Type::getInt64Ty(context)), half(Type::getInt32Ty(context)), nothing(Type::getVoidTy(context)),
      builder_(context),
      site_type_(StructType::get(context, {bytes_pointer, bytes_pointer, half, half, half})) {}

ConstantInt* HookCalls::int32(std::uint64_t value) const {
    return ConstantInt::get(cast<IntegerType>(half), value);
}
ConstantInt* HookCalls::int64(std::uint64_t value) const {
    return ConstantInt::get(cast<IntegerType>(word), value);
}

Constant* HookCalls::text(StringRef text) {
    Constant*& known = texts_[text.str()];
    if (known == nullptr)
        known =
            ConstantExpr::getBitCast(builder_.CreateGlobalString(text, "ks_text", 0, &module), bytes_pointer);
    return known;
}

TextPosition position_of(const Instruction& at) {
    const DebugLoc& location = at.getDebugLoc();
    if (!location)
        return {};
    return {.file = cast<DIScope>(location.getScope())->getFilename().str(),
            .line = location.getLine(),
            .column = location.getCol()};
}

Constant* HookCalls::site(const Instruction& at, unsigned flags, DebugLoc location) {
    const Function& function = *at.getFunction();
    if (!location)
        location = at.getDebugLoc();
    const DISubprogram* const of = function.getSubprogram();
    const unsigned line = location ? location.getLine() : of != nullptr ? of->getLine() : 0;
    const std::string file =
        location ? cast<DIScope>(location.getScope())->getFilename().str() : module.getSourceFileName();
    Constant* const value =
        ConstantStruct::get(site_type_, {text(file), text(function.getName()), int32(line),
                                         int32(location ? location.getCol() : 0), int32(flags)});
    auto* const variable =
        new GlobalVariable(module, site_type_, true, GlobalValue::PrivateLinkage, value, "ks_site");
    return ConstantExpr::getBitCast(variable, bytes_pointer);
}

IRBuilder<>& HookCalls::before(Instruction* at) {
    builder_.SetInsertPoint(at);
    if (!at->getDebugLoc())
        if (DISubprogram* const function = at->getFunction()->getSubprogram())
            builder_.SetCurrentDebugLocation(DILocation::get(context, 0, 0, function));
    return builder_;
}

CallInst* HookCalls::call(Instruction* at, StringRef hook, Type* result, ArrayRef<Value*> arguments) {
    SmallVector<Type*, 6> types;
    for (const Value* each : arguments)
        types.push_back(each->getType());
    const FunctionCallee callee = module.getOrInsertFunction(hook, FunctionType::get(result, types, false));
    CallInst* const made = before(at).CreateCall(callee, arguments);
    made->setDoesNotThrow();
    return made;
}

} // namespace ks::own
