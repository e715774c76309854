// SPDX-License-Identifier: Apache-2.0
// A sheet is written, answered, exported, tampered with and checked.
#include "solvers/problems/presets.h"
#include "solvers/questions/sheet_answers.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

Sheet sheet_of_two() {
    Sheet sheet{.title = "Week 3", .secret = "a secret", .exercises = {}};
    sheet.exercises.push_back({.title = "A table",
                               .variant = "knapsack.sequential",
                               .instance = *generate("thesis-2.1", "", {}),
                               .plan = {.pace = Pace::step, .asks = {Ask::value}},
                               .from = 13,
                               .most = 4,
                               .weight = 2});
    sheet.exercises.push_back({.title = "A search",
                               .variant = "knapsack.branch-and-bound",
                               .instance = *generate("thesis-2.1", "", {}),
                               .drawn = true,
                               .plan = {.pace = Pace::decision, .asks = {}},
                               .most = 3});
    return sheet;
}

/// All right but the first question of each exercise.
SheetAnswers answered(const Sheet& sheet, std::uint64_t seed = 7) {
    SheetAnswers answers{.sheet = fingerprint(sheet),
                         .title = sheet.title,
                         .name = "Ada \"the first\"",
                         .date = "2026-11-26T10:00:00Z",
                         .exercises = {},
                         .seal = ""};
    for (const Exercise& exercise : sheet.exercises) {
        const auto questions = asked(exercise, seed);
        if (!questions)
            qFatal("%s", questions.error().sentence().c_str());
        ExerciseAnswers given{.seed = seed, .given = {}};
        for (const QuizQuestion& question : questions->questions) {
            const Response response = given.given.empty() ? Response{"77"} : question.right.front();
            const Grade graded = grade(question, response);
            given.given.push_back({.position = question.position,
                                   .ask = question.ask,
                                   .response = response,
                                   .points = graded.points(),
                                   .misconception = graded.misconception});
        }
        answers.exercises.push_back(std::move(given));
    }
    answers.seal = seal_of(answers, sheet);
    return answers;
}

template <class T>
Result<json::Node> tree_of(const T& document) {
    return json::parse(to_line(to_json(document)), "x.json");
}

} // namespace

class SheetTest : public QObject {
    Q_OBJECT

private slots:
    void a_sheet_is_written_and_read_back() {
        const Sheet sheet = sheet_of_two();
        const auto tree = tree_of(sheet);
        KS_VERIFY_OK(tree);
        const auto again = read_sheet(json::Cursor(*tree, "x.json"));
        KS_VERIFY_OK(again);
        QCOMPARE(fingerprint(*again), fingerprint(sheet));
        QCOMPARE(again->exercises[1].drawn, true);
        QVERIFY(again->exercises[0].plan == sheet.exercises[0].plan);
        QVERIFY(looks_like_sheet(to_line(to_json(sheet))));
        QVERIFY(!looks_like_sheet(R"({"format": "knapscope-instance"})"));
    }

    void what_a_sheet_may_not_be_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("place");
        QTest::newRow("format") << "knapscope-exercises"
                                << "knapscope-other"
                                << "/format";
        QTest::newRow("version") << "\"version\":1"
                                 << "\"version\":2"
                                 << "/version";
        QTest::newRow("variant") << "knapsack.sequential"
                                 << "knapsack.abacus"
                                 << "/exercises/0/variant";
        QTest::newRow("no steps") << "knapsack.sequential"
                                  << "knapsack.minknap"
                                  << "/exercises/0/variant";
        QTest::newRow("another kind") << "knapsack.sequential"
                                      << "mckp.sequential"
                                      << "/exercises/0/variant";
        QTest::newRow("pace") << "\"step\""
                              << "\"never\""
                              << "/exercises/0/pace";
        QTest::newRow("asks") << "[\"value\"]"
                              << "[\"values\"]"
                              << "/exercises/0/asks/0";
        QTest::newRow("questions") << "\"questions\":4"
                                   << "\"questions\":0"
                                   << "/exercises/0/questions";
        QTest::newRow("weight") << "\"weight\":2.0"
                                << "\"weight\":-1"
                                << "/exercises/0/weight";
        QTest::newRow("no kernel") << "\"drawn\":false"
                                   << "\"drawn\":false,\"trace\":{}"
                                   << "/exercises/0/variant";
        QTest::newRow("trace") << "\"drawn\":false"
                               << "\"drawn\":false,\"trace\":{\"warp\":-1}"
                               << "/exercises/0/trace/warp";
        QTest::newRow("unknown") << "\"drawn\":false"
                                 << "\"painted\":false"
                                 << "/exercises/0";
    }
    void what_a_sheet_may_not_be() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, place);
        QString text = QString::fromStdString(to_line(to_json(sheet_of_two())));
        const auto at = text.indexOf(from);
        QVERIFY2(at >= 0, qPrintable(text));
        text.replace(at, from.size(), to);
        const auto tree = json::parse(text.toStdString(), "x.json");
        KS_VERIFY_OK(tree);
        const auto refused = read_sheet(json::Cursor(*tree, "x.json"));
        QVERIFY(!refused);
        QVERIFY2(QString::fromStdString(refused.error().where).contains(place),
                 refused.error().sentence().c_str());
    }

    void a_seed_asks_the_same_and_another_one_others() {
        const Sheet sheet = sheet_of_two();
        const auto one = asked(sheet.exercises[1], 5), same = asked(sheet.exercises[1], 5),
                   other = asked(sheet.exercises[1], 6);
        KS_VERIFY_OK(one);
        QCOMPARE(one->questions.size(), same->questions.size());
        QCOMPARE(one->instance->contents().all_records(), other->instance->contents().all_records());
        QVERIFY(one->instance->name() != other->instance->name());
        const auto fixed = asked(sheet.exercises[0], 5), too = asked(sheet.exercises[0], 6);
        QCOMPARE(fixed->questions.size(), std::size_t{4});
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(fixed->questions[i].text, too->questions[i].text);
    }

    void answers_that_hold() {
        const Sheet sheet = sheet_of_two();
        const SheetAnswers answers = answered(sheet);
        const auto tree = tree_of(answers);
        KS_VERIFY_OK(tree);
        const auto again = read_answers(json::Cursor(*tree, "x.json"));
        KS_VERIFY_OK(again);
        const auto checked = check_answers(sheet, *again, {});
        KS_VERIFY_OK(checked);
        QVERIFY2(checked->wrong.empty(), checked->wrong.empty() ? "" : checked->wrong.front().c_str());
        const std::size_t drawn = answers.exercises[1].given.size();
        QCOMPARE(checked->points.of, 2 * 4 + static_cast<double>(drawn));
        QCOMPARE(checked->points.got, checked->points.of - 3); // 2 and 1 for the two wrong ones
        QCOMPARE(points_of(sheet, answers).got, checked->points.got);
        std::vector<std::vector<QuizQuestion>> questions;
        for (const Exercise& exercise : sheet.exercises)
            questions.push_back(asked(exercise, 7)->questions);
        const auto rows = answer_rows(sheet, answers, questions);
        QCOMPARE(rows.size(), 1 + 4 + drawn);
        QCOMPARE(rows[1][0], answers.name);
        QCOMPARE(rows[1][1], answers.date);
        QVERIFY(rows[1][6].starts_with("What will z"));
    }

    /// A right answer to what had been shown is worth nothing, and is said so.
    void what_was_shown_before_gives_no_points() {
        const Sheet sheet = sheet_of_two();
        SheetAnswers answers = answered(sheet);
        const auto right = std::ranges::find(answers.exercises[0].given, 1.0, &GivenAnswer::points);
        QVERIFY(right != answers.exercises[0].given.end());
        const double before = points_of(sheet, answers).got;
        right->shown = true;
        answers.seal = seal_of(answers, sheet);
        const auto wrong = check_answers(sheet, answers, {});
        KS_VERIFY_OK(wrong);
        QCOMPARE(wrong->wrong.size(), std::size_t{1}); // it still says that it has a point
        right->points = 0;
        answers.seal = seal_of(answers, sheet);
        const auto tree = tree_of(answers);
        KS_VERIFY_OK(tree);
        const auto again = read_answers(json::Cursor(*tree, "x.json"));
        KS_VERIFY_OK(again);
        QVERIFY(again->exercises[0].given == answers.exercises[0].given);
        const auto checked = check_answers(sheet, *again, {});
        KS_VERIFY_OK(checked);
        QVERIFY2(checked->wrong.empty(), checked->wrong.empty() ? "" : checked->wrong.front().c_str());
        QCOMPARE(checked->points.got, before - sheet.exercises[0].weight);
    }

    /// The trace is made anew by the emulator, and asks the same.
    void an_exercise_about_a_trace() {
        Sheet sheet{.title = "Races", .secret = "s", .exercises = {}};
        sheet.exercises.push_back(
            {.title = "A missing barrier",
             .variant = "demo.missing-barrier",
             .trace = TracedExercise{.blocks = 1, .warp = {.warp = 1}, .set = {{"block", "96"}}},
             .instance = *generate("thesis-2.1", "", {}),
             .plan = {.pace = Pace::any, .asks = {}},
             .most = 6});
        const auto tree = tree_of(sheet);
        KS_VERIFY_OK(tree);
        const auto again = read_sheet(json::Cursor(*tree, "x.json"));
        KS_VERIFY_OK(again);
        QCOMPARE(fingerprint(*again), fingerprint(sheet));
        QVERIFY(is_same_trace("demo.missing-barrier", *again->exercises[0].trace, *sheet.exercises[0].trace));
        const SheetAnswers answers = answered(*again);
        QVERIFY(answers.exercises[0].given.size() > 3);
        const auto checked = check_answers(sheet, answers, {});
        KS_VERIFY_OK(checked);
        QVERIFY2(checked->wrong.empty(), checked->wrong.empty() ? "" : checked->wrong.front().c_str());
        QCOMPARE(checked->points.got, checked->points.of - 1);

        Sheet other = sheet; // another warp is another exercise
        other.exercises[0].trace->warp.warp = 0;
        QVERIFY(!is_same_trace("demo.missing-barrier", *other.exercises[0].trace, *sheet.exercises[0].trace));
        const auto of_another = check_answers(other, answers, {});
        QVERIFY(of_another && !of_another->wrong.empty());
    }

    /// What is not written is as usual.
    void equal_traces_may_be_written_in_two_ways() {
        const TracedExercise plain, written{.set = {{"block", "64"}}}, other{.set = {{"block", "32"}}};
        QVERIFY(is_same_trace("demo.missing-barrier", plain, written));
        QVERIFY(!is_same_trace("demo.missing-barrier", plain, other));
        QVERIFY(!is_same_trace("no.such", plain, plain));
    }

    void every_change_is_noticed() {
        const Sheet sheet = sheet_of_two();
        const auto wrong = [&sheet](const SheetAnswers& changed) {
            const auto checked = check_answers(sheet, changed, {});
            return checked && !checked->wrong.empty();
        };
        SheetAnswers changed = answered(sheet);
        changed.name = "Bob";
        QVERIFY(wrong(changed));
        changed = answered(sheet);
        changed.exercises[0].given[0].points = 1;
        QVERIFY(wrong(changed));
        changed.seal = seal_of(changed, sheet); // even sealed anew, the points are not those of the answer
        QVERIFY(wrong(changed));
        changed = answered(sheet);
        changed.exercises[1].seed = 8;
        QVERIFY(wrong(changed));
        changed = answered(sheet);
        changed.exercises[0].given.push_back(changed.exercises[0].given.back()); // twice
        changed.seal = seal_of(changed, sheet);
        QVERIFY(wrong(changed));
        changed = answered(sheet);
        changed.exercises.pop_back();
        changed.seal = seal_of(changed, sheet);
        QVERIFY(wrong(changed));
        Sheet other = sheet;
        other.title = "Week 4";
        const auto checked = check_answers(other, answered(sheet), {});
        QVERIFY(checked && checked->wrong.size() == 1);
    }

    void seals_depend_on_the_secret() {
        Sheet sheet = sheet_of_two();
        const SheetAnswers answers = answered(sheet);
        const std::string before = seal_of(answers, sheet);
        QCOMPARE(before.size(), std::size_t{64});
        sheet.secret = std::string(100, 'x'); // longer than a block
        QVERIFY(seal_of(answers, sheet) != before);
        SheetAnswers sealed = answers;
        sealed.seal = "0";
        QCOMPARE(seal_of(sealed, sheet), seal_of(answers, sheet)); // the seal itself is not sealed
    }
};

KS_TEST(SheetTest)
#include "sheet_test.moc"
