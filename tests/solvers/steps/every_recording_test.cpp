// SPDX-License-Identifier: Apache-2.0
// Checks the recording of every variant, over rows in memory and in a file. A variant with stepping needs
// only its own file; the tests' own examples are one row from right to left, and cells in no fixed order.
#include "solvers/clp/clp_solver.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/conformance_case.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/lp/lp_recorder.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"
#include "solvers/run/stepping.h"
#include "solvers/steps/record.h"
#include "solvers/steps/row_source.h"
#include "solvers/steps/steps_json.h"
#include "solvers/steps/table_layers.h"
#include "solvers/table/table_writer.h"
#include "tests/solvers/steps/recording_checks.h"
#include "tests/support/checks.h"
#include "tests/support/one_row.h"
#include "tests/support/suite.h"
#include "tests/support/undrawn_recording.h"

#include <QTemporaryDir>

#include <algorithm>
#include <numeric>
#include <random>

using namespace ks;

namespace {

using AnyRecording = std::shared_ptr<const Recording>;

std::vector<const Variant*> stepped_variants() {
    std::vector<const Variant*> all;
    for (const Variant* variant : variants())
        if (variant->info().steps)
            all.push_back(variant);
    all.push_back(&tests::variant_knapsack_one_row());
    return all;
}

/// Writes the rows of a run into a file and opens it.
Result<TableFilePtr> written_by(const Variant& variant, const Instance& instance, const QString& path) {
    TableDescription table;
    table.shape = *table_shape(instance);
    table.instance_sha256 = fingerprint(instance);
    table.variant = variant.info().id;
    table.on = "cpu";
    KS_TRY(TableWriter writer, TableWriter::create(path.toStdString(), table, {}));
    Context context;
    context.rows = &writer;
    KS_TRY(const Parameters usual, Parameters::parse(variant.info().parameters, {}));
    KS_CHECK(variant.solve(instance, usual, context));
    KS_CHECK(writer.finish());
    return TableFile::open(path.toStdString());
}

InstancePtr knapsack_example() {
    return *generate("thesis-2.1", "", {});
}

Result<RowSource> rows_of(const TableFilePtr& file, const Instance& instance) {
    KS_TRY(RowBuffer base, base_row(*kind_of(instance).table, instance));
    return rows_of_file(file, std::move(base), {});
}

} // namespace

class EveryRecordingTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString path() const { return folder_.filePath(QStringLiteral("t.kstable")); }

    static void check(const AnyRecording& recording) {
        QCOMPARE(tests::check_steps(*recording), std::string());
        QCOMPARE(tests::check_levels(*recording), std::string());
        const bool is_table = recording->shape() == Shape::table;
        QCOMPARE(is_table, as_table(recording) != nullptr);
        if (!is_table)
            return;
        QCOMPARE(tests::check_json(*recording, layers_of(*recording) ? 3 : 2), std::string());
        QCOMPARE(tests::check_order(*as_table(recording)), std::string());
        std::mt19937_64 random(test_seed());
        QCOMPARE(tests::check_going_anywhere(*as_table(recording), random), std::string());
    }

    /// A recording's answer is that of its variant; the kind checks its choices.
    static void check_answer(const Variant& variant, const Instance& instance, const Recording& recording) {
        const std::optional<Answer> answer = recording.answer();
        QVERIFY(answer);
        Context context;
        context.lp = &clp::solver();
        // kernels give the same answers as other variants of their kind
        if (variant.info().place == Place::cpu) {
            const auto solved =
                variant.solve(instance, *Parameters::parse(variant.info().parameters, {}), context);
            KS_VERIFY_OK(solved);
            QCOMPARE(answer->status, solved->status);
            QCOMPARE(answer->objective, solved->objective);
            QCOMPARE(answer->front.has_value(), solved->front.has_value());
            QVERIFY(!answer->front || Front::same_points(*answer->front, *solved->front));
            QVERIFY(answer->plan == solved->plan);
        }
        if (answer->selection || answer->front || answer->plan)
            KS_VERIFY_OK(kind_of(instance).check(instance, *answer));
    }

private slots:
    void every_variant_data() {
        QTest::addColumn<int>("index");
        for (std::size_t n = 0; n < stepped_variants().size(); ++n)
            QTest::newRow(stepped_variants()[n]->info().id.c_str()) << static_cast<int>(n);
    }

    void every_variant() {
        QFETCH(int, index);
        const Variant& variant = *stepped_variants()[static_cast<std::size_t>(index)];
        const Kind& kind = *find_kind(variant.info().kind);
        Random draw(test_seed());
        const InstancePtr instance = kind.random_case(draw).instance;
        const auto* with_programs = dynamic_cast<const LpRecorder*>(&variant);
        const auto recorded = with_programs ? with_programs->record_with(clp::solver(), instance, {})
                                            : variant.record(instance, {});
        KS_VERIFY_OK(recorded);
        QCOMPARE((*recorded)->variant(), variant.info().id);
        for (const std::string& line : (*recorded)->code()) // misprints are in assets/errata.json
            QVERIFY2(line.find("printed") == std::string::npos, line.c_str());
        check(*recorded);
        check_answer(variant, *instance, **recorded);
        if (QTest::currentTestFailed() || !variant.info().table)
            return;

        const auto file = written_by(variant, *instance, path());
        KS_VERIFY_OK(file);
        KS_VERIFY_OK(rows_of(*file, *instance));
        const auto mapped = variant.map(instance, *rows_of(*file, *instance));
        KS_VERIFY_OK(mapped);
        QCOMPARE((*mapped)->count(), (*recorded)->count());
        for (std::int64_t step = 0; step <= (*mapped)->count(); ++step)
            QVERIFY((*mapped)->at(step) == (*recorded)->at(step));
        check(*mapped);
    }

    void one_row_is_written_from_the_right() {
        const auto recorded = tests::variant_knapsack_one_row().record(knapsack_example(), {});
        KS_VERIFY_OK(recorded);
        const auto table = as_table(*recorded);
        const std::int64_t begin = table->step_of({1, 10});
        QCOMPARE(table->at(begin).text, "z(10) = max(z(6) + 2, z(10)) = 2");
        QCOMPARE(table->at(begin).about, (std::vector<At>{{1, 9}}));
        QCOMPARE(table->step_of({1, 0}), begin + 10);
        QCOMPARE(table->at(begin + 10).text, "z(0) stays 0: item 1 does not fit");
        const ComputedCells computed = table->computed(begin + 3, 1);
        QCOMPARE(computed.count(), 4);
        QVERIFY(computed.has(7) && !computed.has(6));
        QVERIFY((computed.first_in(0, 11) == CellRange{7, 11}));
        const Step end = table->at(table->count());
        QCOMPARE(end.text, "item 1 did not make z(1) larger: leave it out");
        QCOMPARE(end.picks, (std::vector<Pick>{{4, 0}, {3, 0}}));
    }

    void it_answers_like_the_others() {
        Random draw(test_seed());
        for (int time = 0; time < 50; ++time) {
            const ConformanceCase random = find_kind("knapsack")->random_case(draw);
            Context context;
            const auto answer =
                tests::variant_knapsack_one_row().solve(*random.instance, Parameters(), context);
            KS_VERIFY_OK(answer);
            QCOMPARE(answer->objective, random.optimum);
            KS_VERIFY_OK(find_kind("knapsack")->check(*random.instance, *answer));
        }
    }

    void cells_in_no_order() {
        std::mt19937_64 random(test_seed());
        const auto instance = std::static_pointer_cast<const KnapsackInstance>(knapsack_example());
        std::vector<std::int64_t> columns(static_cast<std::size_t>(instance->capacity()) + 1);
        std::iota(columns.begin(), columns.end(), std::int64_t{0});
        std::ranges::shuffle(columns, random);
        const auto file = written_by(tests::variant_knapsack_one_row(), *instance, path());
        KS_VERIFY_OK(file);
        RowSource rows = *rows_of(*file, *instance);
        auto way = way_back(*instance, rows.access());
        KS_VERIFY_OK(way);
        check(std::make_shared<tests::OneRowRecording>(instance, rows, *way, CellOrder::listed(columns)));
    }

    void another_shape() {
        const AnyRecording tree = std::make_shared<tests::UndrawnRecording>();
        check(tree);
        QCOMPARE(tests::check_json(*tree, 1), std::string());
        QVERIFY(steps_header_json(*tree).find(R"("shape":"other")") != std::string::npos);
        QVERIFY(step_json(*tree, tree->at(4)).find(R"("changed":[{"at":[3],"value":30}])") !=
                std::string::npos);
        QCOMPARE(to_text(Shape::two_lists), "two-lists");
    }

    /// If a variant with steps wrote the file, its own steps are shown, at any size; otherwise those of the
    /// kind's algorithm.
    void steps_are_those_of_the_variant_that_wrote_the_file() {
        KnapsackBuilder builder;
        builder.capacity(60'000).add({3, 20'000}).add({4, 30'000}).add({5, 45'000});
        const InstancePtr instance = *std::move(builder).build();
        QVERIFY(needs_table_file(*instance));
        const Variant& one_row = tests::variant_knapsack_one_row();
        QCOMPARE(one_row.record(instance, {}).error().code, ErrorCode::limit);
        const auto file = written_by(one_row, *instance, path());
        KS_VERIFY_OK(file);
        const auto own = one_row.map(instance, *rows_of(*file, *instance));
        KS_VERIFY_OK(own);
        QCOMPARE((*own)->variant(), "knapsack.one-row");
        QCOMPARE((*own)->at(as_table(*own)->step_of({1, 60'000})).text,
                 "z(60000) = max(z(40000) + 3, z(60000)) = 3");
        // This program does not know the variant that wrote it.
        const auto unknown = map_recording(instance, *file, {});
        KS_VERIFY_OK(unknown);
        QCOMPARE((*unknown)->variant(), "knapsack.sequential");
        const auto others =
            written_by(**find_variant("mckp.multicore"), **generate("thesis-2.2", "", {}), path());
        KS_VERIFY_OK(others);
        QCOMPARE((*map_recording(*generate("thesis-2.2", "", {}), *others, {}))->variant(),
                 "mckp.sequential");
    }

    void variants_that_may_fill_a_table() {
        const auto info = [](const char* id) { return *built_in_catalogue().find(id); };
        const VariantInfo& of = tests::variant_knapsack_one_row().info();
        CatalogueEntry one_row;
        one_row.id = of.id;
        one_row.kind = of.kind;
        one_row.steps = of.steps;
        one_row.table = of.table;
        QVERIFY(writes_steps_of(one_row, one_row));
        QVERIFY(!writes_steps_of(info("knapsack.sequential"), one_row));
        // These would be the steps of another variant.
        QVERIFY(!writes_steps_of(info("knapsack.global"), one_row));
        QVERIFY(!writes_steps_of(one_row, info("knapsack.sequential")));
        QVERIFY(writes_steps_of(info("knapsack.global"), info("knapsack.sequential")));
        // This variant writes no rows.
        QVERIFY(!writes_steps_of(info("knapsack.multicore"), info("knapsack.sequential")));
        QVERIFY(!writes_steps_of(info("mckp.multicore"), info("knapsack.sequential")));
    }

    void the_algorithm_of_a_kind_is_a_variant() {
        for (const Kind* kind : kinds()) {
            if (!kind->table)
                continue;
            const auto variant = find_variant(kind->table->variant);
            KS_VERIFY_OK(variant);
            QVERIFY((*variant)->info().steps && (*variant)->info().table);
            QCOMPARE((*variant)->info().kind, kind->id);
            Random draw(1);
            const auto recorded = kind->table->record(kind->random_case(draw).instance, {});
            KS_VERIFY_OK(recorded);
            QCOMPARE((*recorded)->variant(), kind->table->variant);
        }
    }

    void a_variant_without_a_recording_reports_it() {
        const Variant& multicore = **find_variant("knapsack.multicore");
        QCOMPARE(multicore.record(knapsack_example(), {}).error().code, ErrorCode::usage);
        const auto file = written_by(**find_variant("knapsack.sequential"), *knapsack_example(), path());
        KS_VERIFY_OK(file);
        const auto mapped = multicore.map(knapsack_example(), *rows_of(*file, *knapsack_example()));
        QCOMPARE(mapped.error().code, ErrorCode::usage);
    }

    void recording_ends_when_it_is_stopped() {
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(tests::variant_knapsack_one_row().record(knapsack_example(), stop.get_token()).error().code,
                 ErrorCode::cancelled);
    }
};

KS_TEST(EveryRecordingTest)
#include "every_recording_test.moc"
