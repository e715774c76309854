// SPDX-License-Identifier: Apache-2.0
#include "solvers/instance/fields.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"

namespace ks {

std::string counted(std::size_t count, const ListWords& words) {
    return formatted("{} {}", count, said(std::string(count == 1 ? words.singular : words.plural)));
}

std::string one_of(std::string_view singular) {
    const bool vowel =
        !singular.empty() && std::string_view("aeiou").find(singular.front()) != std::string_view::npos;
    const std::string article = vowel ? "an " : "a ";
    return said(article + std::string(singular));
}

} // namespace ks
