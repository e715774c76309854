// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ks::ui {

/// A text in Markdown as HTML that is well-formed XML: paragraphs, headings below <h2>, lists, code, tables
/// and pictures of `folder` as data. It reads the Markdown as the Lessons page does.
std::string words_in_html(const QString& markdown, const QString& folder);

} // namespace ks::ui
