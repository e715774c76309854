// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/run_work.h"

#include "solvers/kinds/presets.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QtTest>

using namespace ks;

class RunWorkTest : public QObject {
    Q_OBJECT

    static InstancePtr set1() {
        const auto instance = generate("thesis-set1", "multiple-choice", {});
        return instance ? *instance : nullptr;
    }

private slots:
    void a_kernel_reports_its_work() {
        const auto work = work_of({.instance = set1(), .variant = "mckp.shared"}, {});
        KS_VERIFY_OK(work);
        QVERIFY(work->has_value());
        QCOMPARE((*work)->launches, std::int64_t{5});
        const auto small =
            work_of({.instance = set1(), .variant = "mckp.shared", .set = {{"block", "32"}}}, {});
        KS_VERIFY_OK(small);
        QVERIFY(*(*small)->shared_bytes > *(*work)->shared_bytes); // more blocks load the class
        QCOMPARE((*small)->operations, (*work)->operations);
    }

    void a_device_holds_as_many_blocks_as_it_holds() {
        const auto large = work_of({.instance = set1(), .variant = "mckp.sync"}, {});
        const auto small = work_of({.instance = set1(), .variant = "mckp.sync", .device = "rtx-3060"}, {});
        KS_VERIFY_OK(large);
        KS_VERIFY_OK(small);
        QVERIFY((*small)->shared_bytes != (*large)->shared_bytes);
        QCOMPARE((*small)->grid_barriers, (*large)->grid_barriers);
    }

    void variants_without_a_work_report_give_nothing() {
        for (const char* variant : {"mckp.sequential", "mckp.multicore"}) {
            const auto work = work_of({.instance = set1(), .variant = variant}, {});
            KS_VERIFY_OK(work);
            QVERIFY(!work->has_value());
        }
    }

    void wrong_requests_are_errors() {
        QCOMPARE(work_of({.instance = set1(), .variant = "mckp.quick"}, {}).error().code, ErrorCode::usage);
        QCOMPARE(work_of({.instance = set1(), .variant = "knapsack.global"}, {}).error().code,
                 ErrorCode::usage);
        QCOMPARE(work_of({.instance = set1(), .variant = "mckp.global", .set = {{"block", "33"}}}, {})
                     .error()
                     .code,
                 ErrorCode::usage);
        QCOMPARE(work_of({.instance = set1(), .variant = "mckp.global", .device = "none"}, {}).error().code,
                 ErrorCode::usage);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(work_of({.instance = set1(), .variant = "mckp.global"}, stop.get_token()).error().code,
                 ErrorCode::cancelled);
    }
};

KS_TEST(RunWorkTest)
#include "run_work_test.moc"
