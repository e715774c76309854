// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>

namespace ks::ui {

/// The folder inside a lesson's folder that holds the new files of a lesson which has been saved, until each
/// has taken the place of the old one. A save is complete as soon as this folder has its name.
QString saved_files_of(const QString& lesson_folder);

/// Moves the new files to their places if the program ended while it did so. Whoever reads a lesson calls it
/// first. An output error if a file cannot be moved.
Result<void> finish_saving(const QString& lesson_folder);

} // namespace ks::ui
