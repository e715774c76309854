// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>

#include <cstddef>
#include <string>

namespace ks::ui {

/// The translation of a file for the current language: "lesson.de.md" for "lesson.md". Returns `path` if
/// there is none.
QString in_spoken_language(const QString& path);

/// Fails if a translated text does not have the same number of sections as the English text. The names are
/// those of the files.
Result<void> check_sections(std::size_t count, const std::string& name, std::size_t english_count,
                            const std::string& english_name);

} // namespace ks::ui
