// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ks::ui {

/// Converts Markdown to HTML that is well-formed XML: paragraphs, headings below <h2>, lists, code, tables,
/// and pictures of `folder` embedded as data. It parses Markdown as the Lessons page does.
std::string words_in_html(const QString& markdown, const QString& folder);

} // namespace ks::ui
