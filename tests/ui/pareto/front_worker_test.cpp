// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pareto/front_worker.h"

#include "tests/support/suite.h"
#include "tests/ui/pareto/opened.h"

#include <QSignalSpy>

using namespace ks;
using namespace ks::ui;
using tests::three_tasks;

class FrontWorkerTest : public QObject {
    Q_OBJECT

private slots:
    /// Of several waiting requests only the newest is answered; a cancelled one reports it.
    void the_newest_request_wins() {
        const InstancePtr large = *generate("thesis-ise1", "", {}), small = three_tasks();
        FrontWorker worker;
        QSignalSpy finished(&worker, &FrontWorker::finished);
        worker.find_next({.instance = large});
        worker.find_next({.instance = large, .range = {.from = 0, .to = 10}});
        worker.find_next({.instance = small});
        KS_WAIT_FOR(!worker.busy());
        QCOMPARE(finished.size(), 2);
        QVERIFY(worker.found() && worker.found()->instance == small);
        worker.find({.instance = large});
        worker.cancel();
        KS_WAIT_FOR(!worker.busy());
        QVERIFY(worker.error());
        QCOMPARE(worker.error()->code, ErrorCode::cancelled);
        worker.find({.instance = large});
        worker.find({.instance = small}); // cancels the previous one
        KS_WAIT_FOR(!worker.busy());
        QCOMPARE(finished.size(), 4);
        QVERIFY(worker.found() && worker.found()->instance == small);
    }

    void too_much_memory_is_a_limit_error() {
        FrontWorker worker;
        worker.set_memory(100);
        worker.find({.instance = three_tasks()});
        KS_WAIT_FOR(!worker.busy());
        QVERIFY(worker.error());
        QCOMPARE(worker.error()->code, ErrorCode::limit);
    }
};

KS_TEST(FrontWorkerTest)
#include "front_worker_test.moc"
