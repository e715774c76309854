// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/language.h"

namespace ks {

/// A literal for readers that is translated only when it is shown: an entry of a table, or the name of
/// the text that a parser expects. Literals for parameters, fields and constants of this type are in the
/// translations, as those for `said` are (assets/translations).
struct Sayable {
    constexpr Sayable() = default;
    constexpr Sayable(const char* literal) : text(literal) {}

    const char* text = "";
};
inline const char* said(Sayable words) {
    return said(words.text);
}

} // namespace ks
