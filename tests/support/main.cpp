// SPDX-License-Identifier: Apache-2.0
// The test program of a folder:
//   PROGRAM                       runs every suite in a separate process
//   PROGRAM SUITE [OPTION...]     runs one, with options of QtTest
//   PROGRAM --list                prints a line for each: name, then `alone` or `-`
// KS_TEST_LOCALE is the locale of the suites.
//   (tests/support/discover.cmake)
#include "tests/support/locales.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <cstdio>

#if defined(QT_WIDGETS_LIB)
#include <QApplication>
using Application = QApplication;
#else
using Application = QCoreApplication;
#endif

using namespace ks::tests;

std::vector<Suite>& ks::tests::suites() {
    static std::vector<Suite> all;
    return all;
}

namespace {

int list() {
    for (const Suite& suite : suites())
        std::printf("%s %s\n", suite.name.c_str(), suite.options.alone ? "alone" : "-");
    return 0;
}

/// Sets the locale: C.UTF-8, or the one in KS_TEST_LOCALE. "de_DE.UTF-8" there applies to all categories,
/// "LC_NUMERIC=de_DE.UTF-8" to one. The program's language remains English.
void choose_locale() {
    for (const char* name : {"LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LC_MONETARY", "LC_MESSAGES"})
        qunsetenv(name); // LC_ALL is not always set below
    qunsetenv("LANGUAGE");
    qputenv("LC_ALL", "C.UTF-8");
    const QByteArray asked = qgetenv("KS_TEST_LOCALE");
    if (asked.isEmpty())
        return;
    use_locales_of_the_build();
    const qsizetype equals = asked.indexOf('=');
    if (equals < 0) {
        qputenv("LC_ALL", asked);
        qputenv("LANGUAGE", "en");
    } else {
        qunsetenv("LC_ALL");
        qputenv("LANG", "C.UTF-8");
        qputenv(asked.left(equals).constData(), asked.mid(equals + 1));
    }
    if (std::setlocale(LC_ALL, "") == nullptr)
        qFatal("KS_TEST_LOCALE=%s: there is no such locale; it needs %s", asked.constData(), no_locales);
}

/// Gives a suite a separate home folder, so that it does not see the user's settings and files or those of
/// other suites. A suite needs no screen.
void settle_in(const Suite& suite, const char* program) {
    const QString home = ks::build_path("test-home/%1.%2")
                             .arg(QFileInfo(QString::fromLocal8Bit(program)).fileName(), suite.name.c_str());
    QDir(home).removeRecursively(); // removes the files of an earlier run
    for (const char* folder : {"runtime", "config", "data", "cache"}) {
        const QString path = home + QLatin1Char('/') + QLatin1String(folder);
        if (!QDir().mkpath(path) ||
            !QFile::setPermissions(path, QFile::ReadUser | QFile::WriteUser | QFile::ExeUser))
            qFatal("%s cannot be made", qPrintable(path));
    }
    qputenv("XDG_RUNTIME_DIR", (home + QStringLiteral("/runtime")).toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", (home + QStringLiteral("/config")).toLocal8Bit());
    qputenv("XDG_DATA_HOME", (home + QStringLiteral("/data")).toLocal8Bit());
    qputenv("XDG_CACHE_HOME", (home + QStringLiteral("/cache")).toLocal8Bit());
    choose_locale();
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!qEnvironmentVariableIsSet("KNAPSCOPE_RUNNER"))
        qputenv("KNAPSCOPE_RUNNER", ks::built_runner().toLocal8Bit());
}

int run(const Suite& suite, int argc, char** argv) {
    settle_in(suite, argv[0]);
    if (suite.options.before)
        suite.options.before();
    if (qEnvironmentVariableIsSet("KS_TEST_LOCALE"))
        QLocale::setDefault(QLocale(QLocale::English)); // as the program does when its language is English
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);    // the same sizes on every machine, as with QTEST_MAIN
    Application application(argc, argv);
    return QTest::qExec(suite.make().get(), argc, argv);
}

int run_each(const char* program) {
    int failed = 0;
    for (const Suite& suite : suites())
        failed +=
            QProcess::execute(QString::fromLocal8Bit(program), {QString::fromStdString(suite.name)}) != 0;
    std::printf("%zu suites, %d failed\n", suites().size(), failed);
    return failed != 0;
}

} // namespace

int main(int argc, char** argv) {
    std::ranges::sort(suites(), {}, &Suite::name);
    if (argc == 1)
        return run_each(argv[0]);
    const std::string name = argv[1];
    if (name == "--list")
        return list();
    const auto suite = std::ranges::find(suites(), name, &Suite::name);
    if (suite == suites().end()) {
        std::fprintf(stderr, "there is no suite %s here; --list names them\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return run(*suite, argc - 1, argv + 1);
}
