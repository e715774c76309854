// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/course/course_frame.h"

#include "solvers/core/formatted.h"
#include "ui/base/language.h"
#include "ui/publish/web_page.h"

#include <QCoreApplication>

namespace ks::ui {
namespace {

QString frame_words(const char* text) {
    return QCoreApplication::translate("CourseFrame", text);
}

/// The folders that have a page of the lesson: "en de".
std::string languages_of(const CourseSite& site, std::size_t lesson) {
    std::string all;
    for (const SiteLanguage& language : site.languages())
        if (site.has_page(language, lesson))
            all += (all.empty() ? "" : " ") + language.tongue->id.toStdString();
    return all;
}

/// A link to a neighbour. Its title is cut if there is little room, but screen readers read it.
std::string neighbour(const CourseSite& site, const SiteLanguage& language, std::size_t lesson,
                      const char* relation) {
    const Lesson& to = language.lessons[lesson];
    const bool before = std::string_view(relation) == "prev";
    const QString number = to.place.chapter == 0
                               ? QString()
                               : QStringLiteral("%1.%2 ").arg(to.place.chapter).arg(to.place.number);
    return written("<a rel=\"{}\" href=\"{}\" data-in=\"{}\"><span class=\"spoken\">{} </span>{}{}<span "
                   "class=\"title\"{}>{}</span>{}</a>\n",
                   relation, site.page_of(language, lesson), languages_of(site, lesson),
                   in_xml(before ? frame_words("Previous lesson:") : frame_words("Next lesson:")),
                   before ? "<span aria-hidden=\"true\">← </span>" : "", in_xml(number),
                   attribute_of_words(language, lesson), in_xml(to.title),
                   before ? "" : "<span aria-hidden=\"true\"> →</span>");
}

/// The notices on an English page for readers whose language has no page of the lesson. The script shows the
/// notice in the reader's language.
std::string notices(const CourseSite& site, std::size_t lesson) {
    std::string notices;
    for (const SiteLanguage& language : site.languages()) {
        if (site.has_page(language, lesson))
            continue;
        const SpeakingTongue here(*language.tongue);
        notices += written("<p class=\"notice\" lang=\"{}\" data-contents=\"{}\" hidden=\"hidden\">{}</p>\n",
                           language.tongue->id.toStdString(), in_xml(frame_words("All lessons")),
                           in_xml(frame_words("This lesson is not translated yet. It is in English.")));
    }
    return notices;
}

} // namespace

std::string attribute_of_words(const SiteLanguage& language, std::size_t lesson) {
    return language.translated[lesson] ? std::string() : " lang=\"en\"";
}

std::string language_links(const CourseSite& site, const SiteLanguage& shown,
                           const std::function<std::string(const SiteLanguage&)>& link) {
    std::string links;
    for (const LanguageName& name : languages()) // in the same order on every page
        for (const SiteLanguage& each : site.languages())
            if (each.tongue->id == QLatin1String(name.id))
                links += written("<a href=\"{0}\" lang=\"{1}\" hreflang=\"{1}\"{2}>{3}</a>\n", link(each),
                                 name.id, &each == &shown ? " aria-current=\"true\"" : "", in_xml(each.name));
    return written("<span class=\"languages\" role=\"group\" aria-label=\"{}\">\n{}</span>\n",
                   in_xml(frame_words("Language")), links);
}

PageFrame course_frame(const CourseSite& site, const SiteLanguage& language, std::size_t lesson,
                       const LessonFacts& facts) {
    const std::string file = link_to(file_of(site.id(lesson)));
    std::string beside;
    if (lesson > 0)
        beside += neighbour(site, language, lesson - 1, "prev");
    if (lesson + 1 < site.count())
        beside += neighbour(site, language, lesson + 1, "next");
    const std::string above = written(
        "<nav class=\"course\" aria-label=\"{}\" data-root=\"..\" data-lesson=\"{}\" data-steps=\"{}\" "
        "data-questions=\"{}\">\n<a href=\"index.html\">{}</a>\n<span class=\"beside\">\n{}</span>\n"
        "<button id=\"again\" hidden=\"hidden\">{}</button>\n{}</nav>\n{}",
        in_xml(frame_words("Course")), in_xml(site.id(lesson)), facts.steps, facts.questions,
        in_xml(frame_words("All lessons")), beside, in_xml(frame_words("Answer again")),
        language_links(site, language,
                       [&](const SiteLanguage& other) {
                           return "../" + other.tongue->id.toStdString() + "/" +
                                  (site.has_page(other, lesson) ? file : "index.html");
                       }),
        &language == &site.english() ? notices(site, lesson) : "");
    return {.above = above, .looks = {"course.css"}, .code = {"kept.js", "reader.js", "progress.js"}};
}

} // namespace ks::ui
