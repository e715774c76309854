// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/files.h"

#include <QString>

#include <filesystem>
#include <string>
#include <string_view>

namespace ks::ui {

/// The path as the system knows it.
std::filesystem::path native(const QString& path);

/// Whether `name` may be a file of this very folder: a plain name, and no link that leads out of it. A folder
/// of text may come from anybody, who has no business with the user's other files.
bool lies_in(const QString& folder, const QString& name);

/// Whether a JSON text names this as its "format", at its beginning.
bool names_format(std::string_view text, std::string_view format);

/// The whole file as bytes: a regular file within the limit, or one inside the program (":/assets/...").
/// Errors are those of ks::read_file.
Result<std::string> read_file(const QString& path, const FileLimit& limit);

} // namespace ks::ui
