// SPDX-License-Identifier: Apache-2.0
// Rows that are too long for one question, and cells that are not integers.
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/instruction_set/instance.h"
#include "solvers/questions/questions.h"
#include "solvers/questions/table_questions.h"
#include "solvers/run/in_process.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <cmath>

using namespace ks;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

std::shared_ptr<const TableRecording> table_of(const char* variant, const char* preset, const char* kind,
                                               const Settings& settings = {}) {
    const auto recording = in_process::record(variant, *ks::generate(preset, kind, settings), {});
    if (!recording)
        qFatal("%s", recording.error().sentence().c_str());
    return as_table(*recording);
}

std::vector<QuizQuestion> all_of(const TableRecording& table, Ask ask) {
    std::vector<QuizQuestion> all;
    for (std::int64_t step = 0; step < table.count(); ++step)
        for (QuizQuestion& question : questions_at(table, step))
            if (question.ask == ask)
                all.push_back(std::move(question));
    return all;
}

} // namespace

class WideAndRealTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { speak(nullptr); }

    /// Questions about rows ask for as many columns as a user can type; the question names these columns.
    void a_wide_row_is_asked_in_part() {
        const auto table = table_of("knapsack.sequential", "greedy-trap", "knapsack", {{"C", "100"}});
        QVERIFY(table->columns() > most_asked_cells);
        const auto rows = all_of(*table, Ask::row);
        QCOMPARE(static_cast<std::int64_t>(rows.size()), table->rows() - 1);
        for (const QuizQuestion& row : rows) {
            QCOMPARE(static_cast<std::int64_t>(row.places.size()), most_asked_cells);
            const CellAt first = row.places.front().cell(), last = row.places.back().cell();
            QCOMPARE(last.column - first.column + 1, most_asked_cells);
            QVERIFY(row.text.ends_with(formatted(", columns {} to {}.", first.column, last.column)));
            QVERIFY(grade(row, row.right.front()).right);
            Response one_wrong = row.right.front();
            one_wrong[3] = "-77";
            const Grade graded = grade(row, one_wrong);
            QVERIFY(!graded.right);
            QCOMPARE(graded.parts_right + 1, graded.parts);
        }
        QVERIFY2(std::ranges::any_of(rows,
                                     [&](const QuizQuestion& row) {
                                         const CellAt at = row.places.front().cell();
                                         return table->value(at) != table->value({at.row - 1, at.column});
                                     }),
                 "no window shows what changes");
    }

    /// U is shown as 0.833333 or 5/6; both are correct, and so are close numbers; others are wrong.
    void a_real_cell_is_asked_for_its_value() {
        const auto table = table_of("instruction-set.sequential", "ise-three-tasks", "instruction-set");
        const auto values = all_of(*table, Ask::value);
        QVERIFY(values.size() > 20);
        int finite = 0, nothing = 0;
        for (const QuizQuestion& question : values) {
            QVERIFY(question.text.ends_with("It may be off by one part in a thousand."));
            const double value = table->value(question.places.front().cell())->real();
            if (std::isinf(value)) {
                ++nothing;
                QVERIFY(grade(question, {"inf"}).right);
                QCOMPARE(grade(question, {"0"}).misconception, std::string("zero-for-nothing"));
                continue;
            }
            ++finite;
            QVERIFY(grade(question, {formatted("{:.6g}", value)}).right); // the format of the picture
            QVERIFY(grade(question, {formatted("{:.4g}", value)}).right); // the format of the sentence
            QVERIFY(grade(question, {formatted("{}/60", std::llround(value * 60))}).right);
            QVERIFY(!grade(question, {formatted("{:.6g}", value * 1.003)}).right);
            QVERIFY(!grade(question, {formatted("{:.6g}", value * 0.997)}).right);
            QVERIFY(!grade(question, {"inf"}).right);
        }
        QVERIFY(finite > 10 && nothing > 5);
        for (const QuizQuestion& row : all_of(*table, Ask::row)) {
            Response rounded = row.right.front();
            for (std::string& cell : rounded)
                if (cell != "inf")
                    cell = formatted("{:.5g}", std::stod(cell));
            QVERIFY(grade(row, rounded).right);
        }
    }

    /// 3/10 - 1/10 - 2/10 is 0, although float64 arithmetic gives a small remainder.
    void nothing_is_left_but_what_was_rounded() {
        InstructionSetBuilder builder;
        builder.begin_task({.name = "a", .execution = 1, .period = 10}).add({.gain = 1, .cost = 0});
        builder.begin_task({.name = "b", .execution = 2, .period = 10}).add({.gain = 2, .cost = 1});
        const auto recording =
            in_process::record("instruction-set.sequential", *std::move(builder).build(), {});
        KS_VERIFY_OK(recording);
        const auto table = as_table(*recording);
        QVERIFY(table->value({2, 1})->real() != 0);
        const QuizQuestion value = all_of(*table, Ask::value).back(), row = all_of(*table, Ask::row).back();
        QCOMPARE(value.places, std::vector<At>{CellAt(2, 1)});
        QVERIFY(grade(value, {"0"}).right);
        QVERIFY(!grade(value, {"0.001"}).right);
        QVERIFY(grade(row, {"0.2", "0"}).right);
    }

    /// In German, cells show "0,833333", so that is what users type; a decimal point is accepted, too.
    void a_decimal_comma_is_read_where_it_is_written() {
        const QuizQuestion question{
            .form = AnswerForm::number, .tolerance = 1e-3, .right = {{"0.8333333333333334"}}};
        const QuizQuestion whole{.form = AnswerForm::number, .right = {{"12665"}}};
        QVERIFY(!why_no_answer(question, {"0,833"}).empty()); // in English a comma could only group digits
        static const Language german("de", ',');
        speak(&german);
        for (const char* text : {"0,833", "0,8333333", "0.833", "5/6", "2,5/3"}) {
            QVERIFY2(why_no_answer(question, {text}).empty(), text);
            QVERIFY2(grade(question, {text}).right, text);
        }
        for (const char* text : {"0,84", "833", "0,8,3", "0,833.0", ","})
            QVERIFY2(!grade(question, {text}).right, text);
        for (const char* text : {"0,8,3", "0,833.0", ","})
            QVERIFY2(!why_no_answer(question, {text}).empty(), text);
        for (const char* text : {"12665", "12 665", "12\u202F665", "12\u2009665", "12665,0"})
            QVERIFY2(grade(whole, {text}).right, text);
        const QuizQuestion cell{.form = AnswerForm::cell, .right = {{"2,7"}}};
        QVERIFY(grade(cell, {"2,7"}).right); // there the comma separates two numbers
        const Response kept = tidied(question, {"0,833"});
        speak(nullptr);
        QVERIFY(grade(question, kept).right); // the answers are checked in another language
    }

    /// If cells are integers, numbers close to the correct one are wrong.
    void integers_have_no_tolerance() {
        const auto table = table_of("knapsack.sequential", "thesis-2.1", "");
        for (const QuizQuestion& question : all_of(*table, Ask::value))
            QVERIFY(!grade(question, {question.right.front().front() + ".0001"}).right);
    }
};

KS_TEST(WideAndRealTest)
#include "wide_and_real_test.moc"
