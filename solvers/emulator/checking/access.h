// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace ks::emulator {

/// One access as the running lane makes it.
struct Access {
    std::uint64_t what = 0;       ///< Event::code
    std::uint64_t address = 0;    ///< shared: the offset in the block's shared memory
    std::uint32_t allocation = 0; ///< global: its id
    bool strong = false;          ///< atomic or volatile
    bool unchanged = false;       ///< a store that leaves memory as it was
    const char* array = nullptr;  ///< shared: its name
};

} // namespace ks::emulator
