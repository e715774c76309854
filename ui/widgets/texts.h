// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace ks::ui {

/// A UTF-8 text of the core as Qt has it.
inline QString to_qt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
/// The same with a capital first letter.
inline QString capitalised(std::string_view text) {
    const QString all = to_qt(text);
    return all.isEmpty() ? all : all.at(0).toUpper() + all.mid(1);
}

} // namespace ks::ui
