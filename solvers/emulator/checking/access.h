// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace ks::emulator {

/// One memory access of the running lane, as passed to the checker.
struct Access {
    std::uint64_t what = 0;       ///< Event::code
    std::uint64_t address = 0;    ///< shared memory: the offset in the block
    std::uint32_t allocation = 0; ///< global memory: the allocation's id
    bool strong = false;          ///< atomic or volatile
    bool unchanged = false;       ///< the store left memory unchanged
    const char* array = nullptr;  ///< shared memory: the array's name
};

} // namespace ks::emulator
