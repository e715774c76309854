// SPDX-License-Identifier: GPL-3.0-or-later
// Notes for the teacher in lesson.md: their syntax, and the allowed content of shipped ones.
#include "solvers/core/language.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/spelled_numbers.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_notes.h"
#include "ui/lessons/lesson_text.h"
#include "ui/lessons/lesson_track.h"
#include "visual/paint/fonts.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace ks;
using namespace ks::ui;

class LessonNotesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }
    void init() { tests::fail_on_warnings(); }
    void cleanup() { speak(nullptr); }

    void a_note_is_a_marked_quote_data() {
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
    void a_note_is_a_marked_quote() {
        QFETCH(const QString, markdown);
        QFETCH(const QString, text);
        QFETCH(const QString, notes);
        const LessonSection section = read_section(markdown);
        QCOMPARE(section.text, text);
        QCOMPARE(section.notes, notes);
    }

    /// A note above the first section is about the whole lesson, and comes before the first step's notes.
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

    /// Numbers in a text are checked against the program, numbers in notes are not; so notes contain none.
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

    /// The list states the duration of a lesson in class, and so may the note on the whole lesson, in words
    /// or digits and in each language; the numbers must agree.
    void a_length_in_a_note_is_the_lessons_minutes_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("least"); // lessons that state their duration
        QTest::newRow("English") << QString() << 12;
        QTest::newRow("German") << "de" << 4;
        QTest::newRow("Italian") << "it" << 4;
    }
    void a_length_in_a_note_is_the_lessons_minutes() {
        QFETCH(QString, language);
        QFETCH(int, least);
        static const QRegularExpression length("([\\w-]+)\\s+(?:minutes|Minuten|minuti)\\b",
                                               QRegularExpression::UseUnicodePropertiesOption);
        const QHash<QString, int> spelled = tests::spelled_numbers();
        const Language other(language.toStdString(), ',');
        if (!language.isEmpty())
            speak(&other);
        int tell = 0;
        for (const Lesson& lesson : load_lessons({":/assets/lessons"})) {
            const QString folder = ":/assets/lessons/" + lesson.id;
            if (!language.isEmpty() && !QFile::exists(folder + "/lesson." + language + ".md"))
                continue; // it is in English
            const auto text = read_lesson_text(folder, lesson.id);
            QVERIFY2(text, qPrintable(lesson.id));
            const QString notes = text->sections[QString()].notes;
            bool tells = false;
            for (auto match = length.globalMatch(notes); match.hasNext(); tells = true) {
                const QString number = match.next().captured(1).toLower();
                const int minutes = spelled.value(number, number.toInt());
                QVERIFY2(minutes > 0, qPrintable(lesson.id + ": what number is \"" + number + "\"?"));
                QVERIFY2(minutes == lesson.place.minutes,
                         qPrintable(QStringLiteral("%1: the note says %2 minutes, lesson.json %3")
                                        .arg(lesson.id)
                                        .arg(minutes)
                                        .arg(lesson.place.minutes)));
            }
            tell += tells;
        }
        QVERIFY2(tell >= least, qPrintable(QString::number(tell)));
    }

    void numbers_are_spelled_in_each_language() {
        const QHash<QString, int> spelled = tests::spelled_numbers();
        for (const auto& [word, number] : {std::pair{"one", 1},
                                           {"twenty", 20},
                                           {"twenty-five", 25},
                                           {"einundzwanzig", 21},
                                           {"fünfunddreißig", 35},
                                           {"ventuno", 21},
                                           {"ventitré", 23},
                                           {"venticinque", 25},
                                           {"ventotto", 28},
                                           {"novantanove", 99}})
            QVERIFY2(spelled.value(word) == number, word);
        QVERIFY(!spelled.contains("many"));
    }
};

KS_TEST(LessonNotesTest)
#include "lesson_notes_test.moc"
