// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/undominated.h"

#include "solvers/instance/minus_infinity.h"
#include "solvers/instance/random.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

/// The corrected Algorithm 6.3, one cell after the other.
template <class Cell>
std::vector<std::int64_t> one_by_one(const std::vector<Cell>& cells) {
    std::vector<std::int64_t> columns;
    Cell best = -1;
    for (std::size_t j = 0; j < cells.size(); ++j)
        if (cells[j] > best) {
            best = cells[j];
            columns.push_back(static_cast<std::int64_t>(j));
        }
    return columns;
}

template <class Cell>
void compare(Random& random) {
    std::vector<Cell> cells(static_cast<std::size_t>(random.between(0, 300)));
    const std::int64_t most = random.between(0, 1) == 0 ? 5 : 1'000'000'000;
    const std::int64_t unreached = random.between(0, 10);
    for (Cell& cell : cells)
        cell = random.between(0, 9) < unreached
                   ? static_cast<Cell>(minus_infinity<Cell> + random.between(0, 5))
                   : static_cast<Cell>(random.between(0, most));
    const std::int64_t threads = random.between(1, 4);
    const auto team = cpu::Team::start(threads);
    KS_VERIFY_OK(team);
    const auto block = static_cast<std::size_t>(random.between(1, 40));
    QVERIFY2(undominated_columns(std::span<const Cell>(cells), **team, block) == one_by_one(cells),
             qPrintable(
                 QString("%1 cells in blocks of %2, %3 threads").arg(cells.size()).arg(block).arg(threads)));
}

} // namespace

/// The parallel scan gives the result of the corrected sequential Algorithm 6.3.
class UndominatedTest : public QObject {
    Q_OBJECT

private slots:
    void random_rows() {
        Random random(test_seed());
        for (int left = 300; left > 0 && !QTest::currentTestFailed(); --left) {
            compare<std::int32_t>(random);
            compare<std::int64_t>(random);
        }
    }

    void ties_and_cells_that_nothing_reaches() {
        const auto team = *cpu::Team::start(2);
        const std::vector<std::int32_t> cells = {-1, 0, 0, 3, -5, 3, 2, 4, 4, 5};
        for (std::size_t block = 1; block <= cells.size() + 1; ++block)
            QCOMPARE(undominated_columns(std::span(cells), *team, block),
                     (std::vector<std::int64_t>{1, 3, 7, 9}));
        const std::vector<std::int32_t> nothing(7, minus_infinity<std::int32_t>);
        QVERIFY(undominated_columns(std::span(nothing), *team, 3).empty());
    }
};

KS_TEST(UndominatedTest)
#include "undominated_test.moc"
