// SPDX-License-Identifier: GPL-3.0-or-later
// Questions and answers do not depend on the language: an answer in German is graded correctly in English.
#include "solvers/core/language.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/questions/sheet_answers.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "ui/base/language.h"
#include "ui/predict/answer_editor.h"
#include "ui/predict/grade_words.h"

#include <QLineEdit>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace ks;

class LanguageOfAnswersTest : public QObject {
    Q_OBJECT

    static Exercise exercise(const char* title, const char* variant, const char* preset, const char* kind,
                             bool drawn) {
        return {.title = title,
                .variant = variant,
                .instance = *generate(preset, kind, {}),
                .drawn = drawn,
                .plan = {.pace = Pace::step, .asks = {}},
                .from = 0,
                .most = 12,
                .weight = 1};
    }
    static Sheet sheet() {
        Sheet made{.title = "All shapes", .exercises = {}};
        made.exercises.push_back(exercise("1", "knapsack.sequential", "thesis-2.1", "", true));
        made.exercises.push_back(exercise("2", "knapsack.branch-and-bound", "thesis-2.1", "", false));
        made.exercises.push_back(exercise("3", "mckp.sequential", "thesis-2.2", "", true));
        made.exercises.push_back(exercise("4", "instruction-set.front-list", "ise-three-tasks", "", false));
        return made;
    }

private slots:
    void cleanup() { speak(nullptr); }

    /// Numbers have the format of the pictures: rounded, with a comma, with grouped digits.
    void numbers_have_the_format_of_the_pictures() {
        const QuizQuestion real{.form = AnswerForm::number, .right = {{"0.8333333333333334"}}};
        const QuizQuestion row{.form = AnswerForm::numbers,
                               .places = {CellAt{1, 0}, CellAt{1, 1}, CellAt{1, 2}},
                               .right = {{"0.5", "-inf", "12665"}}};
        QCOMPARE(ui::answer_words(real, real.right.front()), QStringLiteral("0.833333"));
        QCOMPARE(ui::answer_words(row, row.right.front()), QStringLiteral("0.5, −∞, 12\u202F665"));
        const QuizQuestion cell{.form = AnswerForm::cell, .right = {{"2,7"}}};
        QCOMPARE(ui::answer_words(cell, cell.right.front()), QStringLiteral("row 2, column 7"));
        static const Language german("de", ',');
        speak(&german);
        QCOMPARE(ui::answer_words(real, real.right.front()), QStringLiteral("0,833333"));
        QCOMPARE(ui::answer_words(row, row.right.front()), QStringLiteral("0,5; −∞; 12\u202F665"));
        ui::AnswerEditor editor(real);
        editor.fill(tidied(real, {"0,833"})); // the answer stays in the field
        QCOMPARE(editor.findChild<QLineEdit*>("answer-0")->text(), QStringLiteral("0,833"));
        ui::AnswerEditor where(cell);
        where.fill({"2,7"});
        QCOMPARE(where.findChild<QLineEdit*>("answer-0")->text(), QStringLiteral("2,7"));
    }

    void a_sheet_answered_in_german_is_right_in_english() {
        const auto read =
            ui::read_sentences(QStringLiteral(":/assets/translations/sentences_de.ts"), QStringLiteral("de"));
        KS_VERIFY_OK(read);
        const Sheet english = sheet();
        const std::string print = fingerprint(english);
        QStringList texts;
        for (const Exercise& each : english.exercises) {
            const auto questions = asked(each, 7);
            KS_VERIFY_OK(questions);
            for (const QuizQuestion& question : questions->questions)
                texts << QString::fromStdString(question.text);
        }

        speak(read->get());
        const Sheet german = sheet();
        QCOMPARE(fingerprint(german), print); // instances have the same names, too
        SheetAnswers answers{.sheet = print,
                             .title = german.title,
                             .name = "Änne",
                             .date = "2026-11-26T10:00:00Z",
                             .exercises = {}};
        int translated = 0, count = 0;
        for (const Exercise& each : german.exercises) {
            const auto questions = asked(each, 7);
            KS_VERIFY_OK(questions);
            QCOMPARE(write_json(*questions->instance).find("Aufgabe"), std::string::npos);
            ExerciseAnswers given{.seed = 7, .given = {}};
            for (const QuizQuestion& question : questions->questions) {
                translated += QString::fromStdString(question.text) != texts[count++];
                given.given.push_back({.position = question.position,
                                       .ask = question.ask,
                                       .response = question.right.front(),
                                       .points = grade(question, question.right.front()).points(),
                                       .misconception = ""});
            }
            answers.exercises.push_back(std::move(given));
        }
        QVERIFY(translated > 0);

        speak(nullptr);
        const auto checked = check_answers(english, answers, {});
        KS_VERIFY_OK(checked);
        QVERIFY2(checked->wrong.empty(), checked->wrong.empty() ? "" : checked->wrong.front().c_str());
        QCOMPARE(checked->points.got, checked->points.of);
    }
};

KS_TEST(LanguageOfAnswersTest)
#include "answers_language_test.moc"
