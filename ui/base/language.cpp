// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/language.h"

#include "assets/assets.h"
#include "ui/base/tongue.h"
#include "ui/widgets/files.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace ks::ui {
namespace {

constexpr std::array names{LanguageName{"en", "English"}, LanguageName{"de", "Deutsch"},
                           LanguageName{"it", "Italiano"}};
const QString translator_name = QStringLiteral("of the spoken language");
constexpr FileLimit translations_limit{.bytes = 16 << 20, .of = "a file of translations"};

bool is_known(const QString& id) {
    return std::ranges::any_of(names, [&](const LanguageName& each) { return id == QLatin1String(each.id); });
}

/// The texts in an element <translation>: one, or one per plural form.
std::vector<std::string> forms_in(QXmlStreamReader& xml) {
    std::vector<std::string> forms;
    QString text;
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement())
            forms.push_back(xml.readElementText().toStdString());
        else if (xml.isCharacters())
            text += xml.text();
    }
    return forms.empty() ? std::vector{text.toStdString()} : forms;
}

/// Installs a translator, which Qt refers to until another language is chosen. A file that cannot be read is
/// skipped: Qt's own translations are in a separate package.
bool install(const QString& name, const QString& folder) {
    auto* translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(translator_name);
    return translator->load(name, folder) && QCoreApplication::installTranslator(translator);
}

/// Removes all translators that `install` has installed.
void uninstall_all() {
    for (QTranslator* translator : QCoreApplication::instance()->findChildren<QTranslator*>(translator_name))
        delete translator; // this also removes it from the application
}

} // namespace

std::span<const LanguageName> languages() {
    return names;
}

QString language_of(const QString& asked, const QString& remembered) {
    for (const QString& id : {asked, remembered, QLocale::system().name().section(QLatin1Char('_'), 0, 0)})
        if (is_known(id))
            return id;
    return QString::fromLatin1(names.front().id);
}

Result<std::unique_ptr<Language>> read_sentences(const QString& path, const QString& id) {
    KS_TRY(const std::string text, read_file(path, translations_limit));
    // the decimal mark of German and of Italian
    auto language = std::make_unique<Language>(id.toStdString(), ',');
    QXmlStreamReader xml(QByteArray::fromStdString(text));
    QString form;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message"))
            form = xml.attributes().value(QLatin1String("id")).toString();
        else if (xml.name() == QLatin1String("translation") && !form.isEmpty())
            language->add(form.toStdString(), forms_in(xml));
    }
    if (xml.hasError())
        return Error{.code = ErrorCode::input,
                     .what = xml.errorString().toStdString(),
                     .where = path.toStdString() + ":" + std::to_string(xml.lineNumber())};
    return language;
}

namespace {

Result<void> speak_in_all_threads(const QString& id) {
    uninstall_all();
    speak(nullptr);
    if (id == QLatin1String(names.front().id) || !is_known(id)) {
        // Without the country: otherwise English numbers on a desktop in Germany would have a decimal comma.
        QLocale::setDefault(QLocale(QLocale::English));
        return {};
    }
    QLocale::setDefault(QLocale(id));
    install(QStringLiteral("qtbase_") + id, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    const bool window = install(QStringLiteral("knapscope_") + id, QStringLiteral(":/translations"));
    KS_TRY(auto sentences,
           read_sentences(asset_path(QStringLiteral("translations/sentences_%1.ts").arg(id)), id));
    speak(sentences.release()); // its texts may be on the screen until the program ends
    if (!window)
        return Error{.code = ErrorCode::internal, .what = "the words of the window cannot be read"};
    return {};
}

} // namespace

Result<void> speak_language(const QString& id) {
    Result<void> done = speak_in_all_threads(id);
    let_threads_speak();
    return done;
}

QString spoken_language() {
    const Language* const language = spoken();
    return language ? QString::fromStdString(language->id()) : QString::fromLatin1(names.front().id);
}

QLocale locale_of_times() {
    return QLocale(QLocale().language(), QLocale::system().territory());
}

} // namespace ks::ui
