// SPDX-License-Identifier: GPL-3.0-or-later
// The manual as it ships, in every language: every page of the program, every mark and every link.
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/ui/help/manual_words.h"
#include "tests/ui/help/spoken.h"
#include "tests/visual/quiet.h"
#include "ui/base/page.h"
#include "ui/base/shortcuts.h"
#include "ui/frame/page_list.h"
#include "ui/help/manual.h"
#include "ui/help/words.h"
#include "ui/lessons/lesson.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace ks;
using namespace ks::ui;

namespace {

QString source(const char* path) {
    QFile file(source_path(QLatin1String(path)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The marks that a prelude provides to kernels: its public macros and its pointer types.
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

} // namespace

class ManualTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::Spoken> spoken;
    QString id; ///< of the language
    std::vector<ManualPage> manual;

private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("language");
        for (const LanguageName& each : languages())
            QTest::newRow(each.id) << QString::fromLatin1(each.id);
    }
    void init() {
        tests::fail_on_warnings();
        QFETCH_GLOBAL(QString, language);
        id = language;
        spoken = std::make_unique<tests::Spoken>(language);
        manual = load_manual(tests::shipped_manual);
    }
    void cleanup() { spoken.reset(); }

    void every_page_can_be_read() {
        QVERIFY(!manual.empty());
        QSet<QString> titles;
        QSet<std::pair<QString, int>> orders; // positions in the list, or below one parent page
        for (const ManualPage& page : manual) {
            QVERIFY2(!page.broken, page.broken ? page.broken->sentence().c_str() : "");
            QVERIFY2(!page.text.contains(QLatin1String("<!--")), qPrintable(page.id));
            titles.insert(page.title);
            orders.insert({page.below, page.order});
        }
        QCOMPARE(static_cast<std::size_t>(titles.size()), manual.size());
        QCOMPARE(static_cast<std::size_t>(orders.size()), manual.size());
    }

    void every_page_of_the_program_has_one() {
        for (const QString& name : page_ids()) {
            const ManualPage* page = page_of(manual, name);
            QVERIFY2(page, qPrintable(name));
            QCOMPARE(page->title, page_info(qPrintable(name)).title);
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
                if (const QString lesson = lesson_of(to); !lesson.isEmpty()) {
                    QVERIFY2(find_lesson(lesson), qPrintable(page.id + QStringLiteral(": ") + to));
                    continue;
                }
                const auto place = place_of(to, page.id);
                QVERIFY2(place && has_place(manual, *place), qPrintable(page.id + QStringLiteral(": ") + to));
            }
        QVERIFY(links > 10);
    }

    void every_key_is_one_of_the_program() {
        QSet<QString> keys{QStringLiteral("Ctrl+F"), QStringLiteral("Alt+Left")}; // the manual's shortcuts
        for (const Shortcut& line : shortcuts())
            for (const QKeySequence& key : keys_of(line.id))
                keys.insert(key.toString(QKeySequence::PortableText));
        for (const ManualPage& page : manual)
            for (const QString& named : tests::keys_in(page.text, id))
                QVERIFY2(keys.contains(named), qPrintable(page.id + QStringLiteral(": ") + named));
    }

    /// The page on conventions names a test for each convention.
    void every_test_that_is_named_is_there() {
        static const QRegularExpression test(
            QStringLiteral("`((?:app|layers|ui|visual)(?:\\.[a-z0-9_]+)+)`"));
        const ManualPage* page = page_of(manual, QStringLiteral("desktop"));
        QVERIFY(page);
        int tests = 0;
        for (auto found = test.globalMatch(page->text); found.hasNext(); ++tests) {
            QString path = found.next().captured(1);
            path = source_path("tests/%1_test.cpp").arg(path.replace(u'.', u'/'));
            QVERIFY2(QFile::exists(path), qPrintable(path));
        }
        QVERIFY(tests > 25);
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
};

KS_TEST(ManualTest)
#include "manual_test.moc"
