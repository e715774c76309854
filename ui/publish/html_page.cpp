// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/html_page.h"

#include "assets/assets.h"
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "ui/publish/question_form.h"
#include "ui/publish/words_in_html.h"
#include "ui/widgets/files.h"
#include "visual/svg/font_subset.h"
#include "visual/svg/svg_colours.h"
#include "visual/svg/svg_text.h"

#include <ks_version.h>

#include <QCoreApplication>
#include <QCryptographicHash>

#include <array>

namespace ks::ui {
namespace {

constexpr QSizeF drawn_size(840, 570); ///< of a picture, before the page fits it into the reader's window
constexpr double most_on_a_page = 2;   ///< of that size for a large table; in the window its digits are small

QString page_words(const char* text) {
    return QCoreApplication::translate("HtmlPage", text);
}

std::string in_xml(const QString& text) {
    return visual::escaped_for_xml(text.toStdString());
}

/// A style sheet or script that ships.
Result<QByteArray> part_named(const char* name) {
    KS_TRY(const std::string text, read_file(asset_path(QStringLiteral("publish/") + QLatin1String(name)),
                                             {.bytes = 1 << 20, .of = "a part of a page"}));
    return QByteArray::fromStdString(text);
}

/// How a policy names a script or style sheet that stands in the page: by its hash, so that nothing else that
/// somehow came into the page would count.
std::string hash_of(const QByteArray& text) {
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64().toStdString() +
           "'";
}

/// Writes the parts of a page, and gathers the letters that they need.
class PageWriter {
public:
    PageWriter(const Publication& publication, std::optional<paint::ThemeId> chosen)
        : publication_(publication), chosen_(chosen),
          light_(paint::theme(chosen == paint::ThemeId::projector ? paint::ThemeId::projector
                                                                  : paint::ThemeId::light)),
          dark_(paint::theme(paint::ThemeId::dark)) {}

    Result<QByteArray> page(const Headway& headway) {
        KS_TRY(const std::string steps, steps_of(headway));
        const std::string body =
            patterns() + head_line() + outline() + "<main>\n" + steps + "</main>\n" + foot_line();
        KS_TRY(const QByteArray code, part_named("lesson.js"));
        KS_TRY(const QByteArray looks, style(body));
        const QByteArray script = "//<![CDATA[\n" + code + "//]]>"; // XML reads past what looks like a tag
        const std::string top = formatted(
            "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"{}\"{}>\n<head>\n"
            "<meta charset=\"utf-8\"/>\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src {}; "
            "style-src {}; font-src data:; img-src data:; base-uri 'none'; form-action 'none'\"/>\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
            "<meta name=\"generator\" content=\"Knapscope {}\"/>\n<title>{}</title>\n",
            spoken() ? spoken()->id() : "en", theme_attribute(), hash_of(script), hash_of(looks), KS_VERSION,
            in_xml(title()));
        return QByteArray::fromStdString(top) + "<style>" + looks + "</style>\n</head>\n<body>\n" +
               QByteArray::fromStdString(body) + "<script>" + script + "</script>\n</body>\n</html>\n";
    }

private:
    const QString& title() const { return publication_.lesson().title; }

    std::string theme_attribute() const {
        if (!chosen_)
            return {};
        return formatted(" data-theme=\"{}\"", *chosen_ == paint::ThemeId::dark ? "dark" : "light");
    }

    /// Each step of the lesson is a section: its words, then its pictures with their sentences or questions.
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

    static std::string patterns() {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"patterns\" width=\"0\" height=\"0\" "
               "aria-hidden=\"true\"><defs>" +
               visual::hatch_patterns().toStdString() + "</defs></svg>\n";
    }

    std::string head_line() const {
        return formatted(
            "<header>\n<button id=\"contents\" aria-expanded=\"false\" "
            "aria-controls=\"outline\">{}</button>\n"
            "<h1>{}</h1>\n<label>{} <select id=\"theme\"><option value=\"\">{}</option>"
            "<option value=\"light\">{}</option><option value=\"dark\">{}</option></select></label>\n"
            "</header>\n",
            in_xml(page_words("Outline")), in_xml(title()), in_xml(page_words("Colours")),
            in_xml(page_words("as the system")), in_xml(page_words("light")), in_xml(page_words("dark")));
    }

    std::string outline() const {
        std::string entries;
        for (const Publication::Picture& picture : publication_.pictures())
            if (picture.begins_step)
                entries += written("<li value=\"{}\"><a href=\"#{}\">{}</a></li>\n", picture.lesson_step + 1,
                                   picture.number.toStdString(), in_xml(publication_.step_of(picture).title));
        return written("<nav id=\"outline\" aria-label=\"{}\">\n<ol>\n{}</ol>\n</nav>\n",
                       in_xml(page_words("Outline")), entries);
    }

    static std::string foot_line() {
        return written("<footer>\n<span id=\"keys\">{}</span>\n<button id=\"back\">{}</button>\n"
                       "<span id=\"place\"></span>\n<button id=\"next\">{}</button>\n</footer>\n"
                       "<p id=\"said\" class=\"spoken\" aria-live=\"polite\"></p>\n",
                       in_xml(page_words("Keys: → ← a picture, PgDn PgUp a step, Home, End, O outline")),
                       in_xml(page_words("Back")), in_xml(page_words("Next")));
    }

    Result<QByteArray> style(const std::string& body) {
        using scene::Face, scene::Weight;
        // The page's own words: whatever stands in the body is a little more than that, and harmless.
        for (const Weight weight : {Weight::regular, Weight::medium, Weight::bold})
            letters_.add(Face::interface, weight, body);
        letters_.add(Face::mono, Weight::regular, body);
        KS_TRY(const QByteArray fonts, visual::font_rules(letters_));
        KS_TRY(const QByteArray layout, part_named("lesson.css"));
        const QByteArray light = visual::colour_variables(light_), dark = visual::colour_variables(dark_);
        const QByteArray only = formatted(".only-{}", paint::to_text(light_.id())).c_str();
        // On paper it is always light.
        return "\n" + fonts + visual::picture_rules(visual::Colours::variables, light_) + ":root{" + light +
               "}\n.only-dark{display:none}\n@media screen and (prefers-color-scheme:dark){"
               ":root:not([data-theme=light]){" +
               dark + "}" + within(":root:not([data-theme=light]) ", only) +
               "}\n@media screen{"
               ":root[data-theme=dark]{" +
               dark + "}" + within(":root[data-theme=dark] ", only) + "}\n" + layout;
    }

    /// Shows the dark images instead of the light ones, where the page is dark.
    static QByteArray within(const QByteArray& root, const QByteArray& light_ones) {
        return root + light_ones + "{display:none}" + root + ".only-dark{display:inline}";
    }

    const Publication& publication_;
    std::optional<paint::ThemeId> chosen_;
    const paint::Theme& light_;
    const paint::Theme& dark_;
    visual::Letters letters_;
};

} // namespace

Result<QByteArray> html_page(const Publication& publication, std::optional<paint::ThemeId> theme,
                             const Headway& headway) {
    return PageWriter(publication, theme).page(headway);
}

} // namespace ks::ui
