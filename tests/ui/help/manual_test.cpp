// SPDX-License-Identifier: GPL-3.0-or-later
// The manual as it ships: every page of the program, every mark and every link; and pages with mistakes.
#include "tests/paths.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/shortcuts.h"
#include "ui/frame/page_list.h"
#include "ui/help/manual.h"
#include "ui/help/search.h"
#include "ui/help/words.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::ui;

namespace {

const QStringList shipped{QStringLiteral(":/assets/manual")};

QString source(const char* path) {
    QFile file(QStringLiteral(KS_SOURCE_DIR "/") + QLatin1String(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a prelude gives to a kernel's text: its macros without those of its own, and its kinds of pointers.
QSet<QString> marks_of(const QString& prelude) {
    QSet<QString> marks;
    static const QRegularExpression word(QStringLiteral("^(?:#define (KS_[A-Z0-9_]+)|using ([a-z]ptr) =)"),
                                         QRegularExpression::MultilineOption);
    for (auto found = word.globalMatch(prelude); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString name = match.captured(1) + match.captured(2);
        if (!prelude.contains(QStringLiteral("#undef %1\n").arg(name)) &&
            !name.startsWith(QLatin1String("KS_UNIQUE")))
            marks.insert(name);
    }
    return marks;
}

ManualPage read(const QByteArray& text) {
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("mine.md")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write a page");
    file.close();
    return load_manual({folder.path()}).front();
}

QString place_of_mistake(const QByteArray& text) {
    const ManualPage page = read(text);
    return page.broken ? QString::fromStdString(page.broken->where).section(QLatin1Char('/'), -1)
                       : QStringLiteral("read");
}

} // namespace

class ManualTest : public QObject {
    Q_OBJECT

    const std::vector<ManualPage> manual = load_manual(shipped);

private slots:
    void init() { tests::fail_on_warnings(); }

    void every_page_can_be_read() {
        QVERIFY(!manual.empty());
        QSet<QString> titles;
        QSet<int> orders;
        for (const ManualPage& page : manual) {
            QVERIFY2(!page.broken, page.broken ? page.broken->sentence().c_str() : "");
            QVERIFY2(!page.text.contains(QLatin1String("<!--")), qPrintable(page.id));
            titles.insert(page.title);
            orders.insert(page.order);
        }
        QCOMPARE(static_cast<std::size_t>(titles.size()), manual.size());
        QCOMPARE(static_cast<std::size_t>(orders.size()), manual.size());
    }

    void every_page_of_the_program_has_one() {
        for (const QString& id : page_ids()) {
            const ManualPage* page = page_of(manual, id);
            QVERIFY2(page, qPrintable(id));
            QCOMPARE(page->title, page_info(qPrintable(id)).title);
        }
    }

    void every_mark_is_explained() {
        const QSet<QString> marks = marks_of(source("solvers/kernels/device_prelude.h")) +
                                    marks_of(source("solvers/emulator/engine/emulated_prelude.h"));
        QVERIFY(marks.contains(QStringLiteral("KS_IF")) && marks.contains(QStringLiteral("gptr")));
        const Words words(manual);
        for (const QString& mark : marks)
            QVERIFY2(words.find(mark), qPrintable(mark));
        for (const ManualSection& section : page_of(manual, QStringLiteral("marks"))->sections)
            for (const QString& name : section.names)
                QVERIFY2(!name.startsWith(QLatin1String("KS_")) || marks.contains(name), qPrintable(name));
    }

    void every_link_leads_somewhere() {
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)"));
        int links = 0;
        for (const ManualPage& page : manual)
            for (auto found = link.globalMatch(page.text); found.hasNext(); ++links) {
                const QString to = found.next().captured(1);
                const auto place = place_of(to, page.id);
                QVERIFY2(place && has_place(manual, *place), qPrintable(page.id + QStringLiteral(": ") + to));
            }
        QVERIFY(links > 10);
    }

    void every_key_is_one_of_the_program() {
        QSet<QString> keys{QStringLiteral("Ctrl+F"), QStringLiteral("Alt+Left")}; // the manual's own
        for (const Shortcut& line : shortcuts())
            for (const QKeySequence& key : keys_of(line.id))
                keys.insert(key.toString(QKeySequence::PortableText));
        static const QRegularExpression key(
            QStringLiteral("\\b(?:(?:Ctrl|Alt|Shift)\\+)+(?:[A-Z]\\w*|[0-9]|\\+|-)|\\bF[0-9]{1,2}\\b"));
        for (const ManualPage& page : manual)
            for (auto found = key.globalMatch(page.text); found.hasNext();) {
                const QString named = found.next().captured();
                QVERIFY2(keys.contains(named), qPrintable(page.id + QStringLiteral(": ") + named));
            }
    }

    void every_word_has_one_entry_and_a_short_tip() {
        QSet<QString> names;
        for (const ManualPage& page : manual)
            for (const ManualSection& section : page.sections)
                for (const QString& name : page.words ? section.names : QStringList()) {
                    QVERIFY2(!names.contains(name.toLower()), qPrintable(name));
                    names.insert(name.toLower());
                }
        const Words words(manual);
        for (const Word& word : words.all()) {
            QVERIFY2(!word.tip.isEmpty() && word.tip.size() <= 400, qPrintable(word.name));
            const auto place = place_of(word.place, {});
            QVERIFY2(place && has_place(manual, *place), qPrintable(word.place));
        }
        const auto& entries = page_of(manual, QStringLiteral("words"))->sections;
        QVERIFY(std::ranges::is_sorted(entries, {},
                                       [](const ManualSection& entry) { return entry.title.toLower(); }));
    }

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
        QCOMPARE(at("crow"), QString()); // no word inside another
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

    void a_page_of_a_later_folder_takes_the_place_of_an_earlier_one() {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("step.md")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# Our steps\n<!-- order: 1 -->\n\nHere.\n");
        file.close();
        const auto pages = load_manual(shipped + QStringList(folder.path()));
        QCOMPARE(pages.size(), manual.size());
        QCOMPARE(pages.front().title, QStringLiteral("Our steps"));
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

KS_TEST(ManualTest)
#include "manual_test.moc"
