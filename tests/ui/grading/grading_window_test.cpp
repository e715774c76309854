// SPDX-License-Identifier: GPL-3.0-or-later
// The window in which a teacher grades a folder of answers.
#include "solvers/core/csv_text.h"
#include "solvers/core/files.h"
#include "solvers/kinds/presets.h"
#include "solvers/questions/misconception_names.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/wait.h"
#include "tests/visual/quiet.h"
#include "ui/base/session.h"
#include "ui/grading/grading_window.h"
#include "visual/paint/fonts.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace ks;
using namespace ks::ui;

namespace {

Sheet one_exercise() {
    Sheet sheet{.title = "Week 3", .due = "2026-11-26T12:00:00Z", .exercises = {}};
    sheet.exercises.push_back({.title = "A table",
                               .variant = "knapsack.sequential",
                               .instance = *generate("thesis-2.1", "", {}),
                               .plan = {.pace = Pace::step, .asks = {Ask::value}},
                               .from = 13,
                               .most = 2});
    return sheet;
}

SheetAnswers answers_of(const Sheet& sheet, const char* name, std::uint64_t seed, const char* date) {
    SheetAnswers answers{.sheet = fingerprint(sheet),
                         .title = sheet.title,
                         .name = name,
                         .date = date,
                         .exercises = {{.seed = seed, .given = {}}}};
    const auto questions = asked(sheet.exercises[0], seed);
    if (!questions)
        qFatal("%s", questions.error().sentence().c_str());
    for (const QuizQuestion& question : questions->questions)
        answers.exercises[0].given.push_back({.position = question.position,
                                              .ask = question.ask,
                                              .response = question.right.front(),
                                              .points = 1});
    return answers;
}

} // namespace

class GradingWindowTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString sheet_ = folder_.filePath("sheet.json"), answers_ = folder_.filePath("answers");

    void write(const QString& path, const Json& json) const {
        KS_VERIFY_OK(write_file(path.toStdString(), to_line(json)));
    }
    static QString title_of(const QTableView& table, int column) {
        return table.model()->headerData(column, Qt::Horizontal).toString();
    }
    static int rows_of(const QTableView& table) { return table.model()->rowCount(); }
    static QStringList column(const QTableView& table, const QString& title) {
        QStringList cells;
        for (int c = 0; c < table.model()->columnCount(); ++c)
            for (int r = 0; title_of(table, c) == title && r < rows_of(table); ++r)
                cells << table.model()->index(r, c).data().toString();
        return cells;
    }

private slots:
    void initTestCase() {
        QVERIFY(paint::load_fonts());
        const Sheet sheet = one_exercise();
        QVERIFY(QDir().mkpath(answers_));
        write(sheet_, to_json(sheet));
        write(answers_ + "/ada.json", to_json(answers_of(sheet, "Ada", 7, "2026-11-26T10:00:00Z")));
        write(answers_ + "/bob.json", to_json(answers_of(sheet, "Bob", 8, "2026-11-26T13:00:00Z")));
        SheetAnswers higher = answers_of(sheet, "Charles", 7, "2026-11-26T10:00:00Z");
        higher.exercises[0].given[0].points = 5;
        write(answers_ + "/charles.json", to_json(higher));
        write(answers_ + "/broken.json", Json::array());
    }
    void init() { tests::fail_on_warnings(); }

    void a_folder_is_a_table() {
        Session session;
        GradingWindow window(session);
        window.show();
        auto& table = *window.findChild<QTableView*>("graded-files");
        auto& csv = *window.findChild<QPushButton*>("grading-export");
        QVERIFY(!csv.isEnabled());
        window.choose_sheet(sheet_);
        QVERIFY(!window.busy());
        window.choose_folder(answers_);
        QVERIFY(window.busy());
        QVERIFY(window.findChild<QPushButton*>("grading-cancel")->isVisible());
        KS_WAIT_FOR(!window.busy());
        QVERIFY(!window.findChild<QPushButton*>("grading-cancel")->isVisible());
        QVERIFY(csv.isEnabled());
        QCOMPARE(column(table, "Name"), (QStringList{"(not graded)", "Ada", "Bob", "Charles"}));
        QCOMPARE(column(table, "1. A table"), (QStringList{"", "2", "2", "2"}));
        QCOMPARE(column(table, "Late"), (QStringList{"", "", "late", ""}));
        QCOMPARE(column(table, "Repeats"), (QStringList{"", "", "", "ada.json"}));
        QCOMPARE(column(table, "Edited"), (QStringList{"", "", "", "edited"}));
        QCOMPARE(column(table, "File").front(), "broken.json");
        QVERIFY(!column(table, "Remarks").front().isEmpty());
        QCOMPARE(title_of(table, 2), "Remarks"); // visible, next to the file
        const QModelIndex reason = table.model()->index(0, 2);
        const QRect cell = table.visualRect(reason);
        QVERIFY(table.viewport()->rect().contains(cell));
        const QRect words = table.fontMetrics().boundingRect(QRect(0, 0, cell.width() - 8, 1000),
                                                             Qt::TextWordWrap, reason.data().toString());
        QVERIFY2(words.height() <= cell.height(), qPrintable(reason.data().toString())); // and not cut
        QVERIFY(window.findChild<QLabel*>("grading-said")
                    ->text()
                    .startsWith("Files: 4. Not graded: 1. Late: 1."));
    }

    void misconceptions_are_words() {
        Session session;
        GradingWindow window(session);
        Sheet sheet = one_exercise();
        sheet.exercises[0].from = 18; // before z2(6), the first cell that item 2 fits into
        SheetAnswers wrong = answers_of(sheet, "Eve", 9, "2026-11-26T10:00:00Z");
        const auto questions = asked(sheet.exercises[0], 9);
        const auto& misconceptions = questions->questions.front().misconceptions;
        QVERIFY(!misconceptions.empty());
        const QuizQuestion::Misconception& first = misconceptions.front();
        wrong.exercises[0].given.front().response = first.response;
        wrong.exercises[0].given.front().points = 0;
        wrong.exercises[0].given.front().misconception = first.id;
        const QString folder = folder_.filePath("wrong"), other_sheet = folder_.filePath("other-sheet.json");
        QVERIFY(QDir().mkpath(folder));
        write(folder + "/eve.json", to_json(wrong));
        write(other_sheet, to_json(sheet));
        window.choose_sheet(other_sheet);
        window.choose_folder(folder);
        KS_WAIT_FOR(!window.busy());
        const auto& table = *window.findChild<QTableView*>("graded-files");
        QCOMPARE(column(table, "Misconceptions"),
                 QStringList{QString::fromStdString(misconception_name(first.id))});
        QVERIFY(first.id != misconception_name(first.id));
        QVERIFY(column(table, "Remarks").isEmpty());
    }

    /// The runner writes the same text.
    void the_csv_file_is_the_table() {
        Session session;
        GradingWindow window(session);
        window.choose_sheet(sheet_);
        QVERIFY(!window.write_csv(folder_.filePath("early.csv")));
        window.choose_folder(answers_);
        KS_WAIT_FOR(!window.busy());
        const QString path = folder_.filePath("points.csv");
        KS_VERIFY_OK(window.write_csv(path));
        const auto files = answer_files(answers_.toStdString());
        KS_VERIFY_OK(files);
        const auto graded = graded_files(one_exercise(), *files, {});
        KS_VERIFY_OK(graded);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), csv_text(graded_rows(one_exercise(), *graded)));
        QVERIFY(!window.write_csv("/nowhere/points.csv"));
    }

    void a_sheet_that_cannot_be_read_is_a_sentence() {
        Session session;
        GradingWindow window(session);
        window.choose_sheet(answers_ + "/ada.json");
        window.choose_folder(answers_);
        KS_WAIT_FOR(!window.busy());
        QVERIFY(window.findChild<QLabel*>("grading-said")->text().contains("knapscope-exercises"));
        QCOMPARE(window.findChild<QTableView*>("graded-files")->model()->rowCount(), 0);
        window.choose_sheet(sheet_); // this starts again
        KS_WAIT_FOR(!window.busy());
        QCOMPARE(window.findChild<QTableView*>("graded-files")->model()->rowCount(), 4);
    }

    void it_can_be_cancelled_and_closed() {
        Session session;
        GradingWindow window(session);
        window.show();
        window.choose_sheet(sheet_);
        window.choose_folder(answers_);
        window.findChild<QPushButton*>("grading-cancel")->click();
        KS_WAIT_FOR(!window.busy()); // it may have finished before
        window.choose_folder(answers_);
        window.choose_sheet(sheet_); // while the first is running
        KS_WAIT_FOR(!window.busy() &&
                    window.findChild<QTableView*>("graded-files")->model()->rowCount() == 4);
        GradingWindow closed(session);
        closed.choose_sheet(sheet_);
        closed.choose_folder(answers_); // it is destroyed at once
    }
};

KS_TEST(GradingWindowTest)
#include "grading_window_test.moc"
