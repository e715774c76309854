// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/words.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"

namespace ks::words {

std::string cell(std::int64_t row, std::int64_t column) {
    return formatted("z{}({})", row, column);
}

std::string value(std::int64_t cell) {
    return cell < 0 ? "-inf" : std::to_string(cell);
}

std::string pair(const Item& item) {
    return formatted("({}, {})", item.value, item.weight);
}

std::string items(const std::vector<std::string>& names, const std::string& none) {
    constexpr std::size_t most = 6; // more would push the sentence off the panel
    if (names.empty())
        return none;
    if (names.size() == 1)
        return said("item ") + names.front();
    std::string text = said("items ") + names.front();
    if (names.size() > most) {
        for (std::size_t i = 1; i < most - 1; ++i)
            text += ", " + names[i];
        return formatted("{}, ... ({} in all)", text, names.size());
    }
    for (std::size_t i = 1; i + 1 < names.size(); ++i)
        text += ", " + names[i];
    return formatted("{} and {}", text, names.back());
}

} // namespace ks::words
