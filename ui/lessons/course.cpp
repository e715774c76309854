// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/course.h"

#include "assets/assets.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/language.h"
#include "ui/lessons/lesson.h"
#include "ui/widgets/files.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

namespace ks::ui {

namespace {

constexpr FileLimit chapters_limit{.bytes = 1 << 20, .of = "a list of chapters"};
constexpr std::int64_t longest_minutes = 600;

QString course_text(const char* text) {
    return QCoreApplication::translate("Course", text);
}

/// "2.3"
QString number_of(const CoursePlace& place) {
    return QStringLiteral("%1.%2").arg(place.chapter).arg(place.number);
}

} // namespace

Result<QStringList> read_chapters() {
    const std::string name = "lessons/chapters.json";
    KS_TRY(const std::string text, read_file(asset_path(QString::fromStdString(name)), chapters_limit));
    KS_TRY(const json::Node document, json::parse(text, name));
    const json::Cursor root(document, name);
    static constexpr std::array<std::string_view, 3> keys{"format", "version", "chapters"};
    KS_CHECK(root.only(keys));
    static constexpr std::array<std::string_view, 1> formats{"knapscope-chapters"};
    KS_CHECK(json::word(root, "format", formats));
    KS_CHECK(json::number(root, "version", 1, 1));
    QStringList titles;
    KS_TRY(const json::Cursor list, root.member("chapters"));
    KS_TRY(const std::vector<json::Cursor> chapters, list.elements());
    for (const json::Cursor& chapter : chapters) {
        KS_TRY(const std::string title, chapter.string());
        titles << QString::fromStdString(said(title));
    }
    return titles;
}

Result<CoursePlace> read_place(const json::Cursor& lesson, const Result<QStringList>& chapters) {
    CoursePlace place;
    if (lesson.has("order")) {
        KS_TRY(place.order, json::number(lesson, "order"));
    }
    if (lesson.has("minutes")) {
        KS_TRY(place.minutes, json::number(lesson, "minutes", 1, longest_minutes));
    }
    if (lesson.has("needs")) {
        KS_TRY(const json::Cursor list, lesson.member("needs"));
        KS_TRY(const std::vector<json::Cursor> needs, list.elements());
        for (const json::Cursor& need : needs) {
            KS_TRY(const std::string id, need.string());
            place.needs << QString::fromStdString(id);
        }
    }
    if (!lesson.has("chapter"))
        return place;
    if (!chapters)
        return chapters.error();
    KS_TRY(const json::Cursor chapter, lesson.member("chapter"));
    KS_TRY(place.chapter, chapter.natural());
    if (place.chapter < 1 || place.chapter > chapters->size())
        return chapter.error("the course has no such chapter",
                             formatted("its chapters are 1 to {}", chapters->size()));
    place.chapter_title = chapters->at(place.chapter - 1);
    return place;
}

void put_in_order(std::vector<Lesson>& lessons) {
    std::ranges::stable_sort(lessons, {}, [](const Lesson& lesson) {
        return std::tuple(lesson.place.chapter, lesson.place.order);
    });
    std::int64_t chapter = 0;
    std::size_t number = 0;
    for (Lesson& lesson : lessons) {
        if (lesson.place.chapter == 0)
            continue;
        number = lesson.place.chapter == chapter ? number + 1 : 1;
        chapter = lesson.place.chapter;
        lesson.place.number = number;
    }
}

QString numbered(const Lesson& lesson) {
    return lesson.place.chapter == 0 ? lesson.title
                                     : QStringLiteral("%1 %2").arg(number_of(lesson.place), lesson.title);
}

QString course_words(const Lesson& lesson, const std::vector<Lesson>& all) {
    QStringList words, needs;
    if (lesson.place.minutes > 0)
        words << course_text(QT_TRANSLATE_NOOP("Course", "%1 min")).arg(lesson.place.minutes);
    for (const QString& id : lesson.place.needs) {
        const auto found = std::ranges::find(all, id, &Lesson::id);
        needs << (found != all.end() && found->place.number > 0 ? number_of(found->place) : id);
    }
    if (!needs.isEmpty())
        words << course_text(QT_TRANSLATE_NOOP("Course", "needs %1")).arg(needs.join(QStringLiteral(", ")));
    return words.join(QStringLiteral(" · "));
}

QString chapter_heading(const CoursePlace& place) {
    return place.chapter == 0 ? course_text(QT_TRANSLATE_NOOP("Course", "Your own lessons"))
                              : QStringLiteral("%1 %2").arg(place.chapter).arg(place.chapter_title);
}

} // namespace ks::ui
