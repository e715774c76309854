// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/language.h"

namespace ks {

/// A literal for people that is said only if need be, by whoever shows it: an entry of a table, what a reader
/// looks for. What is given to a parameter, a field or a constant of this type is translated, as what is
/// given to `said` is (assets/translations).
struct Sayable {
    constexpr Sayable() = default;
    constexpr Sayable(const char* literal) : text(literal) {}

    const char* text = "";
};
inline const char* said(Sayable words) {
    return said(words.text);
}

} // namespace ks
