// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/core/same_cell.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "solvers/run/trace.h"
#include "solvers/table/file_layout.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

using namespace ks;

/// Shows that the conformance tests can fail. In this program the kernels are compiled with a fault in the
/// emulator's store: the last cell of every array has its lowest bit flipped, or is increased by one half if
/// it is a float64 (KS_FAULT_FLIP_CELL).
class PlantedFaultTest : public QObject {
    Q_OBJECT

private slots:
    void conformance_notices_the_fault_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : variants())
            if (variant->info().place == Place::kernel && variant->info().question != Question::demo)
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }
    void conformance_notices_the_fault() {
        QFETCH(QString, variant);
        const std::string id = variant.toStdString();
        // The last cell of a table is the optimum. Minus infinity with a flipped bit is still negative, and
        // therefore still infeasible.
        const VariantInfo& info = (*find_variant(id))->info();
        int noticed = 0;
        for (const ConformanceCase& test : conformance_corpus(info.kind)) {
            const bool right = conform(id, "emulator", test);
            QVERIFY2(!right || !test.optimum || !info.table, test.name.c_str());
            noticed += !right;
        }
        QVERIFY(noticed > 0);
    }

    /// The fault is in the last cell of the table; if this is the optimum, its lowest bit is flipped. The
    /// recorded warp belongs to another launch.
    void a_trace_names_the_first_wrong_cell_and_who_wrote_it_data() {
        QTest::addColumn<QString>("variant");
        for (const Variant* variant : variants())
            if (variant->info().launch_a_row)
                QTest::newRow(variant->info().id.c_str()) << QString::fromStdString(variant->info().id);
    }
    void a_trace_names_the_first_wrong_cell_and_who_wrote_it() {
        QFETCH(QString, variant);
        TraceRequest request;
        request.variant = variant.toStdString();
        const std::string& kind = (*find_variant(request.variant))->info().kind;
        // The first preset is the smallest.
        const auto preset = std::ranges::find(presets(), kind, &Preset::kind);
        QVERIFY(preset != presets().end());
        request.instance = *ks::generate(preset->id, kind, {});
        QVERIFY(request.instance);
        request.window = WarpPlace{0, 0, 0};
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        QVERIFY(traced->compared && traced->compared->first_wrong);
        const WrongCell& cell = *traced->compared->first_wrong;
        const auto last = static_cast<std::int64_t>(traced->launches.size()) - 1;
        const auto shape = table_shape(*request.instance);
        QCOMPARE(cell.row, last + 1); // each row is a launch
        QCOMPARE(cell.row, shape->rows);
        QCOMPARE(cell.capacity, shape->columns - 1);
        if (shape->cell == CellType::float64) {
            QVERIFY(SameCell()(cell.got, CellNumber(cell.expected->real() + 0.5)));
        } else {
            QCOMPARE(cell.expected->integer(), *optimum_on_the_cpu(request.instance));
            QCOMPARE(cell.got->integer(), cell.expected->integer() ^ 1);
        }
        QVERIFY(cell.writer && cell.writer->launch == last);
        const auto read = read_trace(to_line(to_json(*traced)), "t.json");
        KS_VERIFY_OK(read);
        QVERIFY(read->compared->first_wrong == traced->compared->first_wrong);
        QCOMPARE(read->compared->rows, last + 1);

        request.findings = false; // without findings the writers are not stored
        const auto unwatched = trace(request, {}, {});
        KS_VERIFY_OK(unwatched);
        QVERIFY(unwatched->compared->first_wrong && !unwatched->compared->first_wrong->writer);
    }

    /// If there are several warps per block and several blocks per row, the writer is the warp with the
    /// thread of the last cell.
    void the_writer_is_the_warp_of_the_last_cell() {
        using Settings = std::vector<std::pair<std::string, std::string>>;
        TraceRequest request;
        request.instance =
            *ks::generate("uncorrelated", "multiple-choice", Settings{{"m", "4"}, {"n", "6"}, {"R", "150"}});
        request.variant = "mckp.global";
        request.set = {{"block", "64"}};
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        QVERIFY(traced->compared && traced->compared->first_wrong);
        const WrongCell& cell = *traced->compared->first_wrong;
        QVERIFY(cell.capacity >= 64);
        QVERIFY(cell.writer == (WarpPlace{3, cell.capacity / 64, static_cast<int>(cell.capacity % 64) / 32}));
    }

    void the_cpu_is_not_affected() {
        for (const ConformanceCase& test : conformance_corpus("multiple-choice"))
            if (!test.may_be_refused)
                QVERIFY2(conform("mckp.sequential", "cpu", test), test.name.c_str());
    }

private:
    static std::optional<std::int64_t> optimum_on_the_cpu(const InstancePtr& instance) {
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            if (info.kind != instance->kind() || info.place != Place::cpu || !info.exact)
                continue;
            RunRequest request;
            request.instance = instance;
            request.variant = info.id;
            const auto outcome = run(request, {}, {}, {});
            return outcome ? outcome->answer.objective : std::nullopt;
        }
        return std::nullopt;
    }
    static bool conform(const std::string& variant, const std::string& place, const ConformanceCase& test) {
        RunRequest request;
        request.instance = test.instance;
        request.variant = variant;
        request.on = place;
        const auto outcome = run(request, Machine{{emulator_provider()}}, {}, {});
        return outcome && conforms(test, *outcome, (*find_variant(variant))->info());
    }
};

KS_TEST(PlantedFaultTest)
#include "is_noticed_test.moc"
