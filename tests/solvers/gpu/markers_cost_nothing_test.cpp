// SPDX-License-Identifier: Apache-2.0
#include "tests/built.h"
#include "tests/support/paths.h"
#include "tests/support/process.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace ks;

/// The markers in a .inl file cost nothing on a GPU: a kernel with and without markers gives the same machine
/// code, byte by byte. This test exists only if nvcc was found; with KS_REQUIRE_NVCC=1 a missing nvcc is a
/// configure error.
class CubinTest : public QObject {
    Q_OBJECT

private slots:
    void marked_and_plain_are_the_same_data() {
        QTest::addColumn<QString>("marked");
        QTest::addColumn<QString>("plain");
        QTest::newRow("mckp.global") << "solvers/problems/multiple_choice/kernels/mckp_global.inl"
                                     << "tests/solvers/plain_twins/mckp_global.inl";
        QTest::newRow("mckp.shared") << "solvers/problems/multiple_choice/kernels/mckp_shared.inl"
                                     << "tests/solvers/plain_twins/mckp_shared.inl";
        QTest::newRow("knapsack.global") << "solvers/problems/knapsack/kernels/knapsack_global.inl"
                                         << "tests/solvers/plain_twins/knapsack_global.inl";
        QTest::newRow("knapsack.shared") << "solvers/problems/knapsack/kernels/knapsack_shared.inl"
                                         << "tests/solvers/plain_twins/knapsack_shared.inl";
        QTest::newRow("test kernels") << "tests/solvers/kernels/access.inl"
                                      << "tests/solvers/plain_twins/access.inl";
        QTest::newRow("meeting lanes and blocks") << "tests/solvers/kernels/meeting.inl"
                                                  << "tests/solvers/plain_twins/meeting.inl";
        QTest::newRow("constant memory") << "tests/solvers/kernels/constant.inl"
                                         << "tests/solvers/plain_twins/constant.inl";
        QTest::newRow("watched locals") << "tests/solvers/kernels/watched.inl"
                                        << "tests/solvers/plain_twins/watched.inl";
    }
    void marked_and_plain_are_the_same() {
        QFETCH(QString, marked);
        QFETCH(QString, plain);
        const QByteArray code = cubin(marked);
        QVERIFY2(!code.isEmpty(), qPrintable(output_));
        const QByteArray twin = cubin(plain);
        QVERIFY2(!twin.isEmpty(), qPrintable(output_));
        QVERIFY2(code == twin, "the markers left a trace in the machine code");
    }

    /// A marker that costs even one comparison is detected.
    void a_marker_with_a_cost_is_detected() {
        const QByteArray code = cubin("solvers/problems/multiple_choice/kernels/mckp_global.inl");
        const QByteArray slower = cubin("solvers/problems/multiple_choice/kernels/mckp_global.inl",
                                        "#undef KS_IF\n#define KS_IF(...) ((__VA_ARGS__) && clock() != 0)\n");
        QVERIFY2(!slower.isEmpty(), qPrintable(output_));
        QVERIFY(code != slower);
    }

private:
    /// Compiles with a fixed file name, because the machine code contains the name of the source.
    QByteArray cubin(const QString& source, const QByteArray& more = {}) {
        const QString file = folder_.filePath("kernel.cu"), result = folder_.filePath("kernel.cubin");
        QFile::remove(result);
        QFile text(file);
        if (!text.open(QIODevice::WriteOnly))
            return {};
        text.write("#include \"solvers/kernels/device_prelude.h\"\n" + more +
                   "namespace ks::device {\n#include \"" + source.toUtf8() + "\"\n}\n");
        text.close();
        output_ = run_tool(KS_NVCC,
                           {"-std=c++20", "-arch=sm_90", "-I", source_path(), "-cubin", "-o", result, file})
                      .output;
        QFile code(result);
        return code.open(QIODevice::ReadOnly) ? code.readAll() : QByteArray();
    }

    QTemporaryDir folder_;
    QString output_;
};

KS_TEST(CubinTest)
#include "markers_cost_nothing_test.moc"
