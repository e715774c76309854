// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>

#include <cstddef>
#include <string>

namespace ks::ui {

/// The file with this one's text in the language that is spoken: "lesson.de.md" beside "lesson.md". The file
/// itself where there is none.
QString in_spoken_language(const QString& path);

/// Refuses a translated text that has not as many sections as the English one. The names are the files'.
Result<void> check_sections(std::size_t count, const std::string& name, std::size_t english_count,
                            const std::string& english_name);

} // namespace ks::ui
