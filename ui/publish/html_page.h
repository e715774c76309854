// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

#include "visual/svg/font_subset.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace ks::ui {

/// The part of a page that belongs to the lesson: words and pictures of its steps, in the lesson's language.
struct LessonBody {
    QString title;
    QString language;    ///< the language's id
    std::string steps;   ///< the sections
    std::string outline; ///< the entries of the outline
    visual::Letters letters;
};

/// What a course adds to the page of a lesson.
struct PageFrame {
    std::string head;               ///< elements of <head>
    std::string above;              ///< the first elements of <body>
    std::vector<const char*> looks; ///< style sheets of assets/publish, after the page's own
    std::vector<const char*> code;  ///< scripts of assets/publish, before the page's own
};

/// The publication as one self-contained file: words, pictures, fonts, keys. It is HTML that is also
/// well-formed XML. Without a theme it follows the reader's system, light or dark, and the reader may switch.
Result<QByteArray> html_page(const Publication& publication, std::optional<paint::ThemeId> theme,
                             const Headway& headway);

// The same in two parts, because the pages of one lesson may differ in the language of the frame.

/// The lesson's part, in the current language, which should be that of the publication.
Result<LessonBody> lesson_body(const Publication& publication, std::optional<paint::ThemeId> theme,
                               const Headway& headway);
/// The page around it, in the current language.
Result<QByteArray> lesson_page(const LessonBody& body, std::optional<paint::ThemeId> theme,
                               const PageFrame& frame);

} // namespace ks::ui
