// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/language.h"

#include <QString>

#include <string_view>

namespace ks::ui {

/// Converts a UTF-8 text of the core to a QString.
inline QString to_qt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
/// Translates a text of the core: the title of a variant, a parameter or a field.
inline QString in_language(std::string_view text) {
    return to_qt(said(std::string(text)));
}
/// The title of a field within a sentence: "weight". German nouns keep their capital.
inline QString within_sentence(std::string_view title) {
    return to_qt(ks::within_sentence(title));
}
/// The same as `in_language` with a capital first letter.
inline QString capitalised(std::string_view text) {
    const QString all = in_language(text);
    return all.isEmpty() ? all : all.at(0).toUpper() + all.mid(1);
}

} // namespace ks::ui
