// SPDX-License-Identifier: Apache-2.0
// A folder of answer files as a table: points, misconceptions, and the cases that a teacher has to check.
#include "solvers/core/csv_text.h"
#include "solvers/core/files.h"
#include "solvers/kinds/presets.h"
#include "solvers/questions/answer_folder.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <filesystem>

using namespace ks;

namespace {

Sheet two_exercises() {
    Sheet sheet{.title = "Week 3", .due = "2026-11-26T12:00:00Z", .exercises = {}};
    for (const char* const title : {"First", "Second, drawn"})
        sheet.exercises.push_back({.title = title,
                                   .variant = "knapsack.sequential",
                                   .instance = *generate("thesis-2.1", "", {}),
                                   .plan = {.pace = Pace::step, .asks = {Ask::value}},
                                   .from = 13,
                                   .most = 6});
    sheet.exercises[1].drawn = true;
    sheet.exercises[1].weight = 2;
    return sheet;
}

/// All answers correct or, with `misconceived`, wrong by a named misconception if there is one.
SheetAnswers answers_of(const Sheet& sheet, const char* name, std::uint64_t seed, bool misconceived = false) {
    SheetAnswers answers{.sheet = fingerprint(sheet),
                         .title = sheet.title,
                         .name = name,
                         .date = "2026-11-26T10:00:00Z",
                         .exercises = {}};
    for (const Exercise& exercise : sheet.exercises) {
        const auto questions = asked(exercise, seed);
        if (!questions)
            qFatal("%s", questions.error().sentence().c_str());
        ExerciseAnswers given{.seed = seed, .given = {}};
        for (const QuizQuestion& question : questions->questions) {
            const bool wrong = misconceived && !question.misconceptions.empty();
            const Response response =
                wrong ? question.misconceptions.front().response : question.right.front();
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

} // namespace

class AnswerFolderTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    std::filesystem::path path(const char* name) const { return folder_.filePath(name).toStdString(); }
    void write(const char* name, const SheetAnswers& answers) const {
        std::filesystem::create_directories(path(name).parent_path());
        KS_VERIFY_OK(write_file(path(name), to_line(to_json(answers))));
    }
    std::vector<GradedFile> graded(const Sheet& sheet) const {
        const auto files = answer_files(folder_.path().toStdString());
        const auto table = files ? graded_files(sheet, *files, {}) : files.error();
        if (!table)
            qFatal("%s", table.error().sentence().c_str());
        return *table;
    }

private slots:
    void cleanup() {
        for (const auto& entry : std::filesystem::directory_iterator(folder_.path().toStdString()))
            std::filesystem::remove_all(entry.path());
    }

    void files_of_folders_below_are_found() {
        for (const char* const name :
             {"b.json", "a/answers.json", "a/answers.CSV", ".hidden", ".git/x.json"}) {
            std::filesystem::create_directories(path(name).parent_path());
            KS_VERIFY_OK(write_file(path(name), "x"));
        }
        const auto files = answer_files(folder_.path().toStdString());
        KS_VERIFY_OK(files);
        QCOMPARE(files->size(), std::size_t{2});
        QCOMPARE((*files)[0].name, std::string("a/answers.json"));
        QCOMPARE((*files)[1].name, std::string("b.json"));
        const auto none = answer_files(path("nowhere"));
        QVERIFY(!none && none.error().code == ErrorCode::input);
    }

    void points_by_exercise_and_misconceptions() {
        const Sheet sheet = two_exercises();
        write("ada.json", answers_of(sheet, "Ada", 7));
        write("bob.json", answers_of(sheet, "Bob", 8, /*misconceived=*/true));
        const auto files = graded(sheet);
        QCOMPARE(files.size(), std::size_t{2});
        QCOMPARE(files[0].name, std::string("Ada"));
        QCOMPARE(files[0].exercises[0].got, 6.0);
        QCOMPARE(files[0].exercises[1].got, 12.0);
        QCOMPARE(files[0].exercises[1].of, 12.0);
        QCOMPARE(files[0].points.got, 18.0);
        QVERIFY(files[0].misconceptions.empty() && files[0].remarks().empty());
        QVERIFY(!files[0].late && files[0].same_as.empty());
        QVERIFY(files[1].points.got < 18);
        QVERIFY(!files[1].misconceptions.empty());
        QVERIFY(files[1].edited.empty());
    }

    void late_after_the_due_date() {
        const Sheet sheet = two_exercises();
        SheetAnswers answers = answers_of(sheet, "Ada", 7);
        answers.date = "2026-11-26T12:00:01Z";
        write("ada.json", answers);
        QVERIFY(graded(sheet).front().late);
        Sheet later = sheet;
        later.due = "2026-11-27T12:00:00Z"; // the teacher may postpone it while answers are submitted
        QVERIFY(!graded(later).front().late);
        QVERIFY(graded(later).front().edited.empty());
        later.due.clear();
        QVERIFY(!graded(later).front().late);
    }

    void repeated_by_name_or_by_answers() {
        const Sheet sheet = two_exercises();
        write("a.json", answers_of(sheet, "Ada L.", 7));
        write("b.json", answers_of(sheet, "ada l.", 8));
        write("c.json", answers_of(sheet, "Charles", 7));
        write("d.json", answers_of(sheet, "Dora", 9));
        const auto files = graded(sheet);
        QCOMPARE(files[0].same_as, std::string());
        QCOMPARE(files[1].same_as, std::string("a.json"));
        QCOMPARE(files[2].same_as, std::string("a.json"));
        QCOMPARE(files[3].same_as, std::string());
    }

    void an_edited_file_is_noticed() {
        const Sheet sheet = two_exercises();
        SheetAnswers higher = answers_of(sheet, "Ada", 7);
        higher.exercises[0].given[0].points = 5;
        write("a.json", higher);
        SheetAnswers better = answers_of(sheet, "Dora", 8);
        better.exercises[0].given[0].response = {"77"};
        write("b.json", better);
        const auto files = graded(sheet);
        QCOMPARE(files[0].edited.size(), std::size_t{1});
        QVERIFY(files[1].edited.front().find("not 1") != std::string::npos);
        QCOMPARE(files[0].points.got, 18.0);
    }

    /// A file that cannot be read, and answers to another sheet, have lines, too.
    void every_file_is_a_line() {
        const Sheet sheet = two_exercises();
        Sheet other = sheet;
        other.exercises.pop_back();
        write("a.json", answers_of(other, "Ada", 7));
        KS_VERIFY_OK(write_file(path("b.json"), "{"));
        KS_VERIFY_OK(write_file(path("c.json"), to_line(to_json(sheet))));
        write("d.json", answers_of(sheet, "Dora", 7));
        const auto files = graded(sheet);
        QCOMPARE(files.size(), std::size_t{4});
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(!files[i].not_graded.empty());
        QVERIFY(files[3].not_graded.empty());
        const auto rows = graded_rows(sheet, files);
        QCOMPARE(rows.size(), std::size_t{5});
        for (const auto& row : rows)
            QCOMPARE(row.size(), rows.front().size());
        const std::vector<std::string> header{
            "file", "name",           "date", "1. First", "2. Second, drawn", "points",
            "of",   "misconceptions", "late", "same as",  "edited",           "remarks"};
        QCOMPARE(rows[0], header);
        QCOMPARE(rows[2][0], std::string("b.json"));
        QVERIFY(files[1].not_graded.starts_with("b.json:1:"));
        QCOMPARE(rows[2][5], std::string());
        QCOMPARE(rows[2].back(), files[1].not_graded);
        QCOMPARE(rows[4][5], std::string("18"));
        QCOMPARE(rows[4][8], std::string("no"));
    }

    void the_text_of_a_stranger_is_not_a_formula() {
        const auto rows = graded_rows(
            two_exercises(), std::vector{GradedFile{.file = "@a.json", .name = "=1+1", .not_graded = "-x"}});
        const std::string text = csv_text(rows);
        QVERIFY2(text.find("\r\n'@a.json,'=1+1,") != std::string::npos, text.c_str());
        QVERIFY2(text.ends_with(",'-x\r\n"), text.c_str());
    }

    void it_can_be_cancelled() {
        const Sheet sheet = two_exercises();
        write("a.json", answers_of(sheet, "Ada", 7));
        write("b.json", answers_of(sheet, "Bob", 8));
        const auto files = answer_files(folder_.path().toStdString());
        KS_VERIFY_OK(files);
        std::stop_source stop;
        std::vector<std::size_t> told;
        const auto table = graded_files(sheet, *files, stop.get_token(), [&](std::size_t done) {
            told.push_back(done);
            if (done == 1)
                stop.request_stop();
        });
        QVERIFY(!table && table.error().code == ErrorCode::cancelled);
        QCOMPARE(told, (std::vector<std::size_t>{0, 1}));
    }

    void a_due_date_is_a_time() {
        const Sheet sheet = two_exercises();
        Json json = to_json(sheet);
        QCOMPARE(json["due"], "2026-11-26T12:00:00Z");
        for (const char* const due :
             {"tomorrow", "2026-02-30T12:00:00Z", "2026-11-26T24:00:00Z", "2026-11-26"}) {
            json["due"] = due;
            const auto tree = json::parse(to_line(json), "sheet.json");
            KS_VERIFY_OK(tree);
            const auto read = read_sheet(json::Cursor(*tree, "sheet.json"));
            QVERIFY(!read && read.error().where.find("/due") != std::string::npos);
        }
    }
};

KS_TEST(AnswerFolderTest)
#include "answer_folder_test.moc"
