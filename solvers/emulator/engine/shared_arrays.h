// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/emulator/event.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ks::emulator {

/// Where a kernel's arrays are in a block's shared memory: first the dynamic ones, then the static ones in
/// the order in which lanes first reach their declarations. The places are the same in all blocks of a
/// launch.
class SharedArrays {
public:
    /// Begins a launch with `dynamic_bytes` dynamic bytes and at most `most` bytes in all.
    void begin(std::uint64_t dynamic_bytes, std::uint64_t most);

    /// Returns the end of the arrays placed so far.
    std::uint64_t used() const { return used_; }

    struct Place {
        std::uint64_t offset = 0, end = 0;
    };
    /// Returns the place of the static array that is declared at `at`. An array that does not fit is a limit
    /// error.
    Result<Place> place(const char* name, std::size_t bytes, std::size_t alignment, SourceLocation at);

    /// Returns the bytes of dynamic shared memory from `offset` on. A misaligned array is a device error.
    Result<std::uint64_t> dynamic_bytes(const char* name, std::uint64_t offset, std::size_t alignment) const;

private:
    struct Array {
        std::uint64_t key = 0;
        Place place;
    };

    std::uint64_t dynamic_ = 0, most_ = 0, used_ = 0;
    std::vector<Array> arrays_;
};

} // namespace ks::emulator
