// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/memory.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace ks::emulator {

/// One access that a cell remembers.
struct Touch {
    std::uint32_t time = 0; ///< the launch's clock (order.h); 0: nobody
    std::uint32_t block = 0;
    std::uint16_t site = 0;          ///< of the checker's list
    std::uint16_t thread : 10 = 0;   ///< in the block
    std::uint16_t strong : 1 = 0;    ///< an atomic or volatile access: these do not race with each other
    std::uint16_t unchanged : 1 = 0; ///< a store that left memory as it was
};

/// Who touched a word, or a byte, last. Two readers represent all of them; they are as far apart as any two
/// were.
struct Cell {
    Touch writer, strong_writer, reader, other_reader;
};
static_assert(sizeof(Cell) == 48);

/// The cells behind an allocation or a block's shared memory: one for each word, made for a page of 256 bytes
/// when it is first touched, and one for each byte of a page in which anything narrower than a word is
/// touched.
class ShadowMemory {
public:
    static constexpr std::uint64_t page_bytes = 256;

    ShadowMemory() = default;
    /// `prepaid` bytes are accounted for; the rest is taken from `budget`, which outlives it.
    ShadowMemory(std::uint64_t bytes, std::int64_t prepaid, DeviceMemory& budget)
        : pages_((bytes + page_bytes - 1) / page_bytes), prepaid_(prepaid), budget_(&budget) {}
    std::uint64_t size() const { return pages_.size() * page_bytes; }

    /// Bytes that the cells of a buffer of such elements take when all of them are used.
    static std::int64_t bytes(std::int64_t bytes, std::size_t element_bytes);

    /// The cells of an aligned access of `bytes` bytes. Empty: the memory budget is spent.
    std::span<Cell> cells(std::uint64_t offset, std::uint64_t bytes) {
        Page& page = pages_[offset / page_bytes];
        if (!page.cells || (bytes < word && !page.bytewise)) [[unlikely]]
            if (!make(page, bytes < word))
                return {};
        const std::uint64_t at = offset % page_bytes;
        if (page.bytewise)
            return {&page.cells[at], bytes};
        return {&page.cells[at / word], bytes / word};
    }

private:
    static constexpr std::uint64_t word = 4;
    struct Page {
        std::unique_ptr<Cell[]> cells;
        bool bytewise = false;
    };
    bool make(Page& page, bool bytewise);

    std::vector<Page> pages_;
    std::int64_t prepaid_ = 0;
    DeviceMemory* budget_ = nullptr;
};

/// Which bytes of an allocation anybody has written, with one bit for each byte.
class WrittenBytes {
public:
    void begin(std::size_t bytes) { words_.assign((bytes + 63) / 64, 0); }
    /// An aligned access of at most 16 bytes.
    bool all(std::uint64_t offset, std::uint64_t bytes) const {
        return (~words_[offset / 64] & mask(offset, bytes)) == 0;
    }
    void add(std::uint64_t offset, std::uint64_t bytes) { words_[offset / 64] |= mask(offset, bytes); }
    void add_range(std::uint64_t offset, std::uint64_t bytes);
    /// `bytes` bytes of the other from `from` on are copied here.
    void copy(const WrittenBytes& other, std::uint64_t from, std::uint64_t to, std::uint64_t bytes);

private:
    static std::uint64_t mask(std::uint64_t offset, std::uint64_t bytes) {
        return ((std::uint64_t{1} << bytes) - 1) << offset % 64;
    }
    std::vector<std::uint64_t> words_;
};

} // namespace ks::emulator
