// SPDX-License-Identifier: Apache-2.0
#include "app/runner/trace_text.h"

#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

using namespace ks;

/// What `trace` prints in addition to its counts.
class TraceTextTest : public QObject {
    Q_OBJECT

    static QString text_of(const InstancePtr& instance, const char* variant, const char* device = "h200") {
        TraceRequest request;
        request.instance = instance;
        request.variant = variant;
        request.device = device;
        const auto traced = trace(request, {}, {});
        return traced ? QString::fromStdString(runner::trace_text(*traced))
                      : QString::fromStdString(traced.error().sentence());
    }

    /// The cells in columns with this name, for the line that begins with the two words `what`.
    static QStringList cells(const QString& text, const QString& column, const QString& what) {
        QStringList found;
        qsizetype end = -1;
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            if (line.startsWith(QLatin1String("SOURCE")))
                end = line.contains(column) ? line.indexOf(column) + column.size() : -1;
            else if (end > 0 && line.contains(what))
                found << line.left(end).mid(std::max<qsizetype>(0, end - column.size())).trimmed();
        }
        return found;
    }

private slots:
    /// `trace` reports the facts of `solve`, so that a table narrower than C can be understood.
    void the_facts_of_the_run_are_printed() {
        KnapsackBuilder builder;
        builder.capacity(100).add({4, 3}).add({5, 4});
        const QString text = text_of(*std::move(builder).build(), "knapsack.global");
        QVERIFY2(text.contains(
                     QStringLiteral("No selection weighs more than 7: the table ends there, not at 100.\n")),
                 qPrintable(text));
    }

    void it_states_that_arithmetic_is_not_counted() {
        const QString text = text_of(*generate("thesis-2.2", "", {}), "mckp.global");
        QVERIFY2(text.contains(QStringLiteral("arithmetic is not counted")), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("LINES/REQ")));
    }

    /// One request of a load that moves a line of 128 bytes for `used` bytes has an efficiency of used / 128.
    void a_device_that_loads_lines_has_a_column_of_lines() {
        const QString text = text_of(*generate("thesis-2.2", "", {}), "mckp.global", "tesla-m2050");
        QVERIFY2(text.contains(QStringLiteral("This device loads lines of 128 bytes")), qPrintable(text));
        QVERIFY(!cells(text, "LINES/REQ", "global load").isEmpty());
        for (const QString& lines : cells(text, "LINES/REQ", "global load"))
            QCOMPARE(lines, QStringLiteral("1.00"));
        for (const QString& sectors : cells(text, "SECTORS/REQ", "global load"))
            QCOMPARE(sectors, QString());
        for (const QString& lines : cells(text, "LINES/REQ", "global store"))
            QCOMPARE(lines, QString());
        QVERIFY(!cells(text, "SECTORS/REQ", "global store").contains(QString()));
        QVERIFY2(cells(text, "EFFICIENCY", "global load").contains(QStringLiteral("3.12 %")),
                 qPrintable(text));
    }
};

KS_TEST(TraceTextTest)
#include "trace_text_test.moc"
