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
    const std::vector<LessonFacts>& facts; ///< per lesson
    std::optional<paint::ThemeId> theme;
};

/// The contents are written twice: in the folder of their language, and in the first language also as the
/// page with which the site begins, from where all links lead into that folder.
enum class ContentsPlace { of_language, first };

/// The contents by chapter, in the language that is spoken, with a search and what the reader has done so
/// far. Without scripts it is a list of links.
Result<QByteArray> contents_page(const CourseContents& contents, ContentsPlace place);

} // namespace ks::ui
