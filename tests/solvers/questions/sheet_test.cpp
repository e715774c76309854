// SPDX-License-Identifier: Apache-2.0
// A sheet is written, answered, exported, tampered with and checked.
#include "solvers/kinds/presets.h"
#include "solvers/questions/sheet_answers.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

Sheet sheet_of_two() {
    Sheet sheet{.title = "Week 3", .exercises = {}};
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

/// All answers correct except the first of each exercise.
SheetAnswers answered(const Sheet& sheet, std::uint64_t seed = 7) {
    SheetAnswers answers{.sheet = fingerprint(sheet),
                         .title = sheet.title,
                         .name = "Ada \"the first\"",
                         .date = "2026-11-26T10:00:00Z",
                         .exercises = {}};
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

    void invalid_sheets_are_refused_data() {
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
    void invalid_sheets_are_refused() {
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
        QCOMPARE(checked->points.got, checked->points.of - 3); // 2 and 1 points for the two wrong answers
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

    /// A correct answer that had been shown before gives no points, and the result states this.
    void answers_shown_before_give_no_points() {
        const Sheet sheet = sheet_of_two();
        SheetAnswers answers = answered(sheet);
        const auto right = std::ranges::find(answers.exercises[0].given, 1.0, &GivenAnswer::points);
        QVERIFY(right != answers.exercises[0].given.end());
        const double before = points_of(sheet, answers).got;
        right->shown = true;
        const auto wrong = check_answers(sheet, answers, {});
        KS_VERIFY_OK(wrong);
        QCOMPARE(wrong->wrong.size(), std::size_t{1}); // it still claims a point
        right->points = 0;
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

    /// The emulator makes the trace again, and the questions are the same.
    void an_exercise_about_a_trace() {
        Sheet sheet{.title = "Races", .exercises = {}};
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

    /// Omitted settings have their default values.
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
        changed.exercises[0].given[0].points = 1;
        QVERIFY(wrong(changed));
        changed = answered(sheet);
        changed.exercises[0].given[0].position = 9999; // nothing is asked there
        QVERIFY(wrong(changed));
        changed = answered(sheet);
        changed.exercises[0].given.push_back(changed.exercises[0].given.back()); // twice
        QVERIFY(wrong(changed));
        changed = answered(sheet);
        changed.exercises.pop_back();
        QVERIFY(wrong(changed));
        Sheet other = sheet;
        other.title = "Week 4";
        const auto checked = check_answers(other, answered(sheet), {});
        QVERIFY(checked && checked->wrong.size() == 1);
    }

    /// Version 0.1.0 wrote a secret into sheets, which is part of their fingerprint, and a seal into answers.
    void old_files_open_and_fit_each_other() {
        Sheet sheet = sheet_of_two();
        sheet.secret = "0123";
        const auto tree = tree_of(sheet);
        KS_VERIFY_OK(tree);
        const auto old = read_sheet(json::Cursor(*tree, "x.json"));
        KS_VERIFY_OK(old);
        QCOMPARE(fingerprint(*old), fingerprint(sheet));
        QVERIFY(fingerprint(sheet) != fingerprint(sheet_of_two()));
        Json sealed = to_json(answered(sheet));
        QVERIFY(!sealed.contains("seal"));
        sealed["seal"] = std::string(64, '0');
        const auto of_answers = json::parse(to_line(sealed), "x.json");
        KS_VERIFY_OK(of_answers);
        const auto answers = read_answers(json::Cursor(*of_answers, "x.json"));
        KS_VERIFY_OK(answers);
        const auto checked = check_answers(*old, *answers, {});
        KS_VERIFY_OK(checked);
        QVERIFY(checked->wrong.empty());
    }

    /// A program with more misconceptions than the one that wrote the file calls no user a cheat.
    void only_other_points_are_an_edit() {
        const Sheet sheet = sheet_of_two();
        SheetAnswers answers = answered(sheet);
        answers.name = "Bob";
        for (GivenAnswer& given : answers.exercises[0].given)
            given.misconception = "an-old-one";
        const auto checked = check_answers(sheet, answers, {});
        KS_VERIFY_OK(checked);
        QVERIFY(checked->wrong.empty());
    }
};

KS_TEST(SheetTest)
#include "sheet_test.moc"
