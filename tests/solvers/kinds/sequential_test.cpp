// SPDX-License-Identifier: Apache-2.0
// The sequential variants: the thesis's examples, edge cases, limits, progress and cancelling. The
// conformance corpus compares them with brute force.
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/way_back.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/way_back.h"
#include "solvers/run/registry.h"
#include "tests/support/kept_rows.h"
#include "tests/support/promptly.h"
#include "tests/support/suite.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <thread>

using namespace ks;

namespace {

using Classes = std::vector<std::vector<Item>>;

std::shared_ptr<const MultipleChoiceInstance> classes_of(std::int64_t capacity, const Classes& classes) {
    MultipleChoiceBuilder builder;
    builder.capacity(capacity);
    for (const auto& items : classes) {
        builder.begin_class();
        for (const Item& item : items)
            builder.add(item);
    }
    auto built = std::move(builder).build();
    return built ? *built : nullptr;
}

std::shared_ptr<const KnapsackInstance> knapsack_of(std::int64_t capacity, const std::vector<Item>& items) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (const Item& item : items)
        builder.add(item);
    auto built = std::move(builder).build();
    return built ? *built : nullptr;
}

const Classes example_2_2{{{2, 3}, {3, 4}}, {{1, 4}, {4, 8}}, {{2, 1}, {3, 2}, {4, 3}}};
const std::vector<Item> example_2_1{{2, 4}, {4, 6}, {3, 2}, {6, 7}};

const Variant& variant(const char* id) {
    return **find_variant(id);
}

Result<Answer> solve(const Instance& instance, Context& context) {
    const Variant& chosen =
        variant(instance.kind() == "knapsack" ? "knapsack.sequential" : "mckp.sequential");
    const auto parameters = Parameters::parse(chosen.info().parameters, {});
    return chosen.solve(instance, *parameters, context);
}

Answer solve(const Instance& instance) {
    Context context;
    const auto answer = solve(instance, context);
    return answer ? *answer : Answer{};
}

/// Work for about a second on one core: 40 classes of 250 items, 100,001 capacities.
std::shared_ptr<const MultipleChoiceInstance> long_instance() {
    Classes classes(40);
    for (std::size_t i = 0; i < classes.size(); ++i)
        for (std::size_t k = 0; k < 250; ++k)
            classes[i].push_back({static_cast<std::int64_t>(1 + (k * 7919 + i) % 9973),
                                  static_cast<std::int64_t>(1 + (k * 104729 + i) % 2477)});
    return classes_of(100'000, classes);
}

} // namespace

class SequentialTest : public QObject {
    Q_OBJECT

private slots:
    void example_of_the_thesis_2_2() {
        const Answer answer = solve(*classes_of(10, example_2_2));
        QCOMPARE(answer.status, Status::optimal);
        QCOMPARE(*answer.objective, 7);
        QCOMPARE(*answer.weight, 10);
        QCOMPARE(*answer.selection, (Selection{0, 0, 2})); // 1a 2a 3c, not 1b 2a 3b
    }

    void example_of_the_thesis_2_1() {
        const Answer answer = solve(*knapsack_of(10, example_2_1));
        QCOMPARE(*answer.objective, 9);
        QCOMPARE(*answer.weight, 9);
        QCOMPARE(*answer.selection, (Selection{2, 3}));
    }

    void infeasible_is_an_answer() {
        const Answer answer = solve(*classes_of(7, example_2_2));
        QCOMPARE(answer.status, Status::infeasible);
        QVERIFY(!answer.objective && !answer.weight && !answer.selection);
        // A later class cannot compensate for an earlier one, with any values.
        QCOMPARE(solve(*classes_of(5, {{{1, 6}}, {{1000000, 0}}, {{1000000, 0}}})).status,
                 Status::infeasible);
    }

    void edges_of_capacity_and_weight() {
        QCOMPARE(*solve(*classes_of(0, {{{5, 0}, {9, 1}}})).objective, 5);
        QCOMPARE(solve(*classes_of(0, {{{9, 1}}})).status, Status::infeasible);
        QCOMPARE(*solve(*classes_of(0, {{{0, 0}, {0, 0}}})).selection, Selection{1});
        const Answer none = solve(*knapsack_of(0, {{5, 1}}));
        QCOMPARE(none.status, Status::optimal);
        QCOMPARE(*none.objective, 0);
        QVERIFY(none.selection->empty());
        QCOMPARE(*solve(*knapsack_of(0, {{5, 0}, {7, 0}, {1, 1}})).objective, 12);
        QCOMPARE(*solve(*knapsack_of(3, {{5, INT64_MAX - 10}, {2, 3}})).objective, 2);
    }

    void values_beyond_32_bits() {
        const std::int64_t big = (std::int64_t{1} << 60) - 1;
        const auto instance = classes_of(2, {{{big, 1}, {1, 0}}, {{big, 1}}, {{3, 0}, {4, 2}}});
        QCOMPARE(instance->row_width(), RowWidth::bits64);
        QCOMPARE(*solve(*instance).objective, 2 * big + 3);
        QCOMPARE(*solve(*knapsack_of(2, {{big, 1}, {big, 1}, {big, 1}})).objective, 2 * big);
    }

    void the_limit_of_32_bit_rows() {
        const std::int64_t half = (std::int64_t{1} << 29) - 1;
        const auto instance = classes_of(4, {{{half, 3}}, {{half, 2}}});
        QCOMPARE(instance->row_width(), RowWidth::bits32);
        QCOMPARE(solve(*instance).status, Status::infeasible);
        QCOMPARE(*solve(*classes_of(5, {{{half, 3}}, {{half, 2}}})).objective, 2 * half);
    }

    void a_table_beyond_any_memory_is_refused() {
        for (const std::int64_t capacity : {INT64_MAX, INT64_MAX - 1, std::int64_t{1} << 61}) {
            const auto instance = classes_of(capacity, {{{2, 3}, {3, capacity}}});
            QVERIFY(instance);
            Context context;
            const auto answer = solve(*instance, context);
            QVERIFY(!answer);
            QCOMPARE(answer.error().code, ErrorCode::limit);
        }
        // This passes the estimate but not the limits of this machine: the run is refused, and nothing is
        // thrown.
        Context context;
        const auto answer =
            solve(*classes_of(std::int64_t{1} << 50, {{{2, 3}, {3, std::int64_t{1} << 50}}}), context);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::limit);
    }

    void rows_go_to_the_sink_in_order() {
        tests::KeptRows rows;
        Context context;
        context.rows = &rows;
        QVERIFY(solve(*classes_of(10, example_2_2), context));
        QCOMPARE(rows.rows.size(), 3u);
        QCOMPARE(rows.rows[2][10], 7);
        QVERIFY(rows.rows[2][7] < 0);
        QCOMPARE(context.stages().size(), 3u);
        QCOMPARE(context.stages()[0].name, "compute");
        // This is a separate stage, so its time is not part of the computing time.
        QCOMPARE(context.stages()[1].name, "table");
        QCOMPARE(context.stages()[2].name, "way-back");
    }

    void progress_grows() {
        std::vector<double> fractions;
        Context context;
        context.on_progress = [&](const Progress& progress) { fractions.push_back(progress.fraction); };
        QVERIFY(solve(*long_instance(), context));
        QVERIFY2(fractions.size() >= 10, qPrintable(QString::number(fractions.size())));
        QVERIFY(std::is_sorted(fractions.begin(), fractions.end()));
        QVERIFY(fractions[fractions.size() / 2] > 0 && fractions[fractions.size() / 2] < 1);
        QCOMPARE(fractions.back(), 1.0);
    }

    void a_stop_request_ends_it_at_once() {
        Impatient user;
        Context context;
        context.stop = user.token();
        context.on_progress = [&user](const Progress& progress) {
            if (progress.fraction > 0.05)
                user.see();
        };
        const auto answer = solve(*long_instance(), context);
        QVERIFY(user.was_heard());
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::cancelled);
    }

    void a_contradictory_table_is_noticed() {
        const auto instance = classes_of(10, example_2_2);
        std::vector<std::int32_t> wrong(11, 1000);
        const CellAccess rows = [&](std::int64_t, CellRange) { return RowCells(std::span(wrong)); };
        const auto way = way_back(*instance, rows);
        QVERIFY(!way);
        QCOMPARE(way.error().code, ErrorCode::check);
    }
};

KS_TEST(SequentialTest)
#include "sequential_test.moc"
