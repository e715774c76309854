// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/warp_place.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <array>
#include <charconv>

namespace ks {

Result<WarpPlace> parse_warp_place(std::string_view text) {
    std::array<std::int64_t, 3> numbers{};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto [next, failed] = std::from_chars(at, end, numbers[i]);
        if (failed != std::errc() || numbers[i] < 0 || numbers[2] > 31 ||
            (i < 2 ? next == end || *next != ':' : next != end))
            return Error{
                .code = ErrorCode::usage,
                .what = formatted("'{}' is no window", printable(text)),
                .todo = "write LAUNCH:BLOCK:WARP, each from 0, as in 2:0:1; a block has at most 32 warps"};
        at = next + 1;
    }
    return WarpPlace{.launch = numbers[0], .block = numbers[1], .warp = static_cast<int>(numbers[2])};
}

} // namespace ks
