// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/html_page.h"

#include "solvers/core/formatted.h"
#include "ui/base/language.h"
#include "ui/publish/question_form.h"
#include "ui/publish/web_page.h"
#include "ui/publish/words_in_html.h"
#include "visual/svg/svg_colours.h"
#include "visual/svg/svg_text.h"

#include <QCoreApplication>

#include <array>

namespace ks::ui {
namespace {

constexpr QSizeF drawn_size(840, 570); ///< of a picture, before the page scales it to the reader's window
/// as a multiple of that size, for a large table; its digits are small in the window
constexpr double most_on_a_page = 2;

QString page_words(const char* text) {
    return QCoreApplication::translate("HtmlPage", text);
}

std::string patterns() {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"patterns\" width=\"0\" height=\"0\" "
           "aria-hidden=\"true\"><defs>" +
           visual::hatch_patterns().toStdString() + "</defs></svg>\n";
}

std::string foot_line() {
    return written("<footer>\n<span id=\"keys\">{}</span>\n<button id=\"back\">{}</button>\n"
                   "<span id=\"place\"></span>\n<button id=\"next\">{}</button>\n</footer>\n"
                   "<p id=\"said\" class=\"spoken\" aria-live=\"polite\"></p>\n",
                   in_xml(page_words("Keys: → ← a picture, PgDn PgUp a step, Home, End, O outline")),
                   in_xml(page_words("Back")), in_xml(page_words("Next")));
}

/// The lang attribute of an element with the lesson's words; empty if the page has the same language.
std::string language_attribute(const LessonBody& body) {
    return body.language == spoken_language() ? std::string()
                                              : written(" lang=\"{}\"", body.language.toStdString());
}

std::string head_line(const LessonBody& body) {
    return written("<header>\n<button id=\"contents\" aria-expanded=\"false\" "
                   "aria-controls=\"outline\">{}</button>\n<h1{}>{}</h1>\n{}</header>\n",
                   in_xml(page_words("Outline")), language_attribute(body), in_xml(body.title),
                   theme_chooser());
}

std::string outline(const LessonBody& body) {
    return written("<nav id=\"outline\" aria-label=\"{}\">\n<ol{}>\n{}</ol>\n</nav>\n",
                   in_xml(page_words("Outline")), language_attribute(body), body.outline);
}

/// Writes the lesson's part of a page, and collects the letters that its pictures need.
class PageWriter {
public:
    PageWriter(const Publication& publication, std::optional<paint::ThemeId> chosen)
        : publication_(publication),
          light_(paint::theme(chosen == paint::ThemeId::projector ? paint::ThemeId::projector
                                                                  : paint::ThemeId::light)),
          dark_(paint::theme(paint::ThemeId::dark)) {}

    Result<LessonBody> body(const Headway& headway) {
        KS_TRY(std::string steps, steps_of(headway));
        return LessonBody{.title = publication_.lesson().title,
                          .language = spoken_language(),
                          .steps = std::move(steps),
                          .outline = outline(),
                          .letters = std::move(letters_)};
    }

private:
    /// Each step of the lesson becomes a section: its words, then its pictures with their sentences or
    /// questions.
    Result<std::string> steps_of(const Headway& headway) {
        std::string html;
        int done = 0;
        for (const Publication::Picture& picture : publication_.pictures()) {
            if (picture.begins_step)
                html += (done > 0 ? "</div>\n</section>\n" : "") + step_begin(picture);
            html += figure(picture);
            KS_CHECK(headway.tell(++done, publication_.count()));
        }
        return html + "</div>\n</section>\n";
    }

    std::string step_begin(const Publication::Picture& picture) const {
        const LessonStep& step = publication_.step_of(picture);
        return written("<section id=\"step-{0}\" aria-labelledby=\"title-{0}\">\n<div class=\"words\">\n"
                       "<h2 id=\"title-{0}\">{0}. {1}</h2>\n{2}</div>\n<div class=\"pictures\">\n",
                       picture.lesson_step + 1, in_xml(step.title),
                       words_in_html(step.text, publication_.lesson().folder));
    }

    std::string figure(const Publication::Picture& picture) {
        const QSizeF size = drawn_size / light_.scale();
        const scene::DisplayList list =
            publication_.drawing(picture, size, WithSentence::no, size * most_on_a_page);
        const std::array both{&light_, &dark_};
        const QString name = page_words("Picture %1").arg(picture.number);
        return formatted(
            "<figure id=\"{0}\">\n{1}<figcaption>{2}</figcaption>\n{3}</figure>\n",
            picture.number.toStdString(), visual::svg_element(list, name.toStdString(), both, letters_),
            sentence_in_html(picture), picture.question ? question_form(*picture.question) : std::string());
    }

    /// The entries of the outline, one per step.
    std::string outline() const {
        std::string entries;
        for (const Publication::Picture& picture : publication_.pictures())
            if (picture.begins_step)
                entries += written("<li value=\"{}\"><a href=\"#{}\">{}</a></li>\n", picture.lesson_step + 1,
                                   picture.number.toStdString(), in_xml(publication_.step_of(picture).title));
        return entries;
    }

    const Publication& publication_;
    const paint::Theme& light_;
    const paint::Theme& dark_;
    visual::Letters letters_;
};

} // namespace

Result<LessonBody> lesson_body(const Publication& publication, std::optional<paint::ThemeId> theme,
                               const Headway& headway) {
    return PageWriter(publication, theme).body(headway);
}

Result<QByteArray> lesson_page(const LessonBody& body, std::optional<paint::ThemeId> theme,
                               const PageFrame& frame) {
    WebPage page{.title = body.title,
                 .head = frame.head,
                 .body = patterns() + frame.above + head_line(body) + outline(body) +
                         written("<main{}>\n", language_attribute(body)) + body.steps + "</main>\n" +
                         foot_line(),
                 .looks = {"base.css", "lesson.css"},
                 .code = {"lesson.js", "theme.js"},
                 .letters = body.letters,
                 .theme = theme};
    page.looks.insert(page.looks.end(), frame.looks.begin(), frame.looks.end());
    page.code.insert(page.code.begin(), frame.code.begin(), frame.code.end());
    return whole_page(std::move(page));
}

Result<QByteArray> html_page(const Publication& publication, std::optional<paint::ThemeId> theme,
                             const Headway& headway) {
    KS_TRY(const LessonBody body, lesson_body(publication, theme, headway));
    return lesson_page(body, theme, {});
}

} // namespace ks::ui
