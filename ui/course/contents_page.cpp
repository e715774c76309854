// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/course/contents_page.h"

#include "solvers/core/formatted.h"
#include "ui/course/course_frame.h"
#include "ui/publish/web_page.h"
#include "visual/svg/svg_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ks::ui {
namespace {

QString contents_words(const char* text) {
    return QCoreApplication::translate("CourseContents", text);
}

class ContentsWriter {
public:
    ContentsWriter(const CourseContents& contents, ContentsPlace place)
        : language_(contents.language), contents_(contents), is_first_(place == ContentsPlace::first),
          into_(is_first_ ? language_.tongue->id.toStdString() + "/" : std::string()) {}

    std::string body() const {
        return written("<a class=\"skip\" href=\"#lessons\">{}</a>\n",
                       in_xml(contents_words("To the lessons"))) +
               head() +
               written("<main data-root=\"{}\" data-words=\"{}\">\n", is_first_ ? "." : "..",
                       in_xml(words_of_script())) +
               introduction() + search() + progress() + chapters() + "</main>\n";
    }

private:
    std::string head() const {
        return written("<header>\n<h1>{}</h1>\n", in_xml(contents_words("Knapsack algorithms on GPUs"))) +
               language_links(contents_.site, language_,
                              [this](const SiteLanguage& language) {
                                  return (is_first_ ? "" : "../") + language.tongue->id.toStdString() +
                                         "/index.html";
                              }) +
               theme_chooser() + "</header>\n";
    }

    /// "30 lessons, about 9 hours."
    std::string size_words() const {
        std::int64_t minutes = 0;
        for (const Lesson& lesson : language_.lessons)
            minutes += lesson.place.minutes;
        const auto count = static_cast<std::int64_t>(language_.lessons.size());
        const std::string lessons = counted("{} lesson", "{} lessons", count);
        if (minutes < 45)
            return lessons + ".";
        return formatted("{}, about {}.", lessons, counted("{} hour", "{} hours", (minutes + 30) / 60));
    }

    std::string introduction() const {
        return written("<p class=\"introduction\">{} {}</p>\n<noscript><p>{}</p></noscript>\n",
                       in_xml(contents_words("A course in steps, with a picture for each. Nothing has to be "
                                             "installed, and questions grade themselves.")),
                       visual::escaped_for_xml(size_words()),
                       in_xml(contents_words("Without JavaScript you see texts and pictures. The search, the "
                                             "questions and your progress need JavaScript.")));
    }

    std::string search() const {
        return written("<form role=\"search\" data-index=\"{0}search.js\" data-into=\"{0}\">\n"
                       "<label for=\"wanted\">{1}</label>\n<input type=\"search\" id=\"wanted\" "
                       "autocomplete=\"off\" spellcheck=\"false\" aria-controls=\"found\" "
                       "aria-keyshortcuts=\"/\"/>\n<p id=\"count\" role=\"status\"></p>\n</form>\n"
                       "<ol id=\"found\"></ol>\n",
                       into_, in_xml(contents_words("Search the lessons")));
    }

    std::string progress() const {
        return written(
            "<div id=\"progress\" hidden=\"hidden\">\n<p role=\"status\"></p>\n<a class=\"button\" "
            "hidden=\"hidden\"></a>\n<button>{}</button>\n</div>\n",
            in_xml(contents_words("Forget my progress")));
    }

    std::string chapters() const {
        std::string html = "<div id=\"lessons\" tabindex=\"-1\">\n";
        std::int64_t open = -1;
        for (std::size_t i = 0; i < language_.lessons.size(); ++i) {
            const CoursePlace& place = language_.lessons[i].place;
            if (place.chapter != open) {
                html +=
                    (open < 0 ? "" : "</ol>\n</section>\n") +
                    written(
                        "<section aria-labelledby=\"chapter-{0}\">\n<h2 id=\"chapter-{0}\">{1}</h2>\n<ol>\n",
                        place.chapter, in_xml(chapter_heading(place)));
                open = place.chapter;
            }
            html += entry(i);
        }
        return html + "</ol>\n</section>\n</div>\n";
    }

    std::string entry(std::size_t i) const {
        Lesson lesson = language_.lessons[i];
        lesson.place.needs.removeIf([this](const QString& needed) { // lessons that are not in this course
            return std::ranges::find(language_.lessons, needed, &Lesson::id) == language_.lessons.end();
        });
        const LessonFacts& facts = contents_.facts[i];
        const std::string language = attribute_of_words(language_, i);
        std::string about = in_xml(course_words(lesson, language_.lessons));
        if (facts.questions > 0)
            about += (about.empty() ? "" : " · ") +
                     visual::escaped_for_xml(counted("{} question", "{} questions", facts.questions));
        if (!language.empty())
            about += " · <strong>" + in_xml(contents_words("in English")) + "</strong>";
        return written("<li data-lesson=\"{}\" data-steps=\"{}\" data-questions=\"{}\">\n"
                       "<h3><a href=\"{}\"{}>{}</a></h3>\n<p{}>{}</p>\n<p class=\"about\">{}</p>\n</li>\n",
                       in_xml(lesson.id), facts.steps, facts.questions,
                       into_ + contents_.site.page_of(language_, i), language, in_xml(numbered(lesson)),
                       language, in_xml(lesson.summary), about);
    }

    /// Sentences whose numbers are filled in by the page's script.
    static QString words_of_script() {
        const QJsonObject words{
            {"steps", contents_words("{0} of {1} steps")},
            {"points", contents_words("{0} of {1} points")},
            {"finished", contents_words("Finished")},
            {"lessons", contents_words("You have finished {0} of {1} lessons.")},
            {"begin", contents_words("Your progress is kept in this browser.")},
            {"notKept", contents_words("This browser does not keep your progress when you close the page.")},
            {"goOn", contents_words("Go on: {0}")},
            {"forget", contents_words("Forget all answers and which steps you have read?")},
            {"nothing", contents_words("No lesson has all of these words.")},
            {"one", contents_words("1 place was found.")},
            {"places", contents_words("{0} places were found.")},
            {"most", contents_words("{0} places were found. The best {1} are shown.")},
            {"unread",
             contents_words("The words of the lessons could not be loaded. Is the file search.js there?")}};
        return QString::fromUtf8(QJsonDocument(words).toJson(QJsonDocument::Compact));
    }

    const SiteLanguage& language_;
    const CourseContents& contents_;
    bool is_first_;
    std::string into_; ///< the prefix of links to files in the language's folder
};

} // namespace

Result<QByteArray> contents_page(const CourseContents& contents, ContentsPlace place) {
    return whole_page({.title = contents_words("Knapsack algorithms on GPUs"),
                       .body = ContentsWriter(contents, place).body(),
                       .looks = {"base.css", "contents.css"},
                       .code = {"kept.js", "reader.js", "theme.js", "contents.js", "search.js"},
                       .letters = {},
                       .theme = contents.theme,
                       .loads_scripts = true});
}

} // namespace ks::ui
