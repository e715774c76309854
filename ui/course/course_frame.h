// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/course/course_site.h"
#include "ui/publish/html_page.h"

#include <cstddef>
#include <functional>
#include <string>

namespace ks::ui {

/// What a course adds to the page of a lesson, in the current language: links to the contents, to the
/// previous and next lesson and to the other languages, and the script that stores the progress.
PageFrame course_frame(const CourseSite& site, const SiteLanguage& language, std::size_t lesson,
                       const LessonFacts& facts);

/// Links to the same page in each language. `link` returns its address, such as "../de/index.html" for
/// German.
std::string language_links(const CourseSite& site, const SiteLanguage& shown,
                           const std::function<std::string(const SiteLanguage&)>& link);

/// The lang attribute for words of a lesson that are not in the page's language; empty if they are.
std::string attribute_of_words(const SiteLanguage& language, std::size_t lesson);

} // namespace ks::ui
