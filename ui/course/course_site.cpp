// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/course/course_site.h"

#include "ui/base/language.h"
#include "ui/widgets/translated_text.h"

#include <QUrl>

#include <algorithm>

namespace ks::ui {
namespace {

bool is_english(const SiteLanguage& language) {
    return language.tongue->sentences == nullptr;
}

/// The named lessons in the order of the course, which differs from the order of the ids.
Result<std::vector<Lesson>> chosen(const std::vector<Lesson>& all, const QStringList& ids) {
    for (const QString& id : ids) {
        KS_TRY([[maybe_unused]] const Lesson known, find_lesson(all, id));
    }
    std::vector<Lesson> lessons;
    for (const Lesson& lesson : all)
        if (ids.isEmpty() ? lesson.place.chapter > 0 : ids.contains(lesson.id)) {
            KS_TRY(Lesson whole, find_lesson(all, lesson.id)); // fails for a broken lesson
            lessons.push_back(std::move(whole));
        }
    return lessons;
}

bool has_own_text(const Lesson& lesson) {
    const QString english = lesson.folder + QStringLiteral("/lesson.md");
    return in_spoken_language(english) != english;
}

Result<SiteLanguage> read_language(const LanguageName& name, const QStringList& ids) {
    KS_TRY(const Tongue* tongue, tongue_of(QString::fromLatin1(name.id)));
    const SpeakingTongue here(*tongue);
    KS_TRY(std::vector<Lesson> lessons, chosen(load_lessons(lesson_folders()), ids));
    SiteLanguage language{.tongue = tongue, .name = QString::fromUtf8(name.name)};
    for (const Lesson& lesson : lessons)
        language.translated.push_back(is_english(language) || has_own_text(lesson));
    language.lessons = std::move(lessons);
    return language;
}

} // namespace

Result<CourseSite> CourseSite::read(const QStringList& ids, const QString& first,
                                    const std::stop_token& stop) {
    CourseSite site;
    for (const LanguageName& name : ui::languages()) {
        if (stop.stop_requested())
            return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
        KS_TRY(SiteLanguage language, read_language(name, ids));
        site.languages_.push_back(std::move(language));
    }
    std::ranges::stable_partition(
        site.languages_, [&first](const SiteLanguage& language) { return language.tongue->id == first; });
    return site;
}

const SiteLanguage& CourseSite::english() const {
    return *std::ranges::find_if(languages_, is_english);
}

std::string CourseSite::page_of(const SiteLanguage& language, std::size_t lesson) const {
    const std::string file = link_to(file_of(id(lesson)));
    return has_page(language, lesson) ? file : "../" + english().tongue->id.toStdString() + "/" + file;
}

QString file_of(const QString& lesson) {
    // A lesson may have the same file name as the contents; some file systems ignore upper and lower case.
    const bool taken = lesson.compare(QLatin1String("index"), Qt::CaseInsensitive) == 0;
    return (taken ? QStringLiteral("lesson-") : QString()) + lesson + QStringLiteral(".html");
}

std::string link_to(const QString& file) {
    return QUrl::toPercentEncoding(file).toStdString();
}

} // namespace ks::ui
