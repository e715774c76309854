// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "tests/solvers/checks.h"

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
