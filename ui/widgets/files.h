// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/files.h"

#include <QString>

#include <filesystem>
#include <string>
#include <string_view>

namespace ks::ui {

/// Converts a path to the form of the operating system.
std::filesystem::path native(const QString& path);

/// Whether `name` is a file directly in this folder: a plain name, and not a link out of it. A folder of text
/// may come from a stranger, who must not get access to other files of the user.
bool lies_in(const QString& folder, const QString& name);

/// Whether a JSON text has this "format" at its beginning.
bool names_format(std::string_view text, std::string_view format);

/// Reads a whole file: a regular file within the limit, or one inside the program (":/assets/..."). Errors
/// are those of ks::read_file.
Result<std::string> read_file(const QString& path, const FileLimit& limit);

} // namespace ks::ui
