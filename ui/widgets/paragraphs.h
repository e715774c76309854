// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>

#include <string>

namespace ks::ui {

/// Refuses (limit) a text in Markdown with a paragraph that takes Qt too long to read. `name` is the file's,
/// for the place.
Result<void> check_paragraphs(const QString& markdown, const std::string& name);

} // namespace ks::ui
