// SPDX-License-Identifier: Apache-2.0
// A capacity that is not a restriction: tables end at the weight of the heaviest selection, and the answer
// states it.
#include "solvers/dp/last_column.h"
#include "solvers/kernels/backend.h"
#include "solvers/kinds/kind.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/steps/record.h"
#include "solvers/table/file_layout.h"
#include "tests/support/checks.h"
#include "tests/support/kept_rows.h"
#include "tests/support/suite.h"

#include <cmath>

using namespace ks;

namespace {

constexpr std::int64_t heaviest = 9; ///< the largest weight of a selection in these instances

InstancePtr knapsack(std::int64_t capacity) {
    KnapsackBuilder builder;
    builder.capacity(capacity).add({5, 3}).add({4, 4}).add({1, 2});
    return *std::move(builder).build();
}

InstancePtr multiple_choice(std::int64_t capacity) {
    MultipleChoiceBuilder builder;
    builder.capacity(capacity).begin_class().add({5, 3}).add({2, 5}).begin_class().add({1, 4}).add({3, 0});
    return *std::move(builder).build();
}

InstancePtr subset_sum(std::int64_t target) {
    SubsetSumBuilder builder;
    builder.target(target).add(3).add(4).add(2);
    return *std::move(builder).build();
}

using Make = InstancePtr (*)(std::int64_t capacity);
Make make_of(const std::string& kind) {
    return kind == "knapsack" ? knapsack : kind == "subset-sum" ? subset_sum : multiple_choice;
}

std::optional<Fact> end_of(const Answer& answer) {
    for (const Fact& each : answer.facts)
        if (each.name == "table-end")
            return each;
    return {};
}

/// The variants whose tables depend on weights: a table of exact costs always ends at the most expensive
/// selection, and a kind without a table has no last column.
std::vector<const Variant*> of_items() {
    std::vector<const Variant*> all;
    for (const Variant* variant : variants())
        if (variant->info().kind != "instruction-set" && find_kind(variant->info().kind)->table != nullptr)
            all.push_back(variant);
    return all;
}

} // namespace

class LastColumnTest : public QObject {
    Q_OBJECT

    /// Solves one instance with a variant; returns the answer and stores the rows.
    Result<Answer> solve(const QString& variant, const InstancePtr& instance, tests::KeptRows& rows) {
        RunRequest request;
        request.instance = instance;
        request.variant = variant.toStdString();
        const VariantInfo& info = (*find_variant(request.variant))->info();
        if (info.place == Place::kernel)
            request.on = "emulator";
        if (info.table)
            request.rows = &rows;
        KS_TRY(const Outcome outcome, run(request, machine_, {}, {}));
        return outcome.answer;
    }

private slots:
    void every_variant_with_a_table_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : of_items())
            if (variant->info().table || variant->info().id == "knapsack.multicore" ||
                variant->info().id.starts_with("subset-sum.parry") ||
                variant->info().id == "subset-sum.bitset")
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }

    void every_variant_with_a_table() {
        QFETCH(QString, variant);
        const Variant& chosen = **find_variant(variant.toStdString());
        const Make make = make_of(chosen.info().kind);
        const auto parameters = Parameters::parse(chosen.info().parameters, {});
        tests::KeptRows expected;
        const auto binding = solve(variant, make(heaviest), expected);
        KS_VERIFY_OK(binding);
        QVERIFY(!end_of(*binding)); // the table ends at the requested column
        const auto needed = chosen.estimate(*make(heaviest), *parameters, INT64_MAX);
        KS_VERIFY_OK(needed);
        for (const std::int64_t capacity : {heaviest + 1, INT64_MAX - 1, INT64_MAX}) {
            const InstancePtr instance = make(capacity);
            const auto estimate = chosen.estimate(*instance, *parameters, INT64_MAX);
            KS_VERIFY_OK(estimate);
            QCOMPARE(estimate->host_bytes, needed->host_bytes);
            QCOMPARE(estimate->device_bytes, needed->device_bytes);
            tests::KeptRows rows;
            const auto answer = solve(variant, instance, rows);
            KS_VERIFY_OK(answer);
            QVERIFY(rows.rows == expected.rows);
            const auto end = end_of(*answer);
            QVERIFY2(end, "the answer does not say where its table ends");
            QCOMPARE(std::get<std::int64_t>(end->value), heaviest);
            QVERIFY(end->sentence.find(std::to_string(capacity)) != std::string::npos);
            if (chosen.info().question == Question::decide) {
                QCOMPARE(answer->status, Status::not_found); // the exact target cannot be reached
            } else {
                QCOMPARE(answer->objective, binding->objective);
                QCOMPARE(answer->selection, binding->selection);
            }
        }
    }

    void every_recording_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : of_items())
            if (variant->info().steps && variant->info().table)
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }

    void every_recording() {
        QFETCH(QString, variant);
        const Variant& chosen = **find_variant(variant.toStdString());
        const InstancePtr instance = make_of(chosen.info().kind)(INT64_MAX);
        QVERIFY(!needs_table_file(*instance));
        QCOMPARE(table_shape(*instance)->columns, heaviest + 1);
        const auto recorded = chosen.record(instance, {});
        KS_VERIFY_OK(recorded);
        QCOMPARE(static_cast<const TableRecording&>(**recorded).columns(), heaviest + 1);
        const std::string start = (*recorded)->at(0).text;
        QVERIFY2(start.ends_with("No selection weighs more than 9: the table ends there, not at "
                                 "9223372036854775807."),
                 start.c_str());
        const auto last = (*recorded)->at((*recorded)->count());
        QVERIFY(!last.text.empty());
    }

    /// Even the largest sum of weights has a table shape, so that the size can be refused with a message.
    void the_largest_table_has_a_shape() {
        KnapsackBuilder builder;
        builder.capacity(INT64_MAX).add({1, INT64_MAX});
        const InstancePtr instance = *std::move(builder).build();
        QCOMPARE(table_shape(*instance)->columns, INT64_MAX);
        QVERIFY(needs_table_file(*instance));
        const auto estimate = (*find_variant("knapsack.sequential"))->estimate(*instance, {}, INT64_MAX);
        QVERIFY(!estimate);
        QCOMPARE(estimate.error().code, ErrorCode::limit);
    }

    void the_heaviest_selection_there_can_be_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : of_items())
            QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }

    /// Weights that sum to 2^63 - 1, and the same capacity: each variant answers, or states that it cannot,
    /// with any memory budget. (The undefined-behaviour sanitizer checks this.)
    void the_heaviest_selection_there_can_be() {
        QFETCH(QString, variant);
        const VariantInfo& info = (*find_variant(variant.toStdString()))->info();
        for (const std::int64_t weight : {INT64_MAX, INT64_MAX - 1, INT64_MAX / 2}) {
            for (const std::int64_t memory : {std::int64_t{1} << 26, INT64_MAX}) {
                RunRequest request;
                request.instance = of_two_weights(info.kind, weight);
                request.variant = info.id;
                request.memory = memory;
                if (info.place == Place::kernel)
                    request.on = "emulator";
                const auto outcome = run(request, machine_, {}, {});
                if (outcome) {
                    QVERIFY(outcome->verified.value_or(true));
                    continue;
                }
                const std::string sentence = outcome.error().sentence();
                QVERIFY2(outcome.error().code == ErrorCode::limit, sentence.c_str());
                QVERIFY2(sentence.find("-922337") == std::string::npos, sentence.c_str());
            }
        }
    }

    /// A file may contain a table of bits whose number of cells does not fit into 63 bits.
    void all_cells_are_counted() {
        const TableShape bits{
            .rows = 3, .columns = std::int64_t{1} << 62, .cell = CellType::bit, .layers = 1};
        QVERIFY(FileLayout::of({.shape = bits}));
        QCOMPARE(bits.all_cells(), std::ldexp(1.0, 64));
        QCOMPARE((TableShape{.rows = 2, .columns = 11}).all_cells(), 33.0);
    }

private:
    /// Both weights together are 2^63 - 1, which is also the capacity.
    static InstancePtr of_two_weights(const std::string& kind, std::int64_t weight) {
        if (kind == "knapsack") {
            KnapsackBuilder builder;
            builder.capacity(INT64_MAX).add({5, weight}).add({4, INT64_MAX - weight});
            return *std::move(builder).build();
        }
        if (kind == "subset-sum") {
            SubsetSumBuilder builder;
            builder.target(INT64_MAX).add(weight).add(INT64_MAX - weight);
            return *std::move(builder).build();
        }
        MultipleChoiceBuilder builder;
        builder.capacity(INT64_MAX).begin_class().add({5, weight});
        builder.begin_class().add({1, INT64_MAX - weight}).add({0, 0});
        return *std::move(builder).build();
    }

    const Machine machine_{{emulator_provider()}};
};

KS_TEST(LastColumnTest)
#include "last_column_test.moc"
