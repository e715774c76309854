// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/plain/kernel_set.h"

#include "solvers/emulator/engine/accessors.h"
#include "solvers/emulator/plain/address_space.h"

namespace ks::plain {

namespace {

using emulator::Memory;

constexpr const char* family = "own";
constexpr std::size_t most_parameters = 256;

std::uint64_t address_of_buffer(const LaunchArgument& argument, std::uint64_t slot_number,
                                std::uint64_t element_bytes) {
    Slot& slot = slots[slot_number];
    slot = {.begin = slot_address(slot_number),
            .bytes = argument.count * element_bytes,
            .host = argument.origin,
            .where = argument.address,
            .allocation = argument.allocation,
            .memory = Memory::global};
    return slot.begin + argument.start * element_bytes;
}

void place_shared(const Variable& variable, Slot& slot) {
    const bool dynamic = variable.kind == Variable::Kind::dynamic_shared;
    const auto at = std::bit_cast<emulator::SourceLocation>(&variable); // tells the arrays of a block apart
    const char* const name = variable.name.c_str();
    slot = {.begin = variable.address, .bytes = variable.bytes, .memory = Memory::shared, .name = name};
    if (dynamic)
        slot.bytes = emulator::dynamic_shared_bytes(name, 0, variable.alignment, at);
    else
        slot.where = emulator::static_shared(name, variable.bytes, variable.alignment, at);
}

/// Constant memory, and tables of constants, which no event tells of.
void place_constant(const Variable& variable, Slot& slot) {
    const bool table = variable.kind == Variable::Kind::table;
    const std::byte* const host = table ? variable.initial.data() : emulator::constant_memory(&variable);
    slot = {.begin = variable.address,
            .bytes = variable.bytes,
            .host = const_cast<std::byte*>(host),
            .memory = table ? Memory::none : Memory::constant,
            .name = variable.name.c_str()};
}

} // namespace

KernelSet::KernelSet(const Program& program) {
    entries_.reserve(program.kernels.size());
    for (const Kernel& kernel : program.kernels) {
        Entry& entry = entries_.emplace_back(Entry{.program = &program, .kernel = &kernel, .parameters = {}});
        for (const Parameter& each : kernel.parameters)
            entry.parameters.push_back({.kind = each.kind, .constant = each.constant, .bytes = each.bytes});
        for (const int variable : kernel.variables)
            if (program.variables[static_cast<std::size_t>(variable)].kind == Variable::Kind::device)
                entry.parameters.push_back({.kind = ArgumentKind::buffer, .bytes = 1});
        kernels_.push_back({.family = family,
                            .name = kernel.name.c_str(),
                            .signature = {.parameters = entry.parameters.data(),
                                          .count = static_cast<int>(entry.parameters.size())},
                            .invoke = &KernelSet::invoke,
                            .tag = "",
                            .program = &entry});
    }
    for (const Variable& variable : program.variables)
        if (variable.kind == Variable::Kind::constant)
            kernels_.push_back({.family = family,
                                .name = variable.name.c_str(),
                                .signature = {},
                                .invoke = nullptr,
                                .tag = nullptr,
                                .constant = &variable,
                                .constant_bytes = static_cast<int>(variable.bytes)});
}

KernelList<EmulatedKernel> KernelSet::list() const {
    return {.first = kernels_.data(), .count = static_cast<int>(kernels_.size())};
}

void KernelSet::invoke(const EmulatedKernel& self, const LaunchArgument* arguments) {
    const auto& entry = *static_cast<const Entry*>(self.program);
    std::uint64_t values[most_parameters];
    std::size_t next = 0;
    for (const Parameter& each : entry.kernel->parameters) {
        const LaunchArgument& argument = arguments[next];
        values[next] = each.kind == ArgumentKind::buffer
                           ? address_of_buffer(argument, first_buffer_slot + next,
                                               static_cast<std::uint64_t>(each.bytes))
                           : static_cast<std::uint64_t>(argument.bits);
        ++next;
    }
    for (const int index : entry.kernel->variables) {
        const Variable& variable = entry.program->variables[static_cast<std::size_t>(index)];
        const std::uint64_t number = variable.address >> slot_bits;
        Slot& slot = slots[number];
        if (variable.kind == Variable::Kind::device)
            address_of_buffer(arguments[next++], number, 1);
        else if (variable.kind == Variable::Kind::constant || variable.kind == Variable::Kind::table)
            place_constant(variable, slot);
        else
            place_shared(variable, slot);
    }
    entry.kernel->run(values);
}

} // namespace ks::plain
