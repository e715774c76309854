// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/accesses.h"

#include "app/own/instrument/own_memory.h"
#include "solvers/core/formatted.h"
#include "solvers/emulator/plain/program.h"

#include <bit>

namespace ks::own {

using namespace llvm;

namespace {

unsigned flags_of(const Type& type, bool is_volatile) {
    return (type.isFPOrFPVectorTy() ? plain::site_floating : 0u) | (is_volatile ? plain::site_volatile : 0u);
}

std::string named(StringRef hook, std::uint64_t bytes) {
    return (hook + Twine(bytes)).str();
}

/// Integer bits as a value of another type of the same size, and back.
Value* from_bits(IRBuilder<>& builder, Value* bits, Type* type) {
    if (type->isPointerTy())
        return builder.CreateIntToPtr(bits, type);
    if (type->isIntegerTy())
        return builder.CreateTrunc(bits, type);
    return builder.CreateBitCast(bits, type);
}
Value* to_bits(IRBuilder<>& builder, Value* value, Type* bits) {
    if (value->getType()->isPointerTy())
        return builder.CreatePtrToInt(value, bits);
    if (value->getType()->isIntegerTy())
        return builder.CreateZExt(value, bits);
    return builder.CreateBitCast(value, bits);
}

/// The alignment of a copy or fill; that of the lane's own memory does not count.
std::uint64_t alignment_of(const Value& pointer, std::uint64_t stated) {
    return is_own_memory(pointer) ? 0 : std::max<std::uint64_t>(stated, 1);
}

} // namespace

Value* Accesses::as_bytes(Instruction* at, Value* pointer) {
    return hooks_.before(at).CreateBitCast(pointer, hooks_.bytes_pointer);
}

bool Accesses::fits_hook(const Instruction& at, std::uint64_t bytes, const Type& type) {
    if (bytes <= 16 && std::has_single_bit(bytes) && !type.isAggregateType())
        return true;
    refusals_.add(at, formatted("an access of {} bytes is not emulated", bytes));
    return false;
}

void Accesses::load(LoadInst& load) {
    Type* const type = load.getType();
    const std::uint64_t bytes = hooks_.module.getDataLayout().getTypeStoreSize(type);
    if (is_own_memory(*load.getPointerOperand())) {
        check_local(&load, load.getPointerOperand(), hooks_.int64(bytes));
        return;
    }
    if (!fits_hook(load, bytes, *type))
        return;
    Type* const bits = Type::getIntNTy(hooks_.context, 8 * static_cast<unsigned>(bytes));
    Value* const loaded = hooks_.call(
        &load, named("ks_load", bytes), bits,
        {as_bytes(&load, load.getPointerOperand()), hooks_.site(load, flags_of(*type, load.isVolatile()))});
    load.replaceAllUsesWith(from_bits(hooks_.before(&load), loaded, type));
    load.eraseFromParent();
}

void Accesses::store(StoreInst& store) {
    Value* const value = store.getValueOperand();
    Type* const type = value->getType();
    const std::uint64_t bytes = hooks_.module.getDataLayout().getTypeStoreSize(type);
    if (is_own_memory(*store.getPointerOperand())) {
        check_local(&store, store.getPointerOperand(), hooks_.int64(bytes));
        return;
    }
    if (!fits_hook(store, bytes, *type))
        return;
    Type* const bits = Type::getIntNTy(hooks_.context, 8 * static_cast<unsigned>(bytes));
    Value* const stored = to_bits(hooks_.before(&store), value, bits);
    hooks_.call(&store, named("ks_store", bytes),
                {as_bytes(&store, store.getPointerOperand()), stored,
                 hooks_.site(store, flags_of(*type, store.isVolatile()))});
    store.eraseFromParent();
}

void Accesses::copy(MemTransferInst& copy) {
    Value *const to = copy.getDest(), *const from = copy.getSource();
    Value* const length = hooks_.before(&copy).CreateZExt(copy.getLength(), hooks_.word);
    check_local(&copy, to, length);
    check_local(&copy, from, length);
    if (is_own_memory(*to) && is_own_memory(*from))
        return;
    const std::uint64_t alignment =
        std::max(alignment_of(*to, copy.getDestAlignment()), alignment_of(*from, copy.getSourceAlignment()));
    hooks_.call(
        &copy, "ks_copy",
        {as_bytes(&copy, to), as_bytes(&copy, from), length, hooks_.int64(alignment), hooks_.site(copy)});
    copy.eraseFromParent();
}

void Accesses::fill(MemSetInst& fill) {
    Value* const to = fill.getDest();
    Value* const length = hooks_.before(&fill).CreateZExt(fill.getLength(), hooks_.word);
    if (is_own_memory(*to)) {
        check_local(&fill, to, length);
        return;
    }
    Value* const value = hooks_.before(&fill).CreateZExt(fill.getValue(), hooks_.half);
    hooks_.call(&fill, "ks_fill",
                {as_bytes(&fill, to), value, length, hooks_.int64(alignment_of(*to, fill.getDestAlignment())),
                 hooks_.site(fill)});
    fill.eraseFromParent();
}

/// Checks an access to a local variable when it is made, unless its place is a constant inside the variable.
void Accesses::check_local(Instruction* at, Value* pointer, Value* length) {
    const AllocaInst* const local = local_of(*pointer);
    if (local == nullptr)
        return;
    const DataLayout& layout = hooks_.module.getDataLayout();
    const std::uint64_t element = layout.getTypeAllocSize(local->getAllocatedType());
    Value* size = hooks_.int64(element);
    if (const auto* count = dyn_cast<ConstantInt>(local->getArraySize())) {
        const std::uint64_t whole = element * count->getZExtValue();
        size = hooks_.int64(whole);
        APInt offset(64, 0);
        const auto* fixed = dyn_cast<ConstantInt>(length);
        if (fixed != nullptr && pointer->stripAndAccumulateConstantOffsets(layout, offset, true) == local &&
            offset.isNonNegative() && offset.getZExtValue() + fixed->getZExtValue() <= whole)
            return;
    } else {
        size = hooks_.before(at).CreateMul(
            hooks_.before(at).CreateZExt(const_cast<Value*>(local->getArraySize()), hooks_.word), size);
    }
    hooks_.call(at, "ks_local",
                {as_bytes(at, pointer), as_bytes(at, const_cast<AllocaInst*>(local)), size, length,
                 hooks_.site(*at)});
}

} // namespace ks::own
