// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/course/course_site.h"
#include "visual/paint/theme.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace ks::ui {

struct CourseContents {
    const CourseSite& site;
    const SiteLanguage& language;
    const std::vector<LessonFacts>& facts; ///< by lesson
    std::optional<paint::ThemeId> theme;
};

/// Where the contents are written: in the folder of each language, and once more, in the first language, as
/// the site's first page, whose links lead into that folder.
enum class ContentsPlace { of_language, first };

/// The contents by chapter, in the current language, with a search and the reader's progress. Without scripts
/// it is a list of links.
Result<QByteArray> contents_page(const CourseContents& contents, ContentsPlace place);

} // namespace ks::ui
