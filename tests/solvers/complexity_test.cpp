// SPDX-License-Identifier: Apache-2.0
#include "solvers/registry.h"

#include <QtTest>

using namespace ks;

/// What the variants say of time and space is what the thesis prints.
class ComplexityTest : public QObject {
    Q_OBJECT

    static Complexity of(const char* id) {
        const auto variant = find_variant(id);
        return variant ? (*variant)->info().complexity : Complexity{};
    }

private slots:
    void table_1_1() {
        QCOMPARE(of("knapsack.exhaustive").time, std::string("O(2^N)"));
        QCOMPARE(of("knapsack.greedy").time, std::string("O(N)"));
        QCOMPARE(of("knapsack.greedy-split").time, std::string("O(N)"));
        for (const char* id : {"knapsack.sequential", "knapsack.multicore", "knapsack.global", "knapsack.shared"}) {
            QCOMPARE(of(id).time, std::string("O(N · C)"));
            QCOMPARE(of(id).space, std::string("O(n · C)")); // Section 2.1.2
        }
        QVERIFY(of("knapsack.exhaustive").space.empty()); // the thesis gives none
    }

    void multiple_choice() {
        QCOMPARE(of("mckp.sequential").time, std::string("O(m · (C + 1) · N)")); // Section 2.2.2
        QCOMPARE(of("mckp.sequential").space, std::string("O(m · C)"));
        for (const char* id : {"mckp.global", "mckp.shared", "mckp.prevrow", "mckp.multicell", "mckp.sync"})
            QCOMPARE(of(id).time, std::string("O(m · (C + 1) · N / P)")); // Section 4.1
    }

    void each_has_its_source() {
        for (const Variant* variant : variants()) {
            const VariantInfo& info = variant->info();
            const Complexity& complexity = info.complexity;
            const bool printed = info.paper == "thesis" && info.id != "knapsack.fractional"; // "trivial", no more
            QVERIFY2(complexity.time.empty() != printed, info.id.c_str());
            QVERIFY2(complexity.source.empty() == complexity.time.empty(), info.id.c_str());
            QVERIFY2(complexity.space.empty() || !complexity.time.empty(), info.id.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(ComplexityTest)
#include "complexity_test.moc"
