// SPDX-License-Identifier: GPL-3.0-or-later
// Notes for the teacher in lesson.md: what is one, and what those that ship may hold.
#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_notes.h"
#include "ui/lessons/lesson_track.h"
#include "visual/paint/fonts.h"

#include <QRegularExpression>
#include <QTest>

using namespace ks;
using namespace ks::ui;

class LessonNotesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }

    void a_note_is_a_quote_that_says_so_data() {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("notes");
        QTest::newRow("nothing") << ""
                                 << ""
                                 << "";
        QTest::newRow("no note") << "Read.\n\nThis."
                                 << "Read.\n\nThis."
                                 << "";
        QTest::newRow("a note") << "Read.\n\n> note Ask\n> them.\n"
                                << "Read."
                                << "Ask\nthem.";
        QTest::newRow("a colon, no spaces") << ">note: Ask."
                                            << ""
                                            << "Ask.";
        QTest::newRow("two paragraphs") << "> note One.\n>\n> Two."
                                        << ""
                                        << "One.\n\nTwo.";
        QTest::newRow("two notes") << "> note One.\n\nRead.\n\n> note Two."
                                   << "Read."
                                   << "One.\n\nTwo.";
        QTest::newRow("a quotation") << "> Nobody knows.\n> note this"
                                     << "> Nobody knows.\n> note this"
                                     << "";
        QTest::newRow("another word") << "> notes are kept"
                                      << "> notes are kept"
                                      << "";
        QTest::newRow("the word alone") << "Read.\n\n> note"
                                        << "Read."
                                        << "";
        QTest::newRow("the text goes on") << "> note Ask.\nRead."
                                          << "Read."
                                          << "Ask.";
    }
    void a_note_is_a_quote_that_says_so() {
        QFETCH(const QString, markdown);
        QFETCH(const QString, text);
        QFETCH(const QString, notes);
        const LessonSection section = read_section(markdown);
        QCOMPARE(section.text, text);
        QCOMPARE(section.notes, notes);
    }

    /// A note above the first section is on the whole lesson, and stands before the first step's own.
    void a_note_on_the_whole_lesson_comes_first() {
        for (const Lesson& lesson : load_lessons({":/assets/lessons"}))
            if (lesson.id == "thesis-example-2.1") {
                const auto track = LessonTrack::make(lesson);
                QVERIFY(track);
                QVERIFY((*track)->notes(0).startsWith("About twenty-five minutes"));
                QVERIFY((*track)->notes(0).contains("best proposal on the board"));
                QVERIFY(!(*track)->notes((*track)->count()).isEmpty());
                return;
            }
        QFAIL("there is no such lesson");
    }

    /// Figures in a text are held against the program, and those in notes are not: so notes have none.
    void shipped_notes_hold_no_figures_and_are_not_in_the_text() {
        int with_notes = 0;
        for (const Lesson& lesson : load_lessons({":/assets/lessons"})) {
            bool any = false;
            for (const LessonStep& step : lesson.steps) {
                any = any || !step.notes.isEmpty();
                QVERIFY2(!step.notes.contains(QRegularExpression("[0-9]")), qPrintable(step.notes));
                QVERIFY2(
                    !step.text.contains(QRegularExpression("^> ?note", QRegularExpression::MultilineOption)),
                    qPrintable(step.text));
            }
            with_notes += any;
        }
        QVERIFY(with_notes >= 6);
    }
};

KS_TEST(LessonNotesTest)
#include "lesson_notes_test.moc"
