// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <stop_token>

namespace ks {

/// Calls `work(offset, count)` for successive pieces of `bytes` bytes. A piece takes a few milliseconds even
/// if every page is accessed for the first time. Returns false if a stop was requested before the end.
template <class Work>
bool in_pieces(std::size_t bytes, const std::stop_token& stop, const Work& work) {
    constexpr std::size_t piece = std::size_t{4} << 20;
    for (std::size_t done = 0; done < bytes; done += piece) {
        if (stop.stop_requested())
            return false;
        work(done, std::min(piece, bytes - done));
    }
    return true;
}

} // namespace ks
