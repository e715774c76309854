// SPDX-License-Identifier: Apache-2.0
// Which processors the threads of mckp.multicore may use.
#include "solvers/cpu/cores.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTemporaryDir>

#include <thread>

using namespace ks;

namespace {

cpu_set_t affinity() {
    cpu_set_t set;
    CPU_ZERO(&set);
    sched_getaffinity(0, sizeof set, &set);
    return set;
}
std::vector<int> processors(const cpu_set_t& set) {
    std::vector<int> all;
    for (int i = 0; i < CPU_SETSIZE; ++i)
        if (CPU_ISSET(i, &set))
            all.push_back(i);
    return all;
}

} // namespace

class CoresTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    /// A description of a machine in which this process's processors belong to cores with `threads`
    /// processors each.
    std::filesystem::path machine(int threads) {
        const QDir root(folder_.filePath(QString::number(threads)));
        const auto here = processors(affinity());
        for (std::size_t i = 0; i < here.size(); ++i) {
            const QString topology = root.filePath(QStringLiteral("cpu%1/topology").arg(here[i]));
            QDir().mkpath(topology);
            QFile file(topology + QStringLiteral("/thread_siblings_list"));
            if (!file.open(QIODevice::WriteOnly))
                qFatal("the description cannot be written");
            file.write(QByteArray::number(static_cast<qlonglong>(i) / threads) + " of a core\n");
        }
        return root.path().toStdString();
    }

private slots:
    void threads_keep_to_one_processor_of_each_core() {
        const auto here = processors(affinity());
        if (here.size() < 2)
            QSKIP("one processor: there is nothing to keep apart");
        const auto path = machine(2);
        std::vector<int> first_of_each;
        for (std::size_t i = 0; i < here.size(); i += 2)
            first_of_each.push_back(here[i]);
        {
            const cpu::OneThreadACore apart(static_cast<std::int64_t>(first_of_each.size()), path);
            QVERIFY(processors(affinity()) == first_of_each);
            std::vector<int> of_another;
            std::thread([&] { of_another = processors(affinity()); }).join();
            QVERIFY(of_another == first_of_each);
        }
        QVERIFY(processors(affinity()) == here); // the affinity is restored
    }
    void more_threads_than_cores_run_anywhere() {
        const auto here = processors(affinity());
        const cpu::OneThreadACore apart(static_cast<std::int64_t>(here.size()) + 1, machine(1));
        QVERIFY(processors(affinity()) == here);
    }
    void an_unknown_machine_is_left_alone() {
        const auto here = processors(affinity());
        const cpu::OneThreadACore apart(1, folder_.filePath(QStringLiteral("nothing")).toStdString());
        QVERIFY(processors(affinity()) == here);
    }
};

KS_TEST(CoresTest)
#include "cores_test.moc"
