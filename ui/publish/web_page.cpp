// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/publish/web_page.h"

#include "assets/assets.h"
#include "solvers/core/formatted.h"
#include "ui/base/language.h"
#include "ui/widgets/files.h"
#include "visual/svg/svg_colours.h"
#include "visual/svg/svg_text.h"

#include <ks_version.h>

#include <QCoreApplication>
#include <QCryptographicHash>

namespace ks::ui {
namespace {

QString web_words(const char* text) {
    return QCoreApplication::translate("HtmlPage", text);
}

/// Concatenates style sheets or scripts that ship with the program.
Result<QByteArray> parts_named(const std::vector<const char*>& names) {
    QByteArray all;
    for (const char* name : names) {
        KS_TRY(const std::string text, read_file(asset_path(QStringLiteral("publish/") + QLatin1String(name)),
                                                 {.bytes = 1 << 20, .of = "a part of a page"}));
        all += QByteArray::fromStdString(text);
    }
    return all;
}

/// The name of an inline script or style sheet in the content security policy: its hash, so that no other
/// script in the page is executed.
std::string hash_of(const QByteArray& text) {
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64().toStdString() +
           "'";
}

/// CSS that shows the dark images instead of the light ones if the page is dark.
QByteArray within(const QByteArray& root, const QByteArray& light_ones) {
    return root + light_ones + "{display:none}" + root + ".only-dark{display:inline}";
}

/// The colours of both themes, as variables.
QByteArray colour_rules(std::optional<paint::ThemeId> chosen) {
    const paint::Theme& light =
        paint::theme(chosen == paint::ThemeId::projector ? paint::ThemeId::projector : paint::ThemeId::light);
    const QByteArray bright = visual::colour_variables(light),
                     dark = visual::colour_variables(paint::theme(paint::ThemeId::dark));
    const QByteArray only = written(".only-{}", paint::to_text(light.id())).c_str();
    // Printed pages are always light.
    return visual::picture_rules(visual::Colours::variables, light) + ":root{" + bright +
           "}\n.only-dark{display:none}\n@media screen and (prefers-color-scheme:dark){"
           ":root:not([data-theme=light]){" +
           dark + "}" + within(":root:not([data-theme=light]) ", only) +
           "}\n@media screen{"
           ":root[data-theme=dark]{" +
           dark + "}" + within(":root[data-theme=dark] ", only) + "}\n";
}

Result<QByteArray> style_of(WebPage& page) {
    using scene::Face, scene::Weight;
    // The letters of the page's own words. The body's text includes some markup, which adds harmless letters.
    for (const Weight weight : {Weight::regular, Weight::medium, Weight::bold})
        page.letters.add(Face::interface, weight, page.body);
    page.letters.add(Face::mono, Weight::regular, page.body);
    KS_TRY(const QByteArray fonts, visual::font_rules(page.letters));
    KS_TRY(const QByteArray layout, parts_named(page.looks));
    return "\n" + fonts + colour_rules(page.theme) + layout;
}

std::string theme_attribute(std::optional<paint::ThemeId> chosen) {
    if (!chosen)
        return {};
    return written(" data-theme=\"{}\"", *chosen == paint::ThemeId::dark ? "dark" : "light");
}

} // namespace

std::string in_xml(const QString& text) {
    return visual::escaped_for_xml(text.toStdString());
}

std::string theme_chooser() {
    return written("<label>{} <select id=\"theme\"><option value=\"\">{}</option>"
                   "<option value=\"light\">{}</option><option value=\"dark\">{}</option></select></label>\n",
                   in_xml(web_words("Colours")), in_xml(web_words("as the system")),
                   in_xml(web_words("light")), in_xml(web_words("dark")));
}

Result<QByteArray> whole_page(WebPage page) {
    KS_TRY(const QByteArray code, parts_named(page.code));
    KS_TRY(const QByteArray looks, style_of(page));
    // so that XML parsers ignore text that looks like a tag
    const QByteArray script = "//<![CDATA[\n" + code + "//]]>";
    const std::string top =
        written("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"{}\"{}>\n<head>\n"
                "<meta charset=\"utf-8\"/>\n"
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src {}{}; "
                "style-src {}; font-src data:; img-src data:; base-uri 'none'; form-action 'none'\"/>\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                "<meta name=\"generator\" content=\"Knapscope {}\"/>\n<title>{}</title>\n",
                spoken_language().toStdString(), theme_attribute(page.theme), hash_of(script),
                page.loads_scripts ? " 'self'" : "", hash_of(looks), KS_VERSION, in_xml(page.title));
    return QByteArray::fromStdString(top + page.head) + "<style>" + looks + "</style>\n</head>\n<body>\n" +
           QByteArray::fromStdString(page.body) + "<script>" + script + "</script>\n</body>\n</html>\n";
}

} // namespace ks::ui
