// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in other languages: every shipped lesson.xx.md is found automatically.
#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "solvers/core/language.h"
#include "tests/support/suite.h"
#include "ui/lessons/lesson.h"
#include "ui/lessons/lesson_text.h"

#include <algorithm>

using namespace ks;
using namespace ks::ui;

namespace {

const QString shipped = QStringLiteral(":/assets/lessons");

/// The numbers in a text, without group separators, and with a decimal point.
QStringList figures_of(QString text) {
    static const QRegularExpression figure(QStringLiteral("\\d+(?:[.,]\\d+)*"));
    text.remove(QChar(0x202F)).remove(QChar(0x00A0));
    QStringList found;
    for (auto match = figure.globalMatch(text); match.hasNext();)
        found << match.next().captured().replace(QLatin1Char(','), QLatin1Char('.'));
    found.sort();
    return found;
}

} // namespace

class LessonLanguagesTest : public QObject {
    Q_OBJECT

    static void each_file() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("language");
        QTest::newRow("none") << QString() << QString();
        for (const QString& id : QDir(shipped).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const QString& file :
                 QDir(shipped + QLatin1Char('/') + id).entryList({QStringLiteral("lesson.*.md")}))
                QTest::newRow(qPrintable(id + QLatin1Char('/') + file))
                    << id << file.section(QLatin1Char('.'), 1, 1);
    }
    static void write(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
    }

private slots:
    void cleanup() { speak(nullptr); }

    /// `lesson_claims` checks every number of the English text, so numbers in another language are compared
    /// with the English ones, including single digits.
    void it_has_the_content_of_the_english_lesson_data() { each_file(); }
    void it_has_the_content_of_the_english_lesson() {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        if (lesson.isEmpty())
            return;
        const auto english = find_lesson(lesson);
        QVERIFY(english);
        const Language other(language.toStdString(), ',');
        speak(&other);
        const auto translated = find_lesson(lesson);
        QVERIFY2(translated, translated ? "" : translated.error().sentence().c_str());
        QVERIFY(!translated->title.isEmpty());
        QVERIFY2(translated->summary != english->summary, "a line \"> summary\" is missing below the title");
        QCOMPARE(translated->steps.size(), english->steps.size());
        for (std::size_t i = 0; i < english->steps.size(); ++i) {
            const LessonStep &there = translated->steps[i], &here = english->steps[i];
            QCOMPARE(figures_of(there.text), figures_of(here.text));
            QCOMPARE(there.notes.isEmpty(), here.notes.isEmpty());
            QVERIFY(!there.title.isEmpty());
        }
    }

    void words_come_from_the_languages_file() {
        QTemporaryDir folder;
        write(folder.filePath("lesson.md"), "# Title\n\n## One\n\nThe first.\n\n## Two\n\nThe second.\n");
        write(folder.filePath("lesson.de.md"),
              "# Titel\n\n> summary Worum es\n> geht.\n\n> note Fragen.\n\n## Eins\n\n"
              "Das erste.\n\n## Zwei\n\nDas zweite.\n");
        const auto english = read_lesson_text(folder.path(), QStringLiteral("x"));
        QVERIFY(english);
        QCOMPARE(english->title, QString());
        QCOMPARE(english->sections["One"].heading, QStringLiteral("One"));
        const Language german("de", ',');
        speak(&german);
        const auto there = read_lesson_text(folder.path(), QStringLiteral("x"));
        QVERIFY(there);
        QCOMPARE(there->title, QStringLiteral("Titel"));
        QCOMPARE(there->summary, QStringLiteral("Worum es geht."));
        QCOMPARE(there->sections["One"].heading, QStringLiteral("Eins"));
        QCOMPARE(there->sections["Two"].text, QStringLiteral("Das zweite."));
        QCOMPARE(there->sections[""].notes, QStringLiteral("Fragen."));
        const Language italian("it", ',');
        speak(&italian); // this file does not exist
        QCOMPARE(read_lesson_text(folder.path(), QStringLiteral("x"))->sections["One"].heading,
                 QStringLiteral("One"));
    }

    void a_section_that_is_missing_is_an_error() {
        QTemporaryDir folder;
        write(folder.filePath("lesson.md"), "# Title\n\n## One\n\n## Two\n");
        write(folder.filePath("lesson.de.md"), "# Titel\n\n## Eins\n");
        const Language german("de", ',');
        speak(&german);
        const auto read = read_lesson_text(folder.path(), QStringLiteral("x"));
        QVERIFY(!read);
        QCOMPARE(read.error().where, std::string("x/lesson.de.md"));
    }
};

KS_TEST(LessonLanguagesTest)
#include "lesson_languages_test.moc"
