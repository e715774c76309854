// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/live_collector.h"

#include "tests/support/suite.h"

#include <QtTest>

using namespace ks;

class LiveCollectorTest : public QObject {
    Q_OBJECT

private slots:
    /// Rows per second count only a table's rows, not chunks of data.
    void only_rows_of_a_table_are_rows() {
        LiveCollector collector;
        const RunEvents events = collector.listening({});
        events.progress({.row = 1, .rows = 4, .rows_are = "chunk"});
        QCOMPARE(collector.run({}).rows, std::int64_t{0});
        events.progress({.row = 1, .rows = 7});
        QCOMPARE(collector.run({}).rows, std::int64_t{7});
    }

    void stages_outside_of_the_total_are_left_out() {
        Outcome outcome;
        outcome.stages = {{.name = "prepare", .begin_ms = 0, .ms = 500},
                          {.name = "compute", .begin_ms = 0, .ms = 1}};
        const live::LiveRun run = LiveCollector().run(outcome);
        QCOMPARE(run.stages.size(), std::size_t{1});
        QCOMPARE(run.stages.front().name, std::string("compute"));
    }
};

KS_TEST(LiveCollectorTest)
#include "live_collector_test.moc"
