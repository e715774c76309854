// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/arithmetic.h"

#include <llvm/IR/Intrinsics.h>

namespace ks::own {

using namespace llvm;

namespace {

bool is_signed(const BinaryOperator& at) {
    return at.getOpcode() == Instruction::SDiv || at.getOpcode() == Instruction::SRem;
}

void replace(Instruction& at, Value* by) {
    at.replaceAllUsesWith(by);
    at.eraseFromParent();
}

/// A divisor of 0 gives all ones, INT_MIN / -1 gives INT_MIN.
void divide(HookCalls& hooks, BinaryOperator& at) {
    Value *const number = at.getOperand(0), *const divisor = at.getOperand(1);
    Type* const type = at.getType();
    Constant *const zero = ConstantInt::get(type, 0), *const ones = ConstantInt::getAllOnesValue(type);
    if (isa<Constant>(divisor) && divisor != zero && divisor != ones)
        return;
    IRBuilder<>& builder = hooks.before(&at);
    Value* const by_zero = builder.CreateICmpEQ(divisor, zero);
    Value* const by_minus_one = builder.CreateICmpEQ(divisor, ones);
    Value* const unsafe = is_signed(at) ? builder.CreateOr(by_zero, by_minus_one) : by_zero;
    Value* const safe = builder.CreateSelect(unsafe, ConstantInt::get(type, 1), divisor);
    Value* result = builder.CreateBinOp(at.getOpcode(), number, safe);
    if (is_signed(at)) {
        const bool quotient = at.getOpcode() == Instruction::SDiv;
        Value* const negative = quotient ? builder.CreateNeg(number) : zero;
        result = builder.CreateSelect(by_minus_one, negative, result);
    }
    replace(at, builder.CreateSelect(by_zero, ones, result));
}

/// A shift by the width or more gives zeros, or the sign where it is arithmetic.
void shift(HookCalls& hooks, BinaryOperator& at) {
    Value *const number = at.getOperand(0), *const by = at.getOperand(1);
    if (isa<Constant>(by))
        return;
    Type* const type = at.getType();
    Constant* const last = ConstantInt::get(type, type->getScalarSizeInBits() - 1);
    IRBuilder<>& builder = hooks.before(&at);
    Value* const beyond = builder.CreateICmpUGT(by, last);
    Value* const safe = builder.CreateSelect(beyond, last, by);
    Value* const shifted = builder.CreateBinOp(at.getOpcode(), number, safe);
    const bool arithmetic = at.getOpcode() == Instruction::AShr;
    replace(at, arithmetic ? shifted : builder.CreateSelect(beyond, ConstantInt::get(type, 0), shifted));
}

/// A float beyond the integers of a type gives the nearest of them; no number gives 0.
void saturate(HookCalls& hooks, CastInst& at) {
    const auto which = at.getOpcode() == Instruction::FPToSI ? Intrinsic::fptosi_sat : Intrinsic::fptoui_sat;
    replace(at, hooks.before(&at).CreateIntrinsic(which, {at.getType(), at.getSrcTy()}, {at.getOperand(0)}));
}

} // namespace

void use_gpu_meaning(HookCalls& hooks, Instruction& at) {
    switch (at.getOpcode()) {
    case Instruction::SDiv:
    case Instruction::UDiv:
    case Instruction::SRem:
    case Instruction::URem:
        return divide(hooks, cast<BinaryOperator>(at));
    case Instruction::Shl:
    case Instruction::LShr:
    case Instruction::AShr:
        return shift(hooks, cast<BinaryOperator>(at));
    case Instruction::FPToSI:
    case Instruction::FPToUI:
        return saturate(hooks, cast<CastInst>(at));
    default:
        return;
    }
}

} // namespace ks::own
