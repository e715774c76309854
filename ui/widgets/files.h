// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/files.h"

#include <QString>

#include <filesystem>
#include <string>

namespace ks::ui {

/// The path as the system knows it.
std::filesystem::path native(const QString& path);

/// The whole file as bytes: a regular file within the limit, or one inside the program (":/assets/...").
/// Errors are those of ks::read_file.
Result<std::string> read_file(const QString& path, const FileLimit& limit);

} // namespace ks::ui
