// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/emulator/trace.h"
#include "solvers/instance/presets.h"
#include "tests/solvers/checks.h"

#include <nlohmann/json.hpp>

using namespace ks;

/// Shows that the conformance tests can fail: in this program the kernels are compiled with a fault planted
/// into the emulator's store, which flips the lowest bit of the last cell of every array
/// (KS_FAULT_FLIP_CELL).
class PlantedFaultTest : public QObject {
    Q_OBJECT

private slots:
    void conformance_notices_the_fault_data() {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"knapsack.global", "knapsack.shared", "mckp.global", "mckp.shared"})
            QTest::newRow(variant) << variant;
    }
    void conformance_notices_the_fault() {
        QFETCH(QString, variant);
        // The last cell is the optimum itself; flipped minus infinity is still negative, hence still
        // infeasible.
        const std::string kind = (*find_variant(variant.toStdString()))->info().kind;
        for (const ConformanceCase& test : conformance_corpus(kind))
            QVERIFY2(conform(variant.toStdString(), "emulator", test) == !test.optimum, test.name.c_str());
    }

    /// The fault is in the last cell of the table: row 3, capacity 10, the answer 7 made 6. What is recorded
    /// lane by lane is another launch's warp.
    void a_trace_names_the_first_wrong_cell_and_who_wrote_it_data() { conformance_notices_the_fault_data(); }
    void a_trace_names_the_first_wrong_cell_and_who_wrote_it() {
        QFETCH(QString, variant);
        const bool classes = variant.startsWith(QLatin1String("mckp"));
        TraceRequest request;
        request.instance = *ks::generate(classes ? "thesis-2.2" : "thesis-2.1", "", {});
        request.variant = variant.toStdString();
        request.window = WindowPlace{0, 0, 0};
        const auto traced = trace(request, {}, {});
        KS_VERIFY_OK(traced);
        QVERIFY(traced->compared && traced->compared->first_wrong);
        const WrongCell& cell = *traced->compared->first_wrong;
        const auto last = static_cast<std::int64_t>(traced->launches.size()) - 1;
        QCOMPARE(cell.row, last + 1); // a launch a row
        QCOMPARE(cell.capacity, 10);
        QCOMPARE(*cell.expected, classes ? 7 : 9);
        QCOMPARE(*cell.got, *cell.expected ^ 1);
        QVERIFY(cell.writer == (WindowPlace{last, 0, 0}));
        const auto read = read_trace(to_line(to_json(*traced)), "t.json");
        KS_VERIFY_OK(read);
        QVERIFY(read->compared->first_wrong == traced->compared->first_wrong);
        QCOMPARE(read->compared->rows, last + 1);

        request.findings = false; // then nobody remembers who wrote
        const auto unwatched = trace(request, {}, {});
        KS_VERIFY_OK(unwatched);
        QVERIFY(unwatched->compared->first_wrong && !unwatched->compared->first_wrong->writer);
    }

    /// Several warps a block and blocks a row: the writer is the one whose thread has the last cell.
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
        QVERIFY(cell.writer ==
                (WindowPlace{3, cell.capacity / 64, static_cast<int>(cell.capacity % 64) / 32}));
    }

    void the_cpu_is_not_affected() {
        for (const ConformanceCase& test : conformance_corpus("multiple-choice"))
            QVERIFY2(conform("mckp.sequential", "cpu", test), test.name.c_str());
    }

private:
    static bool conform(const std::string& variant, const std::string& place, const ConformanceCase& test) {
        RunRequest request;
        request.instance = test.instance;
        request.variant = variant;
        request.on = place;
        const auto outcome = run(request, Machine{{emulator_provider()}}, {}, {});
        return outcome && conforms(test, *outcome, (*find_variant(variant))->info());
    }
};

QTEST_GUILESS_MAIN(PlantedFaultTest)
#include "planted_fault_test.moc"
