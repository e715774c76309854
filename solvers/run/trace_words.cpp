// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/trace_words.h"

#include "solvers/core/formatted.h"

namespace ks {

std::optional<BufferWord> word_at(const Trace& trace, std::uint64_t address) {
    for (std::size_t i = 0; i < trace.buffers.size(); ++i) {
        const emulator::PlacedBuffer& buffer = trace.buffers[i];
        const auto bytes = static_cast<std::uint64_t>(buffer.spec.bytes());
        if (address < buffer.address || address - buffer.address >= bytes || buffer.spec.element_bytes == 0)
            continue;
        BufferWord word{
            .buffer = i,
            .element = static_cast<std::int64_t>((address - buffer.address) / buffer.spec.element_bytes)};
        const auto& shape = buffer.spec.shape;
        if (shape.size() == 2 && shape[1] > 0)
            word.at = CellAt{word.element / shape[1], word.element % shape[1]};
        return word;
    }
    return {};
}

std::string name_of(const Trace& trace, std::uint64_t address) {
    const auto word = word_at(trace, address);
    if (!word)
        return formatted("0x{:x}", address);
    const std::string& name = trace.buffers[word->buffer].spec.name;
    if (word->at)
        return formatted("{}[{}][{}]", name, word->at->row, word->at->column);
    return formatted("{}[{}]", name, word->element);
}

std::vector<std::size_t> counted_instructions(const Trace& trace) {
    std::vector<std::size_t> counted;
    if (!trace.window)
        return counted;
    const auto& sites = trace.launches[static_cast<std::size_t>(trace.window->at.launch)].sites;
    const auto& instructions = trace.window->instructions;
    for (std::size_t i = 0; i < instructions.size(); ++i)
        if (sites[static_cast<std::size_t>(instructions[i].site)].op != emulator::Op::watch)
            counted.push_back(i);
    return counted;
}

} // namespace ks
