// SPDX-License-Identifier: GPL-3.0-or-later
// app/start.sh compiles kernels for the GPUs of this machine; without a GPU it compiles none.
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QProcess>
#include <QTemporaryDir>

using namespace ks;

class StartScriptTest : public QObject {
    Q_OBJECT

    /// Creates a program that prints these lines.
    static void make_program(const QString& path, const QByteArray& prints) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\ncat <<'END'\n" + prints + "END\n");
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

private slots:
    void kernels_are_compiled_for_the_gpus_of_this_machine_data() {
        QTest::addColumn<QByteArray>("gpus");
        QTest::addColumn<QByteArray>("options");
        const QByteArray begin = "-DKS_CUDA=ON -DCMAKE_CUDA_ARCHITECTURES=";
        QTest::newRow("one") << QByteArray("9.0\n") << begin + "90-real\n";
        QTest::newRow("two of three are alike")
            << QByteArray("9.0\n8.6\n9.0\n") << begin + "86-real;90-real\n";
        QTest::newRow("newer than the compiler") << QByteArray("12.0\n") << begin + "90-virtual\n";
        QTest::newRow("too old") << QByteArray("6.1\n") << QByteArray("-DKS_CUDA=OFF\n");
        QTest::newRow("none") << QByteArray() << QByteArray("-DKS_CUDA=OFF\n");
        QTest::newRow("a driver that fails")
            << QByteArray("NVIDIA-SMI has failed\n") << QByteArray("-DKS_CUDA=OFF\n");
    }
    void kernels_are_compiled_for_the_gpus_of_this_machine() {
        QFETCH(QByteArray, gpus);
        QFETCH(QByteArray, options);
        const QTemporaryDir programs;
        make_program(programs.filePath("nvidia-smi"), gpus);
        make_program(programs.filePath("nvcc"), "compute_86\ncompute_90\n");
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", programs.path() + ":" + environment.value("PATH"));
        QProcess shell;
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(source_folder);
        shell.start("bash", {"-euo", "pipefail", "-c", ". app/packages.sh; gpu_options"});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 0);
        QCOMPARE(shell.readAllStandardOutput(), options);
    }
};

KS_TEST(StartScriptTest)
#include "start_script_test.moc"
