// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/tongue.h"
#include "ui/lessons/lesson.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

namespace ks::ui {

/// The lessons of the site in one language, in the order of the course.
struct SiteLanguage {
    const Tongue* tongue = nullptr;
    QString name; ///< the language's name in that language
    std::vector<Lesson> lessons;
    std::vector<bool> translated; ///< by lesson: whether its text is in this language
};

/// Facts about a lesson for the contents and the navigation.
struct LessonFacts {
    int steps = 0;
    int questions = 0;
};

/// The content of a course as a web site: the same lessons in each language, each language in a separate
/// folder with the same file names. A lesson that is not translated exists only in the English folder.
class CourseSite {
public:
    /// Reads the lessons with these ids; if there are none, all lessons of chapters. `first` is the language
    /// of the site's first page. Fails (usage) for an unknown id, (input) for a lesson with a mistake,
    /// (cancelled).
    static Result<CourseSite> read(const QStringList& ids, const QString& first, const std::stop_token& stop);

    /// The first one is the language of the site's first page.
    const std::vector<SiteLanguage>& languages() const { return languages_; }
    const SiteLanguage& english() const;
    /// Whether the lesson has a page in the folder of this language.
    bool has_page(const SiteLanguage& language, std::size_t lesson) const {
        return language.translated[lesson] || &language == &english();
    }
    /// The address of the lesson's page relative to the folder of a language: "greedy-fails.html"; if the
    /// language has no page, that of the English one, "../en/greedy-fails.html".
    std::string page_of(const SiteLanguage& language, std::size_t lesson) const;
    std::size_t count() const { return english().lessons.size(); }
    const QString& id(std::size_t lesson) const { return english().lessons[lesson].id; }

private:
    std::vector<SiteLanguage> languages_;
};

/// The name of a lesson's file in the folder of a language: "greedy-fails.html".
QString file_of(const QString& lesson);
/// A file name as a link, percent-encoded where necessary.
std::string link_to(const QString& file);

} // namespace ks::ui
