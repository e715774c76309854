// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/kernels.h"

#include "solvers/core/formatted.h"

#include <llvm/BinaryFormat/Dwarf.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

namespace ks::own {

using namespace llvm;

namespace {

/// The type without the names that typedefs give it.
const DIType* stripped(const DIType* type) {
    while (const auto* derived = dyn_cast_or_null<DIDerivedType>(type)) {
        if (derived->getTag() == dwarf::DW_TAG_pointer_type)
            break;
        type = derived->getBaseType();
    }
    return type;
}

std::string words_of(const DIType* type) {
    if (type == nullptr)
        return "void";
    const auto* const derived = dyn_cast<DIDerivedType>(type);
    if (derived == nullptr)
        return type->getName().str();
    switch (derived->getTag()) {
    case dwarf::DW_TAG_pointer_type:
        return words_of(derived->getBaseType()) + "*";
    case dwarf::DW_TAG_reference_type:
        return words_of(derived->getBaseType()) + "&";
    case dwarf::DW_TAG_const_type:
        return "const " + words_of(derived->getBaseType());
    case dwarf::DW_TAG_volatile_type:
        return "volatile " + words_of(derived->getBaseType());
    case dwarf::DW_TAG_typedef:
        return derived->getName().str();
    default:
        return words_of(derived->getBaseType()); // restrict
    }
}

bool is_const(const DIType* type) {
    const auto* derived = dyn_cast_or_null<DIDerivedType>(type);
    return derived != nullptr &&
           (derived->getTag() == dwarf::DW_TAG_const_type ||
            (derived->getTag() != dwarf::DW_TAG_pointer_type && is_const(derived->getBaseType())));
}

plain::Parameter describe(const DILocalVariable& variable) {
    plain::Parameter parameter{.name = variable.getName().str(), .type = words_of(variable.getType())};
    const DIType* type = stripped(variable.getType());
    if (const auto* pointer = dyn_cast_or_null<DIDerivedType>(type)) {
        parameter.kind = ArgumentKind::buffer;
        parameter.constant = is_const(pointer->getBaseType());
        type = stripped(pointer->getBaseType());
    }
    parameter.bytes = type == nullptr ? 1 : static_cast<int>(type->getSizeInBits() / 8);
    if (const auto* basic = dyn_cast_or_null<DIBasicType>(type)) {
        const unsigned encoding = basic->getEncoding();
        parameter.floating = encoding == dwarf::DW_ATE_float;
        parameter.is_signed = encoding == dwarf::DW_ATE_signed || encoding == dwarf::DW_ATE_signed_char;
    }
    if (parameter.kind != ArgumentKind::buffer && parameter.floating)
        parameter.kind = ArgumentKind::floating;
    return parameter;
}

} // namespace

plain::Kernel describe_kernel(const Function& function) {
    plain::Kernel kernel{.name = function.getSubprogram()->getName().str()};
    kernel.parameters.resize(function.arg_size());
    for (const Instruction& at : instructions(function)) {
        const auto* const declared = dyn_cast<DbgVariableIntrinsic>(&at);
        if (declared == nullptr)
            continue;
        const DILocalVariable& variable = *declared->getVariable();
        if (variable.getArg() != 0 && variable.getScope()->getSubprogram() == function.getSubprogram())
            kernel.parameters[variable.getArg() - 1] = describe(variable);
    }
    return kernel;
}

std::string add_entry(HookCalls& hooks, Refusals& refusals, Function& kernel) {
    const std::string name = "ks_run_" + kernel.getName().str();
    auto* const type = FunctionType::get(hooks.nothing, {hooks.word->getPointerTo()}, false);
    Function* const entry = Function::Create(type, GlobalValue::ExternalLinkage, name, hooks.module);
    IRBuilder<> builder(BasicBlock::Create(hooks.context, "", entry));
    SmallVector<Value*, 8> arguments;
    for (const Argument& each : kernel.args()) {
        Value* const bits = builder.CreateLoad(
            hooks.word, builder.CreateConstGEP1_64(hooks.word, entry->getArg(0), each.getArgNo()));
        Type* const wanted = each.getType();
        if (wanted->isPointerTy() && !each.hasByValAttr()) {
            arguments.push_back(builder.CreateIntToPtr(bits, wanted));
        } else if (wanted->isIntegerTy()) {
            arguments.push_back(builder.CreateTrunc(bits, wanted));
        } else if (wanted->isDoubleTy()) {
            arguments.push_back(builder.CreateBitCast(bits, wanted));
        } else if (wanted->isFloatTy()) {
            arguments.push_back(builder.CreateBitCast(builder.CreateTrunc(bits, hooks.half), wanted));
        } else {
            refusals.add(formatted("a parameter of the kernel `{}` is neither a pointer nor a number",
                                   kernel.getSubprogram()->getName().str()));
            arguments.push_back(UndefValue::get(wanted));
        }
    }
    builder.CreateCall(&kernel, arguments);
    builder.CreateRetVoid();
    return name;
}

} // namespace ks::own
