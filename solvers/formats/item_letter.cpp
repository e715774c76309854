// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/item_letter.h"

#include "solvers/core/formatted.h"

namespace ks {

std::string item_letter(std::int64_t k) {
    std::string text;
    for (std::int64_t rest = k; rest >= 0; rest = rest / 26 - 1)
        text.insert(text.begin(), static_cast<char>('a' + rest % 26));
    return text;
}

std::string item_of_group_name(std::int64_t i, std::int64_t k) {
    return formatted("{}{}", i + 1, item_letter(k));
}

} // namespace ks
