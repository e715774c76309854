// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the numbers of the lesson "every-third-row" from its instance and from the plan of a run, and
// compares its text with them.
#include "solvers/core/formatted.h"
#include "solvers/dp/plan.h"
#include "solvers/problems/knapsack/instance.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"

#include <QTest>

#include <cmath>

using namespace ks;
using ks::tests::grouped;

namespace {

/// The table of Algorithm 2.1, computed independently: row i, column j.
std::vector<std::vector<std::int64_t>> table_of(const KnapsackInstance& knapsack) {
    const auto width = static_cast<std::size_t>(knapsack.capacity()) + 1;
    std::vector<std::vector<std::int64_t>> rows(1, std::vector<std::int64_t>(width));
    for (const Item& item : knapsack.items()) {
        std::vector<std::int64_t> row = rows.back();
        for (auto j = static_cast<std::size_t>(item.weight); j < width; ++j)
            row[j] = std::max(row[j], rows.back()[j - static_cast<std::size_t>(item.weight)] + item.value);
        rows.push_back(row);
    }
    return rows;
}

} // namespace

class CheckpointsLessonTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        lesson_ = ks::tests::built_in_lesson("every-third-row");
        QVERIFY2(!lesson_.broken, lesson_.broken ? lesson_.broken->sentence().c_str() : "");
        QCOMPARE(lesson_.steps.size(), std::size_t{9});
        for (ui::LessonStep& step : lesson_.steps) // wherever its lines are broken
            step.text.replace('\n', ' ');
        knapsack_ = dynamic_cast<const KnapsackInstance*>(lesson_.instance.get());
        QVERIFY(knapsack_);
        table_ = table_of(*knapsack_);
    }
    void init() { tests::fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    void nine_items() {
        std::vector<std::string> words{"at 4\u00A0bytes per cell", "10\u00A0000 items",
                                       "a capacity of 100\u00A0000",
                                       "10\u00A0000 rows of 100\u00A0001 cells"};
        for (const Item& item : knapsack_->items())
            words.push_back(formatted("({},\u00A0{})", item.value, item.weight));
        words.push_back(formatted("at most **{}**", knapsack_->capacity()));
        words.push_back(formatted("a table of {} rows with {} cells each", knapsack_->items().size(),
                                  knapsack_->capacity() + 1));
        words.push_back(formatted("**{:.0f}\u00A0GB**", 4.0 * 10'000 * 100'001 / 1e9));
        says(1, words);
    }

    void a_cell_and_the_optimum() {
        const Item& sixth = knapsack_->items()[5];
        const std::int64_t leave = table_[5][10], rest = 10 - sixth.weight,
                           take = table_[5][static_cast<std::size_t>(rest)];
        says(2, {"Row 6, capacity 10", "item 6", formatted(": {}. Take it", leave),
                 formatted("its value {}, plus", sixth.value),
                 formatted("the 10 \u2212 {} = {} that is left, {} in row 5", sixth.weight, rest, take),
                 formatted("max({}, {} + {}) = **{}**", leave, sixth.value, take, table_[6][10]),
                 "Rows 0 to 4", formatted("the last cell says **{}**", table_.back().back())});
    }

    /// The rows that a plan with segments of three keeps, overwrites, and computes again.
    void which_rows() {
        const RowPlanOf nine{.rows = 9, .length = 3};
        std::vector<std::int64_t> kept, written_over;
        for (std::int64_t row = 1; row <= nine.rows - nine.length; ++row)
            (row % nine.length == 0 ? kept : written_over).push_back(row);
        says(4, {formatted("keep rows **{}** and **{}**", kept.at(0), kept.at(1)),
                 formatted("Rows {}, {}, {} and {} may be", written_over.at(0), written_over.at(1),
                           written_over.at(2), written_over.at(3)),
                 "Row 0 needs",
                 formatted("{} + {} = **{}** rows instead of {}", nine.checkpoints(), nine.length,
                           nine.checkpoints() + nine.length, nine.rows)});
        const std::int64_t from = (nine.checkpoints() - 1) * nine.length; // the second to last checkpoint
        says(6, {formatted("Row {} was kept", from),
                 formatted("rows {}, {} and {} are computed", from + 1, from + 2, from + 3),
                 formatted("rows {}, {} and {}, which", nine.rows - 2, nine.rows - 1, nine.rows)});
    }

    /// The results of a run with 400 bytes, and of one with 10,000 rows whose segments have the square root
    /// of that as length.
    void the_cost_of_a_plan() {
        const RowPlanOf nine{.rows = 9, .length = 3}, large{.rows = 10'000, .length = 100};
        QCOMPARE(std::llround(std::sqrt(static_cast<double>(large.rows))), large.length);
        const std::int64_t held = large.checkpoints() + large.length;
        says(9, {formatted("{} rows on the way forward and {} on the way back: {} instead of {}", nine.rows,
                           nine.recomputed(), nine.rows + nine.recomputed(), nine.rows),
                 formatted("For {} rows that is {} + {} = **{}** rows", grouped(large.rows),
                           large.checkpoints(), large.length, held),
                 formatted("{:.0f}\u00A0MB instead of {:.0f}\u00A0GB",
                           static_cast<double>(4 * held * 100'001) / 1e6, 4.0 * 10'000 * 100'001 / 1e9),
                 formatted("with {} + {} = {} rows computed", grouped(large.rows),
                           grouped(large.recomputed()), grouped(large.rows + large.recomputed())),
                 formatted("`--memory 400`, `knapscope-run solve` keeps just these {} rows",
                           nine.checkpoints() + nine.length),
                 formatted("it recomputed {} rows", nine.recomputed())});
    }

    /// The program's plan for nine rows in 400 bytes is the lesson's plan.
    void the_program_plans_the_same() {
        const auto plan = dp::plan_rows({.rows = 9, .capacity = 12, .items = 9}, 400);
        QVERIFY(plan);
        QCOMPARE(plan->length, 3);
        QCOMPARE(plan->segments() - 1, 2);
        QCOMPARE(plan->recomputed(), 6);
    }

    void the_way_back() {
        std::vector<std::int64_t> taken;
        std::int64_t weight = 0, value = 0;
        auto room = static_cast<std::size_t>(knapsack_->capacity());
        for (std::size_t i = knapsack_->items().size(); i > 0; --i)
            if (table_[i][room] != table_[i - 1][room]) {
                const Item& item = knapsack_->items()[i - 1];
                taken.insert(taken.begin(), static_cast<std::int64_t>(i));
                weight += item.weight;
                value += item.value;
                room -= static_cast<std::size_t>(item.weight);
            }
        QCOMPARE(taken, (std::vector<std::int64_t>{2, 5, 6, 8}));
        const QString text = lesson_.steps[7].text;
        QVERIFY2(text.contains(QString::fromStdString(
                     formatted("Items **2, 5, 6 and 8**, weight {}, value {}", weight, value))),
                 qPrintable(text));
    }

private:
    /// The counts of a plan, from its definition.
    struct RowPlanOf {
        std::int64_t rows, length;
        std::int64_t checkpoints() const { return (rows - 1) / length; }
        std::int64_t recomputed() const { return rows - length; }
    };

    void says(std::size_t step, std::vector<std::string> words) const {
        const QString wrong = ks::tests::wrong_figures(lesson_, step, std::move(words));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    ui::Lesson lesson_;
    const KnapsackInstance* knapsack_ = nullptr;
    std::vector<std::vector<std::int64_t>> table_;
};

KS_TEST(CheckpointsLessonTest)
KS_WORKS_OUT(CheckpointsLessonTest, {"every-third-row", 1, 2}, {"every-third-row", 4, 4},
             {"every-third-row", 6, 6}, {"every-third-row", 9, 9})
#include "checkpoints_lesson_test.moc"
