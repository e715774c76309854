// SPDX-License-Identifier: Apache-2.0
#include "tests/built.h"
#include "tests/support/paths.h"
#include "tests/support/process.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

/// The code that nvcc generates for the kernels that measure ceilings: the work is not optimised away, is
/// unrolled, and stays in registers. solvers.roofline.measure tests in the emulator that it is correct, and
/// so does each measurement on the device.
class CeilingKernelsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString ptx_;

    /// The code of one kernel.
    QString of(const QString& kernel) const {
        for (const QString& part : ptx_.split(QStringLiteral(".visible ")))
            if (part.contains(QStringLiteral(".entry")) && part.section('(', 0, 0).contains(kernel))
                return part;
        return {};
    }

private slots:
    void initTestCase() {
        const QString result = folder_.filePath("ceilings.ptx");
        const ks::Ran ran =
            ks::run_tool(KS_NVCC, {"-std=c++20", "-arch=sm_90", "-I", ks::source_path(), "-ptx", "-o", result,
                                   ks::source_path("solvers/gpu/ceiling_kernels.cu")});
        QFile file(result);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(ran.output));
        ptx_ = QString::fromLatin1(file.readAll());
    }

    void each_step_is_an_instruction_data() {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QString>("instruction");
        QTest::addColumn<int>("least");
        QTest::newRow("max-plus: maxima of a round") << "ceilings_max_plus"
                                                     << "max.s32" << 64;
        QTest::newRow("max-plus: sums of a round") << "ceilings_max_plus"
                                                   << "add.s32" << 64;
        QTest::newRow("shared: words of a round") << "ceilings_shared"
                                                  << "ld.shared.u32" << 16;
        QTest::newRow("L2: words of a round, past L1") << "ceilings_l2"
                                                       << "ld.global.cg" << 8;
        QTest::newRow("barrier: the counter") << "ceilings_barrierILb0"
                                              << "atom.global" << 1;
    }
    void each_step_is_an_instruction() {
        QFETCH(QString, kernel);
        QFETCH(QString, instruction);
        QFETCH(int, least);
        const QString text = of(kernel);
        QVERIFY(!text.isEmpty());
        QVERIFY2(text.count(instruction) >= least, qPrintable(text));
        QVERIFY2(!text.contains(".local"), "an array that should be in registers is in memory");
    }

    void the_counter_is_read_again_each_time() {
        QVERIFY(of("ceilings_barrierILb0").contains("ld.volatile.global"));
        QVERIFY(!of("ceilings_barrier").contains("ld.global.nc"));
    }
};

KS_TEST(CeilingKernelsTest)
#include "ceilings_do_the_work_test.moc"
