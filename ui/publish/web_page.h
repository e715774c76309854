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

/// A page of HTML that carries its fonts, its colours, its style sheet and its script.
struct WebPage {
    QString title;
    std::string head; ///< further elements of <head>
    std::string body;
    std::vector<const char*> looks; ///< style sheets of assets/publish, one after the other
    std::vector<const char*> code;  ///< scripts of assets/publish
    visual::Letters letters;        ///< that the pictures need; those of the body are added
    /// Without one the page follows its reader's system, light or dark.
    std::optional<paint::ThemeId> theme;
    bool loads_scripts = false; ///< whether it may load scripts of its own folder
};

/// The page as HTML that is well-formed XML as well, in the language that is spoken. Its policy lets its own
/// style sheet and script count, by their hashes, and nothing of another host. Fails (input) for a part that
/// cannot be read.
Result<QByteArray> whole_page(WebPage page);

/// A text as HTML takes it between tags and in attributes.
std::string in_xml(const QString& text);

/// The choice between light, dark and the system's colours, which the page's script obeys.
std::string theme_chooser();

} // namespace ks::ui
