// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/cell_number.h"

#include <array>
#include <charconv>

namespace ks {

std::string to_text(const CellNumber& number) {
    if (number.is_integer())
        return std::to_string(number.integer());
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number.real());
    return {text.data(), end.ptr};
}

} // namespace ks
