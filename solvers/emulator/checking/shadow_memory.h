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
    std::uint32_t time = 0; ///< time of the launch's clock (order.h); 0: no access yet
    std::uint32_t block = 0;
    std::uint16_t site = 0;          ///< index in the checker's list of sites
    std::uint16_t thread : 10 = 0;   ///< index in the block
    std::uint16_t strong : 1 = 0;    ///< an atomic or volatile access; such accesses do not race with each
                                     ///< other
    std::uint16_t unchanged : 1 = 0; ///< a store that left memory unchanged
};

/// The last accesses to a word, or to a byte. Two readers represent all readers; they are as far apart as any
/// two were.
struct Cell {
    Touch writer, strong_writer, reader, other_reader;
};
static_assert(sizeof(Cell) == 48);

/// The cells of an allocation or of a block's shared memory. A page covers 256 bytes. It gets one cell per
/// word when it is first touched, and one cell per byte when something narrower than a word is touched in it.
class ShadowMemory {
public:
    static constexpr std::uint64_t page_bytes = 256;

    ShadowMemory() = default;
    /// `prepaid` bytes are already accounted for; the remaining bytes are taken from `budget`, which must
    /// outlive this object.
    ShadowMemory(std::uint64_t bytes, std::int64_t prepaid, DeviceMemory& budget)
        : pages_((bytes + page_bytes - 1) / page_bytes), prepaid_(prepaid), budget_(&budget) {}
    std::uint64_t size() const { return pages_.size() * page_bytes; }

    /// Returns the bytes of all cells of a buffer with elements of this size.
    static std::int64_t bytes(std::int64_t bytes, std::size_t element_bytes);

    /// Returns the cells of an aligned access of `bytes` bytes, or an empty span if the memory budget is
    /// exceeded.
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

/// Which bytes of an allocation have been written: one bit per byte.
class WrittenBytes {
public:
    void begin(std::size_t bytes) { words_.assign((bytes + 63) / 64, 0); }
    /// Returns whether all bytes of an aligned access of at most 16 bytes have been written.
    bool all(std::uint64_t offset, std::uint64_t bytes) const {
        return (~words_[offset / 64] & mask(offset, bytes)) == 0;
    }
    void add(std::uint64_t offset, std::uint64_t bytes) { words_[offset / 64] |= mask(offset, bytes); }
    void add_range(std::uint64_t offset, std::uint64_t bytes);
    /// Copies the marks of `bytes` bytes, from offset `from` of the other object to offset `to` here.
    void copy(const WrittenBytes& other, std::uint64_t from, std::uint64_t to, std::uint64_t bytes);

private:
    static std::uint64_t mask(std::uint64_t offset, std::uint64_t bytes) {
        return ((std::uint64_t{1} << bytes) - 1) << offset % 64;
    }
    std::vector<std::uint64_t> words_;
};

} // namespace ks::emulator
