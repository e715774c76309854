// SPDX-License-Identifier: GPL-3.0-or-later
// Reading pages and their translations, and finding words and links in them.
#include "solvers/core/language.h"
#include "tests/support/suite.h"
#include "tests/ui/help/manual_words.h"
#include "tests/visual/quiet.h"
#include "ui/help/manual.h"
#include "ui/help/search.h"
#include "ui/help/words.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

/// A folder with pages, by their names.
struct Pages {
    explicit Pages(std::initializer_list<std::pair<const char*, QByteArray>> pages) {
        for (const auto& [name, text] : pages) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                qFatal("cannot write a page");
        }
    }
    std::vector<ManualPage> load() const { return load_manual({folder.path()}); }
    QTemporaryDir folder;
};

QString place_of_mistake(const ManualPage& page) {
    return page.broken ? QString::fromStdString(page.broken->where).section(QLatin1Char('/'), -1)
                       : QStringLiteral("read");
}
QString place_of_mistake(const QByteArray& text) {
    return place_of_mistake(Pages({{"mine.md", text}}).load().front());
}

const QByteArray english_page =
    "# Steps\n<!-- order: 1 -->\n\nAll. [Two](#two)\n\n## One\n\nA.\n\n## Two\n\nB.\n";
const QByteArray english_words = "# Words\n<!-- order: 2, words -->\n\nWhat.\n\n## cell\n\nA place.\n\n## "
                                 "row\n<!-- also: line -->\n\nA line.\n";
const QByteArray note = "<!-- translates: 0123456789ab -->\n";

} // namespace

class ManualFilesTest : public QObject {
    Q_OBJECT

    const std::vector<ManualPage> manual = load_manual(tests::shipped_manual);
    const Language german{"de", ','}, italian{"it", ','};

private slots:
    void init() { tests::fail_on_warnings(); }
    void cleanup() { speak(nullptr); }

    void words_are_found_in_a_text() {
        const Words words(manual);
        const QString text = QStringLiteral("4 Sectors, 2 bank conflicts; crow KS_FOR");
        const auto at = [&](const char* part) -> QString {
            const Word* word = words.at(text, text.indexOf(QLatin1String(part)));
            return word ? word->name : QString();
        };
        QCOMPARE(at("Sectors"), QStringLiteral("sector"));
        QCOMPARE(at("bank"), QStringLiteral("bank conflict"));
        QCOMPARE(at("conflicts"), QStringLiteral("bank conflict"));
        QCOMPARE(at("crow"), QString()); // no match inside another word
        QCOMPARE(at("row"), QString());
        QCOMPARE(at("KS_FOR"), QStringLiteral("KS_FOR"));
        QCOMPARE(words.first(text)->name, QStringLiteral("sector"));
        QVERIFY(!words.first(QStringLiteral("nothing here")));
    }

    void a_search_asks_for_all_words_and_headings_come_first() {
        const std::vector<Found> found = search(manual, QStringLiteral("conflict bank"));
        QVERIFY(found.size() > 1);
        QCOMPARE(found.front().section, QStringLiteral("bank conflict"));
        for (const Found& each : found)
            QVERIFY(has_place(manual, each.place));
        QVERIFY(search(manual, QStringLiteral("conflict aardvark")).empty());
    }

    /// Typical searches of users who have seen a button or heard a name.
    void the_best_hit_is_the_first() {
        const auto best = [this](const char* wanted) {
            const std::vector<Found> found = search(manual, QString::fromLatin1(wanted));
            return found.empty() ? QString() : found.front().place.page + u'#' + found.front().place.anchor;
        };
        QCOMPARE(best("export answers"), QStringLiteral("step#predict"));
        QCOMPARE(best("exporting answer"), QStringLiteral("step#predict")); // in other word forms
        QCOMPARE(best("greedy split"), QStringLiteral("words#split-item"));
        QCOMPARE(best("publish course"), QStringLiteral("course#publishing"));
        QCOMPARE(best("split item"), QStringLiteral("words#split-item"));
        QCOMPARE(best("stride"), QStringLiteral("words#stride"));
    }

    void a_page_of_a_later_folder_takes_the_place_of_an_earlier_one() {
        const Pages own({{"step.md", "# Our steps\n<!-- order: 1 -->\n\nHere.\n"}});
        const auto pages = load_manual(tests::shipped_manual + QStringList(own.folder.path()));
        QCOMPARE(pages.size(), manual.size());
        QCOMPARE(pages.front().title, QStringLiteral("Our steps"));
        speak(&german); // the program's German translation is not that of this page
        QCOMPARE(load_manual(tests::shipped_manual + QStringList(own.folder.path())).front().title,
                 QStringLiteral("Our steps"));
    }

    void a_page_with_a_mistake_names_its_place() {
        QCOMPARE(place_of_mistake("# T\n<!-- order: 1 -->\n\nText.\n"), QStringLiteral("read"));
        QCOMPARE(place_of_mistake("# T\n\nText.\n"), QStringLiteral("mine.md:1"));
        QCOMPARE(place_of_mistake(""), QStringLiteral("mine.md:1"));
        QCOMPARE(place_of_mistake("# T\n<!-- order: 1 -->\n\n" + QByteArray(5000, 'a')),
                 QStringLiteral("mine.md:4"));
        QCOMPARE(place_of_mistake("# T\n<!-- order: 1 -->\n\n" + QByteArray(2 << 20, '\n')),
                 QStringLiteral("mine.md"));
    }

    void a_page_below_another_follows_it_and_is_in_its_list() {
        const Pages pages({{"a.md", "# A\n<!-- order: 1 -->\n\nAll:\n\n<!-- pages -->\n"},
                           {"b.md", "# B\n<!-- order: 2 -->\n\nB.\n"},
                           {"a-x.md", "# X\n<!-- order: 9, below: a -->\n\nX.\n"},
                           {"a-y.md", "# Y\n<!-- order: 8, below: a -->\n\nY.\n"}});
        const std::vector<ManualPage> loaded = pages.load();
        QStringList ids;
        for (const ManualPage& page : loaded)
            ids << page.id;
        QCOMPARE(ids, QStringList({"a", "a-y", "a-x", "b"}));
        QCOMPARE(loaded.front().intro.trimmed(), QStringLiteral("All:\n\n- [Y](a-y.md)\n- [X](a-x.md)"));
        QVERIFY(loaded.front().text.contains(QStringLiteral("[X](a-x.md)")));
    }

    void a_page_below_an_unlisted_page_is_an_error() {
        const std::vector<ManualPage> loaded = Pages({{"a.md", "# A\n<!-- order: 1, below: none -->\n\nA.\n"},
                                                      {"b.md", "# B\n<!-- order: 2 -->\n\nB.\n"},
                                                      {"c.md", "# C\n<!-- order: 3, below: b -->\n\nC.\n"},
                                                      {"d.md", "# D\n<!-- order: 4, below: c -->\n\nD.\n"},
                                                      {"e.md", "# E\n<!-- order: 5, below: e -->\n\nE.\n"}})
                                                   .load();
        QCOMPARE(loaded.size(), 5u); // a page with a mistake is in the list, too
        const auto mistake = [&loaded](const char* id) {
            return place_of_mistake(*page_of(loaded, QString::fromLatin1(id)));
        };
        QCOMPARE(mistake("a"), QStringLiteral("a.md:2"));
        QCOMPARE(mistake("c"), QStringLiteral("read"));
        QCOMPARE(mistake("d"), QStringLiteral("d.md:2"));
        QCOMPARE(mistake("e"), QStringLiteral("e.md:2"));
    }

    void a_page_is_read_in_the_language_that_is_spoken() {
        const Pages pages({{"step.md", english_page},
                           {"step.de.md", "# Schritte\n" + note +
                                              "\nAlles. [Zwei](#two)\n\n## Eins\n\nÄ.\n\n## Zwei\n\nB.\n"}});
        QCOMPARE(pages.load().size(), 1u); // a translation is not a separate page
        QCOMPARE(pages.load().front().title, QStringLiteral("Steps"));
        speak(&italian); // it has no translation
        QCOMPARE(pages.load().front().title, QStringLiteral("Steps"));
        speak(&german);
        const std::vector<ManualPage> loaded = pages.load();
        const ManualPage& page = loaded.front();
        QCOMPARE(page.id, QStringLiteral("step"));
        QCOMPARE(page.title, QStringLiteral("Schritte"));
        QCOMPARE(page.order, 1);
        QCOMPARE(page.intro.trimmed(), QStringLiteral("Alles. [Zwei](#two)"));
        QCOMPARE(section_of(page, QStringLiteral("two"))->title, QStringLiteral("Zwei"));
        QVERIFY(!section_of(page, QStringLiteral("zwei"))); // links contain the English heading
        const std::vector<Found> found = search(loaded, QStringLiteral("ä"));
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found.front().section, QStringLiteral("Eins"));
        QCOMPARE(found.front().place.anchor, QStringLiteral("one"));
    }

    void words_are_sorted_by_their_language() {
        const Pages pages(
            {{"words.md", english_words},
             {"words.de.md", "# Begriffe\n" + note +
                                 "\nWas.\n\n## Zeile\n<!-- also: Zeilen, Row -->\n\nEine Linie.\n\n"
                                 "## Zelle\n<!-- also: cell -->\n\nEin Platz.\n"}});
        speak(&german);
        const std::vector<ManualPage> loaded = pages.load();
        QCOMPARE(section_of(loaded.front(), QStringLiteral("row"))->title, QStringLiteral("Zeile"));
        const Words words(loaded);
        QCOMPARE(words.first(QStringLiteral("drei Zeilen"))->tip, QStringLiteral("Eine Linie."));
        QCOMPARE(words.first(QStringLiteral("for each row do"))->name, QStringLiteral("Zeile"));
        QCOMPARE(words.find(QStringLiteral("Zeile"))->place, QStringLiteral("words.md#row"));
    }

    void a_translation_with_a_mistake_names_its_place() {
        speak(&german);
        const auto mistake = [](const QByteArray& english, const QByteArray& text) {
            return place_of_mistake(Pages({{"a.md", english}, {"a.de.md", text}}).load().front());
        };
        QCOMPARE(mistake(english_page, "# A\n" + note + "\n## Eins\n\n## Zwei\n"), QStringLiteral("read"));
        QCOMPARE(mistake(english_page, "# A\n\n## Eins\n\n## Zwei\n"), QStringLiteral("a.de.md:1"));
        QCOMPARE(mistake(english_page, "# A\n" + note + "\n## Eins\n"), QStringLiteral("a.de.md"));
        QCOMPARE(mistake(english_words, "# A\n" + note + "\n## Zelle\n\nX.\n\n## Zeile\n\nX.\n"),
                 QStringLiteral("a.de.md"));
        QCOMPARE(mistake("# A\n", "# A\n" + note), QStringLiteral("a.md:1"));
    }

    void a_search_knows_letters_with_marks_however_they_are_typed() {
        speak(&german);
        const std::vector<ManualPage> pages = load_manual(tests::shipped_manual);
        const QString small = QStringLiteral("rückweg"), large = QStringLiteral("RÜCKWEG");
        QCOMPARE(search(pages, small).front().section, QStringLiteral("Rückweg"));
        QCOMPARE(search(pages, large).size(), search(pages, small).size());
        QCOMPARE(search(pages, small.normalized(QString::NormalizationForm_D)).size(),
                 search(pages, small).size());
        speak(&italian);
        const std::vector<ManualPage> others = load_manual(tests::shipped_manual);
        QCOMPARE(search(others, QStringLiteral("CAPACITÀ")).front().section, QStringLiteral("capacità"));
    }

    void only_links_into_the_manual_are_followed() {
        const auto goes = [](const char* link) {
            const auto place = place_of(QString::fromLatin1(link), QStringLiteral("run"));
            return place ? place->page + QLatin1Char(' ') + place->anchor : QString();
        };
        QCOMPARE(goes("step.md"), QStringLiteral("step "));
        QCOMPARE(goes("words.md#way-back"), QStringLiteral("words way-back"));
        QCOMPARE(goes("#campaigns"), QStringLiteral("run campaigns"));
        for (const char* link : {"", "https://example.org/", "/etc/passwd", "../step.md", "file:///step.md"})
            QVERIFY2(goes(link).isEmpty(), link);
    }
};

KS_TEST(ManualFilesTest)
#include "manual_files_test.moc"
