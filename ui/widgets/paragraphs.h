// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>

#include <string>

namespace ks::ui {

/// Fails (limit) for a Markdown text with a paragraph that Qt would take too long to read. `name` is the file
/// name, for the error's place.
Result<void> check_paragraphs(const QString& markdown, const std::string& name);

} // namespace ks::ui
