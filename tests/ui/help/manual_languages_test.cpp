// SPDX-License-Identifier: GPL-3.0-or-later
// The manual in other languages has the content of the English manual, with the window's words.
#include "tests/support/suite.h"
#include "tests/ui/help/manual_words.h"
#include "tests/ui/help/spoken.h"
#include "tests/visual/quiet.h"
#include "ui/help/manual.h"

#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::ui;
using tests::found_in;

namespace {

/// The types of the lines (headings, lists, rows of tables), and code unchanged.
QStringList lines_of(const QString& text) {
    static const QRegularExpression kind(QStringLiteral("\\A(#+ |- |\\||    .*|<!--|!\\[)"));
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (!line.isEmpty())
            lines << kind.match(line).captured(1);
    return lines;
}

QString links_and_code(const QString& text) {
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)")),
        code(QStringLiteral("`([^`]+)`"));
    return (found_in(text, link) + found_in(text, code)).join(QLatin1Char('\n'));
}

/// The texts in bold or italics, split at commas.
QSet<QString> spans_and_parts(const QString& text) {
    QSet<QString> words;
    for (const QString& span : tests::emphasised(text))
        for (const QString& part : span.split(QStringLiteral(", ")) + QStringList(span))
            words.insert(tests::plain(part));
    return words;
}

} // namespace

class ManualLanguagesTest : public QObject {
    Q_OBJECT

    const std::vector<ManualPage> english = load_manual(tests::shipped_manual);

    /// Adds a row for each section of each page in each other language: the English text and its translation.
    /// The text above the first section counts as a section.
    static void each_section() {
        const std::vector<ManualPage> pages = load_manual(tests::shipped_manual);
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("here");
        QTest::addColumn<QString>("there");
        for (const LanguageName& language : languages().subspan(1)) {
            const tests::Spoken spoken(QString::fromLatin1(language.id));
            const std::vector<ManualPage> translated = load_manual(tests::shipped_manual);
            for (const ManualPage& page : pages) {
                const ManualPage* other = page_of(translated, page.id);
                const auto add = [&](const QString& section, const QString& here, const QString& there) {
                    QTest::addRow("%s.%s#%s", qPrintable(page.id), language.id, qPrintable(section))
                        << QString::fromLatin1(language.id) << here << there;
                };
                add({}, page.intro, other->intro);
                for (const ManualSection& section : page.sections) {
                    const auto found =
                        std::ranges::find(other->sections, section.heading, &ManualSection::heading);
                    add(section.heading, section.text,
                        found == other->sections.end() ? QString() : found->text);
                }
            }
        }
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void every_page_has_a_separate_text() {
        for (const LanguageName& language : languages().subspan(1)) {
            const tests::Spoken spoken(QString::fromLatin1(language.id));
            const std::vector<ManualPage> pages = load_manual(tests::shipped_manual);
            QCOMPARE(pages.size(), english.size());
            for (const ManualPage& page : pages) {
                QVERIFY2(page.text != page_of(english, page.id)->text, qPrintable(page.id));
                QCOMPARE(page.order, page_of(english, page.id)->order);
            }
        }
    }

    void it_has_the_same_parts_data() { each_section(); }
    void it_has_the_same_parts() {
        QFETCH(QString, here);
        QFETCH(QString, there);
        QCOMPARE(lines_of(there), lines_of(here));
        QCOMPARE(tests::emphasised(there).size(), tests::emphasised(here).size());
    }

    void it_names_the_same_pages_commands_and_keys_data() { each_section(); }
    void it_names_the_same_pages_commands_and_keys() {
        QFETCH(QString, language);
        QFETCH(QString, here);
        QFETCH(QString, there);
        QCOMPARE(links_and_code(there), links_and_code(here));
        QCOMPARE(tests::keys_in(there, language), tests::keys_in(here, QStringLiteral("en")));
    }

    /// If a word of the window is in bold or italics, its translation is the window's translation. A menu and
    /// its entry, "File, Open", are two words.
    void it_has_the_words_of_the_window_data() { each_section(); }
    void it_has_the_words_of_the_window() {
        QFETCH(QString, language);
        QFETCH(QString, here);
        QFETCH(QString, there);
        static const auto german = tests::said_in(QStringLiteral("de")),
                          italian = tests::said_in(QStringLiteral("it"));
        const auto& said = language == QLatin1String("de") ? german : italian;
        const QSet<QString> words = spans_and_parts(there);
        for (const QString& span : tests::emphasised(here)) {
            const bool whole = said.contains(tests::plain(span));
            for (const QString& part : whole ? QStringList(span) : span.split(QStringLiteral(", "))) {
                const QSet<QString> wanted = said.value(tests::plain(part));
                QVERIFY2(
                    !part.front().isUpper() || wanted.isEmpty() || words.intersects(wanted),
                    qPrintable(part + QStringLiteral(" is in the window: ") + wanted.values().join(", ")));
            }
        }
    }
};

KS_TEST(ManualLanguagesTest)
#include "manual_languages_test.moc"
