// SPDX-License-Identifier: Apache-2.0
#include "app/own/instrument/variables.h"

#include "solvers/core/formatted.h"
#include "solvers/emulator/plain/address_space.h"

#include <llvm/IR/InstIterator.h>

#include <algorithm>
#include <cstring>

namespace ks::own {

using namespace llvm;

namespace {

/// The most variables of a file.
constexpr std::size_t most_variables = plain::first_buffer_slot - plain::first_variable_slot;
/// How deep an expression of constants is searched.
constexpr int most_depth = 8;

/// Writes the bytes of a constant.
void write_constant(std::span<std::byte> to, const Constant& from, const DataLayout& layout) {
    const auto write_bits = [&](const APInt& bits) {
        std::memcpy(to.data(), bits.getRawData(), layout.getTypeStoreSize(from.getType()));
    };
    const auto part = [&](std::uint64_t at, const Constant& value) {
        write_constant(to.subspan(at), value, layout);
    };
    if (const auto* integer = dyn_cast<ConstantInt>(&from))
        return write_bits(integer->getValue());
    if (const auto* real = dyn_cast<ConstantFP>(&from))
        return write_bits(real->getValueAPF().bitcastToAPInt());
    if (const auto* data = dyn_cast<ConstantDataSequential>(&from)) {
        const StringRef raw = data->getRawDataValues();
        std::memcpy(to.data(), raw.data(), raw.size());
    } else if (const auto* array = dyn_cast<ConstantArray>(&from)) {
        const std::uint64_t size = layout.getTypeAllocSize(array->getType()->getElementType());
        for (unsigned i = 0; i < array->getNumOperands(); ++i)
            part(i * size, *array->getOperand(i));
    } else if (const auto* whole = dyn_cast<ConstantStruct>(&from)) {
        const StructLayout& fields = *layout.getStructLayout(whole->getType());
        for (unsigned i = 0; i < whole->getNumOperands(); ++i)
            part(fields.getElementOffset(i), *whole->getOperand(i));
    }
}

/// "tile" of "_ZZ3rowPiE4tile", the name of a variable that is declared in a function.
std::string name_in_text(StringRef mangled) {
    if (!mangled.startswith("_ZZ"))
        return mangled.str();
    const StringRef last = mangled.substr(mangled.find_last_of('E') + 1);
    return last.drop_while([](char c) { return c >= '0' && c <= '9'; }).str();
}

} // namespace

Marked::Marked(Module& module) {
    const auto read = [&](const ConstantStruct& entry) {
        const Value* const of = entry.getOperand(0)->stripPointerCasts();
        const auto* word = cast<GlobalVariable>(entry.getOperand(1)->stripPointerCasts());
        const StringRef mark = cast<ConstantDataSequential>(word->getInitializer())->getAsCString();
        if (mark == "ks_kernel")
            kernels_.insert(of);
        else if (mark == "ks_shared")
            shared_.insert(of);
        else if (mark == "ks_constant")
            constant_.insert(of);
    };
    if (const GlobalVariable* all = module.getNamedGlobal("llvm.global.annotations"))
        for (const Use& each : cast<ConstantArray>(all->getInitializer())->operands())
            read(*cast<ConstantStruct>(each));
    for (const StringRef name : {"llvm.global.annotations", "llvm.compiler.used", "llvm.used"})
        if (GlobalVariable* gone = module.getNamedGlobal(name))
            gone->eraseFromParent();
}

Variables::Variables(HookCalls& hooks, Refusals& refusals, const Marked& marked)
    : hooks_(hooks), refusals_(refusals), marked_(marked) {
    for (GlobalVariable& each : hooks.module.globals())
        if (!each.use_empty() && each.getSection() != "llvm.metadata")
            all_.push_back(&each);
    if (all_.size() > most_variables)
        refusals.add(formatted("the file has {} variables and tables; at most {} are emulated", all_.size(),
                               most_variables));
}

void Variables::collect(const Value& value, std::vector<int>& found, int depth) const {
    if (const auto at = std::ranges::find(all_, &value); at != all_.end()) {
        found.push_back(static_cast<int>(at - all_.begin()));
    } else if (const auto* expression = dyn_cast<ConstantExpr>(&value);
               expression != nullptr && depth < most_depth) {
        for (const Use& operand : expression->operands())
            collect(*operand, found, depth + 1);
    }
}

std::vector<int> Variables::reached_from(Function& function) const {
    std::vector<int> found;
    SmallPtrSet<Function*, 8> seen{&function};
    SmallVector<Function*, 8> open{&function};
    while (!open.empty())
        for (Instruction& at : instructions(*open.pop_back_val())) {
            for (const Value* operand : at.operands())
                collect(*operand, found, 0);
            const auto* const call = dyn_cast<CallBase>(&at);
            Function* const called = call != nullptr ? call->getCalledFunction() : nullptr;
            if (called != nullptr && !called->isDeclaration() && seen.insert(called).second)
                open.push_back(called);
        }
    std::ranges::sort(found);
    const auto twice = std::ranges::unique(found);
    found.erase(twice.begin(), twice.end());
    return found;
}

plain::Variable Variables::describe(const GlobalVariable& variable, std::size_t index) const {
    using Kind = plain::Variable::Kind;
    const DataLayout& layout = hooks_.module.getDataLayout();
    plain::Variable described{.name = name_in_text(variable.getName()),
                              .alignment = std::max<std::uint64_t>(variable.getAlignment(), 1),
                              .address = plain::slot_address(plain::first_variable_slot + index)};
    if (marked_.is_shared(variable) && variable.isDeclaration())
        described.kind = Kind::dynamic_shared;
    else if (marked_.is_shared(variable))
        described.kind = Kind::shared;
    else if (marked_.is_constant(variable))
        described.kind = Kind::constant;
    else
        described.kind = variable.isConstant() ? Kind::table : Kind::device;
    if (described.kind == Kind::dynamic_shared)
        return described;
    described.bytes = layout.getTypeAllocSize(variable.getValueType());
    if (described.kind == Kind::shared)
        return described;
    if (!variable.hasInitializer()) {
        refusals_.add(formatted("the variable `{}` is declared and not defined", described.name));
        return described;
    }
    described.initial.resize(described.bytes);
    write_constant(described.initial, *variable.getInitializer(), layout);
    return described;
}

std::vector<plain::Variable> Variables::place() {
    std::vector<plain::Variable> placed;
    for (std::size_t i = 0; i < all_.size(); ++i) {
        placed.push_back(describe(*all_[i], i));
        all_[i]->replaceAllUsesWith(
            ConstantExpr::getIntToPtr(hooks_.int64(placed.back().address), all_[i]->getType()));
    }
    for (GlobalVariable* each : all_)
        each->eraseFromParent();
    all_.clear();
    return placed;
}

} // namespace ks::own
