// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/checking/shadow_memory.h"

namespace ks::emulator {

std::int64_t ShadowMemory::bytes(std::int64_t bytes, std::size_t element_bytes) {
    const auto page = static_cast<std::int64_t>(page_bytes);
    const std::int64_t cells = element_bytes < word ? page : page / static_cast<std::int64_t>(word);
    return (bytes + page - 1) / page *
           (cells * static_cast<std::int64_t>(sizeof(Cell)) + static_cast<std::int64_t>(sizeof(Page)));
}

bool ShadowMemory::make(Page& page, bool bytewise) {
    const std::uint64_t count = bytewise ? page_bytes : page_bytes / word;
    const auto needed = static_cast<std::int64_t>(count * sizeof(Cell));
    if (prepaid_ >= needed)
        prepaid_ -= needed;
    else if (!budget_->take(needed))
        return false;
    std::unique_ptr<Cell[]> cells(new Cell[count]);
    for (std::uint64_t i = 0; page.cells && i < count; ++i)
        cells[i] = page.cells[i / word];
    page.cells = std::move(cells);
    page.bytewise = bytewise;
    return true;
}

void WrittenBytes::add_range(std::uint64_t offset, std::uint64_t bytes) {
    const std::uint64_t end = offset + bytes;
    for (; offset < end && offset % 64 != 0; ++offset)
        add(offset, 1);
    for (; offset + 64 <= end; offset += 64)
        words_[offset / 64] = ~std::uint64_t{0};
    for (; offset < end; ++offset)
        add(offset, 1);
}

void WrittenBytes::copy(const WrittenBytes& other, std::uint64_t from, std::uint64_t to,
                        std::uint64_t bytes) {
    const std::vector<std::uint64_t> words = other.words_; // `other` may be this object
    for (std::uint64_t i = 0; i < bytes; ++i) {
        const std::uint64_t bit = std::uint64_t{1} << (to + i) % 64;
        const bool written = (words[(from + i) / 64] >> (from + i) % 64 & 1) != 0;
        words_[(to + i) / 64] = written ? words_[(to + i) / 64] | bit : words_[(to + i) / 64] & ~bit;
    }
}

} // namespace ks::emulator
