// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

#include "visual/svg/font_subset.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace ks::ui {

/// What is the lesson's own in a page: words and pictures of its steps, in its language.
struct LessonBody {
    QString title;
    QString language;    ///< its id
    std::string steps;   ///< the sections
    std::string outline; ///< the entries of the outline
    visual::Letters letters;
};

/// What a course adds to the page of a lesson.
struct PageFrame {
    std::string head;               ///< elements of <head>
    std::string above;              ///< what comes first in <body>
    std::vector<const char*> looks; ///< style sheets of assets/publish, after the page's own
    std::vector<const char*> code;  ///< scripts of assets/publish, before the page's own
};

/// The publication as one file that asks for no other: words, pictures, fonts, keys. It is HTML that is
/// well-formed XML as well. Without a theme it follows the reader's system, light or dark; the reader may
/// choose, too.
Result<QByteArray> html_page(const Publication& publication, std::optional<paint::ThemeId> theme,
                             const Headway& headway);

// The same in two parts, because the pages of one lesson may differ in the language of what is around it.

/// In the language that is spoken, which should be that of the publication.
Result<LessonBody> lesson_body(const Publication& publication, std::optional<paint::ThemeId> theme,
                               const Headway& headway);
/// The page around it, in the language that is spoken.
Result<QByteArray> lesson_page(const LessonBody& body, std::optional<paint::ThemeId> theme,
                               const PageFrame& frame);

} // namespace ks::ui
