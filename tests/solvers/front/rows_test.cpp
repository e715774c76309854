// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/rows.h"

#include "solvers/front/gain_rows.h"
#include "solvers/instance/minus_infinity.h"
#include "tests/solvers/front/by_definition.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <cmath>

using namespace ks;
using tests::points_of;
using tests::wrong_with;

namespace {

/// Rows 1..m of exact costs.
template <class Cell>
using Rows = std::vector<std::vector<Cell>>;

template <class Cell>
CellAccess access(const Rows<Cell>& rows) {
    return [&rows](std::int64_t i, CellRange) -> Result<RowCells> {
        return RowCells(std::span<const Cell>(rows[static_cast<std::size_t>(i) - 1]));
    };
}

std::int64_t columns_of(const FrontProblem& problem) {
    return problem.last_cost() + 1;
}

/// `nowhere`: the value of unreachable cells; `take(before, choice)` and `better(a, b)` handle candidates.
template <class Cell, class Take, class Better>
Rows<Cell> fill(const FrontProblem& problem, Cell base, Cell nowhere, Take take, Better better) {
    const auto columns = static_cast<std::size_t>(columns_of(problem));
    Rows<Cell> rows;
    std::vector<Cell> above(columns, nowhere);
    above[0] = base;
    for (const FrontProblem::Group& group : problem.groups) {
        std::vector<Cell>& row = rows.emplace_back(columns, nowhere);
        if (group.may_stay_without)
            row = above;
        for (const FrontProblem::Choice& choice : group.choices)
            for (auto j = static_cast<std::size_t>(choice.cost); j < columns; ++j) {
                const Cell before = above[j - static_cast<std::size_t>(choice.cost)];
                if (before != nowhere && (row[j] == nowhere || better(take(before, choice), row[j])))
                    row[j] = take(before, choice);
            }
        above = row;
    }
    return rows;
}

template <class Cell>
Rows<Cell> gain_rows(const FrontProblem& problem) {
    return fill<Cell>(
        problem, 0, minus_infinity<Cell>,
        [](Cell before, const FrontProblem::Choice& choice) {
            return static_cast<Cell>(before + choice.gain);
        },
        std::greater<Cell>());
}

/// The rows of Algorithm 6.1, in double.
Rows<double> value_rows(const FrontProblem& problem) {
    const double denominator = static_cast<double>(problem.denominator);
    return fill<double>(
        problem, static_cast<double>(problem.base) / denominator, std::numeric_limits<double>::infinity(),
        [&](double before, const FrontProblem::Choice& choice) {
            return before - static_cast<double>(choice.gain) / denominator;
        },
        std::less<double>());
}

/// Decreasing values, with gains that differ by less than a double can resolve at their magnitude.
FrontProblem close_problem(Random& random) {
    FrontProblem problem = tests::random_problem(random, 12, 3);
    constexpr std::int64_t large = std::int64_t{1} << 56;
    for (FrontProblem::Group& group : problem.groups)
        for (FrontProblem::Choice& choice : group.choices)
            choice.gain += random.between(0, 2) * large;
    problem.less_is_better = true;
    problem.denominator = 15 * large + 7;
    problem.base = 11 * large + random.between(0, 3);
    return problem;
}

} // namespace

/// The front computed from tables, compared with the definition.
class RowsTest : public QObject {
    Q_OBJECT

private slots:
    void rounded_rows_lead_to_the_exact_front() {
        Random random(test_seed());
        int told_apart_by_doubles = 0, in_all = 0;
        for (int left = 400; left > 0; --left) {
            const FrontProblem problem = close_problem(random);
            const std::vector<Front::Point> points = points_of(problem);
            const Rows<double> rows = value_rows(problem);
            Context context;
            const auto front = front_of_rounded_rows(problem, columns_of(problem), access(rows), context);
            KS_VERIFY_OK(front);
            const QString wrong = wrong_with(*front, problem, points);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            for (std::size_t p = 1; p < points.size(); ++p) {
                const auto value = [&](std::size_t at) {
                    return static_cast<double>(points[at].numerator) /
                           static_cast<double>(problem.denominator);
                };
                told_apart_by_doubles += value(p) < value(p - 1);
                ++in_all;
            }
        }
        QVERIFY2(told_apart_by_doubles < in_all, "no point was hidden by rounding: the test tests nothing");
    }

    /// Kernels may round differently: any cell within the allowed error is accepted.
    void rows_rounded_in_any_way() {
        Random random(test_seed());
        for (int left = 400; left > 0; --left) {
            const FrontProblem problem = close_problem(random);
            Rows<double> rows = value_rows(problem);
            const double error = rounded_rows(problem).error / 2; // their own rounding uses a part of it
            for (std::vector<double>& row : rows)
                for (double& cell : row)
                    cell += error * static_cast<double>(random.between(-1000, 1000)) / 1000;
            Context context;
            const auto front = front_of_rounded_rows(problem, columns_of(problem), access(rows), context);
            KS_VERIFY_OK(front);
            const QString wrong = wrong_with(*front, problem, points_of(problem));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    void rows_of_gains_data() {
        QTest::addColumn<qint64>("cost");
        QTest::addColumn<qint64>("gain");
        QTest::newRow("many ties") << qint64{4} << qint64{4};
        QTest::newRow("few ties") << qint64{300} << qint64{1'000'000};
        QTest::newRow("no costs") << qint64{0} << qint64{5};
        QTest::newRow("no gains") << qint64{9} << qint64{0};
    }
    void rows_of_gains() {
        QFETCH(qint64, cost);
        QFETCH(qint64, gain);
        Random random(test_seed());
        for (int left = 200; left > 0; --left) {
            const FrontProblem problem = tests::random_problem(random, cost, gain);
            const std::vector<Front::Point> points = points_of(problem);
            const std::int64_t threads = random.between(1, 3);
            Context context;
            const Rows<std::int32_t> narrow = gain_rows<std::int32_t>(problem);
            const auto of_32_bits =
                front_of_gain_rows(problem, columns_of(problem), access(narrow), context, threads);
            KS_VERIFY_OK(of_32_bits);
            const QString wrong = wrong_with(*of_32_bits, problem, points);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            const Rows<std::int64_t> wide = gain_rows<std::int64_t>(problem);
            const auto of_64_bits = front_of_gain_rows(problem, columns_of(problem), access(wide), context);
            KS_VERIFY_OK(of_64_bits);
            QVERIFY(*of_64_bits == *of_32_bits);
        }
    }

    /// If several choices are equally good, both kinds of rows choose the last one, and "none" before all
    /// others.
    void of_choices_that_do_equally_well_the_last_one_is_taken() {
        FrontProblem problem{.less_is_better = true, .base = 10, .denominator = 10};
        problem.groups.push_back({.choices = {{2, 3, 0}, {2, 3, 1}, {0, 0, 2}}});
        problem.groups.push_back({.choices = {{2, 3, 0}, {1, 1, 1}}});
        const Rows<double> values = value_rows(problem);
        const Rows<std::int32_t> gains = gain_rows<std::int32_t>(problem);
        Context context;
        const auto rounded = front_of_rounded_rows(problem, columns_of(problem), access(values), context);
        const auto exact = front_of_gain_rows(problem, columns_of(problem), access(gains), context);
        KS_VERIFY_OK(rounded);
        KS_VERIFY_OK(exact);
        QVERIFY(*rounded == *exact);
        const std::vector<Front::Chosen> expected[] = {
            {Front::none, Front::none}, {Front::none, 1}, {1, Front::none}, {1, 1}, {1, 0}};
        QCOMPARE(exact->size(), std::size(expected));
        for (std::size_t p = 0; p < exact->size(); ++p)
            QVERIFY2(std::ranges::equal(exact->chosen(p), expected[p]), qPrintable(QString::number(p)));
    }

    /// No selection has cost 4.
    void a_cell_that_nothing_explains() {
        FrontProblem problem{.less_is_better = true, .base = 10, .denominator = 10};
        problem.groups.push_back({.choices = {{2, 3, 0}}});
        problem.groups.push_back({.choices = {{3, 1, 0}}});
        Rows<std::int32_t> gains = gain_rows<std::int32_t>(problem);
        gains[1][4] = 9;
        Context context;
        const auto exact = front_of_gain_rows(problem, columns_of(problem), access(gains), context);
        QVERIFY(!exact);
        QCOMPARE(exact.error(), contradiction(2, 4));
        Rows<double> values = value_rows(problem);
        values[1][4] = 0.1;
        const auto rounded = front_of_rounded_rows(problem, columns_of(problem), access(values), context);
        QVERIFY(!rounded);
        QCOMPARE(rounded.error(), contradiction(2, 4));
    }

    /// For whole numbers, a cell that is one too high is detected.
    void a_gain_that_is_one_too_high() {
        FrontProblem problem;
        problem.groups.push_back({.choices = {{2, 3, 0}}});
        problem.groups.push_back({.choices = {{1, 1, 0}}});
        Rows<std::int32_t> gains = gain_rows<std::int32_t>(problem);
        gains[1][3] += 1;
        Context context;
        const auto exact = front_of_gain_rows(problem, columns_of(problem), access(gains), context);
        QVERIFY(!exact);
        QCOMPARE(exact.error(), contradiction(2, 3));
    }

    /// Rows with any encoding of "negative": -1 plus a gain of 1 is not a cell with gain 0.
    void a_negative_cell_explains_nothing() {
        FrontProblem problem;
        problem.groups.push_back({.choices = {{2, 3, 0}}, .may_stay_without = false});
        problem.groups.push_back({.choices = {{1, 1, 0}, {0, 0, 1}}, .may_stay_without = false});
        const Rows<std::int32_t> rows = {{-1, -1, 3, -1}, {-1, 0, 3, 4}};
        Context context;
        const auto front = front_of_gain_rows(problem, 4, access(rows), context);
        QVERIFY(!front);
        QCOMPARE(front.error(), contradiction(2, 1));
    }

    void no_selection_has_a_cost_of_the_table() {
        FrontProblem problem{.limit = 3};
        problem.groups.push_back({.choices = {{5, 3, 0}}, .may_stay_without = false});
        const Rows<std::int32_t> rows = gain_rows<std::int32_t>(problem);
        Context context;
        const auto front = front_of_gain_rows(problem, columns_of(problem), access(rows), context);
        KS_VERIFY_OK(front);
        QVERIFY(front->empty());
    }

    void ways_that_need_more_memory_than_allowed() {
        FrontProblem problem{.less_is_better = true, .base = 100'000, .denominator = 1};
        for (int i = 0; i < 14; ++i)
            problem.groups.push_back({.choices = {{1 << i, 1 << i, 0}}});
        const Rows<std::int32_t> gains = gain_rows<std::int32_t>(problem);
        const Rows<double> values = value_rows(problem);
        Context context;
        context.memory_budget = 1 << 20;
        const auto exact = front_of_gain_rows(problem, columns_of(problem), access(gains), context);
        const auto rounded = front_of_rounded_rows(problem, columns_of(problem), access(values), context);
        for (const auto* front : {&exact, &rounded})
            KS_COMPARE_ERROR(*front, ErrorCode::limit,
                             "the ways back from the front need more than 1 MiB; allow more memory or set a "
                             "smaller max_cost");
        context.memory_budget = 1 << 24;
        KS_VERIFY_OK(front_of_gain_rows(problem, columns_of(problem), access(gains), context));
        KS_VERIFY_OK(front_of_rounded_rows(problem, columns_of(problem), access(values), context));
    }

    /// Progress starts with the first report, never decreases, and reaches the end.
    void progress_covers_the_whole_way() {
        FrontProblem problem{.less_is_better = true, .base = 1000, .denominator = 10};
        for (int i = 0; i < 5; ++i)
            problem.groups.push_back({.choices = {{2, 3, 0}, {5, 7, 1}}});
        const Rows<std::int32_t> gains = gain_rows<std::int32_t>(problem);
        const Rows<double> values = value_rows(problem);
        Context context;
        std::vector<double> exact, rounded;
        const std::int64_t columns = columns_of(problem);
        KS_VERIFY_OK(front_of_gain_rows(problem, columns, access(gains), context, 1,
                                        [&](double part) { exact.push_back(part); }));
        KS_VERIFY_OK(front_of_rounded_rows(problem, columns, access(values), context,
                                           [&](double part) { rounded.push_back(part); }));
        for (const std::vector<double>& parts : {exact, rounded}) {
            QVERIFY(parts.size() > problem.groups.size());
            QVERIFY(std::ranges::is_sorted(parts));
            QCOMPARE(parts.front(), 0.0);
            QCOMPARE(parts.back(), 1.0);
        }
    }

    void a_stop_request_cancels_it() {
        FrontProblem problem{.less_is_better = true, .base = 100, .denominator = 10};
        problem.groups.push_back({.choices = {{2, 3, 0}}});
        std::stop_source source;
        source.request_stop();
        Context context;
        context.stop = source.get_token();
        const Rows<std::int32_t> gains = gain_rows<std::int32_t>(problem);
        const auto exact = front_of_gain_rows(problem, columns_of(problem), access(gains), context);
        QVERIFY(!exact && exact.error().code == ErrorCode::cancelled);
        const Rows<double> values = value_rows(problem);
        const auto rounded = front_of_rounded_rows(problem, columns_of(problem), access(values), context);
        QVERIFY(!rounded && rounded.error().code == ErrorCode::cancelled);
    }
};

KS_TEST(RowsTest)
#include "rows_test.moc"
