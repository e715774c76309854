// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/paint/theme.h"
#include "visual/svg/font_subset.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ks::ui {

/// An HTML page that contains its fonts, colours, style sheet and script.
struct WebPage {
    QString title;
    std::string head; ///< further elements of <head>
    std::string body;
    std::vector<const char*> looks; ///< style sheets of assets/publish, concatenated
    std::vector<const char*> code;  ///< scripts of assets/publish
    visual::Letters letters;        ///< the letters of the pictures; those of the body are added
    /// Empty: the page follows the reader's system, light or dark.
    std::optional<paint::ThemeId> theme;
    bool loads_scripts = false; ///< whether it may load scripts from its folder
};

/// The page as HTML that is also well-formed XML, in the current language. Its policy allows only its own
/// style sheet and script, by their hashes, and nothing from other hosts. Fails (input) for a part that
/// cannot be read.
Result<QByteArray> whole_page(WebPage page);

/// Escapes a text for the content and the attributes of HTML.
std::string in_xml(const QString& text);

/// The switch between light, dark and the system's colours, which the page's script handles.
std::string theme_chooser();

} // namespace ks::ui
