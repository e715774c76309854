// SPDX-License-Identifier: Apache-2.0
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

/// The Python module: runs its tests, and checks that it is installed next to the runner and finds it there.
class PythonTest : public QObject {
    Q_OBJECT

    const QString tests_ = source_path("tests/app/runner/python");

    /// The output of python3, followed by the exit code if it is not 0.
    static QString said(const QString& folder, const QStringList& words, const QString& modules,
                        bool runner) {
        QProcess python;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PYTHONPATH", modules);
        environment.insert("PYTHONDONTWRITEBYTECODE", "1");
        environment.insert("KS_SOURCE_DIR", source_path());
        environment.remove("KNAPSCOPE_RUNNER");
        if (runner)
            environment.insert("KNAPSCOPE_RUNNER", runner_path());
        python.setProcessEnvironment(environment);
        python.setProcessChannelMode(QProcess::MergedChannels);
        python.setWorkingDirectory(folder);
        python.start("/usr/bin/python3", words);
        if (!python.waitForFinished(600'000))
            return QStringLiteral("/usr/bin/python3 did not run or did not end: install the package python3");
        const QString text = QString::fromUtf8(python.readAll());
        return python.exitCode() == 0 ? text : text + QStringLiteral("exit code %1").arg(python.exitCode());
    }

private slots:
    void its_own_tests_data() {
        QTest::addColumn<QString>("module");
        const QStringList files = QDir(tests_).entryList({"test_*.py"});
        QVERIFY(files.size() > 4);
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << file.chopped(3);
    }
    void its_own_tests() {
        QFETCH(QString, module);
        const QString text = said(tests_, {"-m", "unittest", module}, source_path("python"), true);
        QVERIFY2(text.contains(QRegularExpression("\nOK( \\(skipped=\\d+\\))?\n$")), qPrintable(text));
        if (text.contains("skipped="))
            qInfo("%s: %s", qPrintable(module), qPrintable(text.section("\nOK", 1).trimmed()));
    }

    void it_is_installed_with_the_runner() {
        const QTemporaryDir prefix;
        QProcess cmake;
        cmake.setProcessChannelMode(QProcess::MergedChannels);
        cmake.start("cmake", {"-DCMAKE_INSTALL_COMPONENT=runner", "-DCMAKE_INSTALL_PREFIX=" + prefix.path(),
                              "-P", build_path("cmake_install.cmake")});
        QVERIFY(cmake.waitForFinished(120'000));
        QVERIFY2(cmake.exitCode() == 0, cmake.readAll().constData());
        const QString program = prefix.filePath("bin/knapscope-run");
        QVERIFY(QDir(prefix.path()).mkpath("bin"));
        QVERIFY(QFile::exists(program) || QFile::link(built_runner(), program));
        const QString modules = prefix.filePath("lib/python3/dist-packages");
        QVERIFY(QFile::exists(modules + "/knapscope/py.typed"));
        const QString text =
            said(prefix.path(),
                 {"-c", "import knapscope as k; print(k.find_runner()); "
                        "print(k.solve(k.Instance.subset_sum(9, [4, 5]), 'subset-sum.dp.v1').status)"},
                 modules, false);
        QCOMPARE(text, QFileInfo(prefix.path()).canonicalFilePath() + "/bin/knapscope-run\nfound\n");
    }
};

KS_TEST(PythonTest)
#include "python_test.moc"
