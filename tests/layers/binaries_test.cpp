// SPDX-License-Identifier: GPL-3.0-or-later
// The libraries and symbols of the linked programs, read with readelf and nm.
#include "tests/built.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QProcess>
#include <QRegularExpression>
#include <QtTest>

namespace {

QString output_of(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return {};
    return QString::fromLocal8Bit(process.readAllStandardOutput());
}

/// The shared libraries that a program names.
QStringList needed(const QString& program) {
    static const QRegularExpression line("\\(NEEDED\\).*\\[(.*)\\]");
    QStringList names;
    for (auto match = line.globalMatch(output_of("readelf", {"-d", program})); match.hasNext();)
        names << match.next().captured(1);
    return names;
}

/// The symbols in `nm`'s lines that belong to the CUDA runtime or its registration of kernels.
QStringList cuda_symbols(const QString& nm) {
    static const QRegularExpression symbol("^\\S*\\s+\\w\\s+((?:cuda|__cudaRegister)\\w*)",
                                           QRegularExpression::MultilineOption);
    QStringList names;
    for (auto match = symbol.globalMatch(nm); match.hasNext();)
        names << match.next().captured(1);
    return names;
}

} // namespace

class BinariesTest : public QObject {
    Q_OBJECT
private slots:
    void the_runner_needs_no_qt() {
        const QStringList libraries = needed(ks::built_runner());
        QVERIFY2(!libraries.isEmpty(), "readelf read nothing");
        QVERIFY2(libraries.filter("Qt").isEmpty(), qPrintable(libraries.join(' ')));
    }

    /// std::to_string of a floating-point number depends on the locale, and the sources do not show its type.
    void the_solvers_print_no_number_by_the_locale() {
        const QString symbols = output_of("nm", {"-A", "-u", ks::build_path("solvers/libks_core.a")});
        QVERIFY2(symbols.contains(" U "), "nm read nothing");
        const QStringList lines = symbols.split('\n').filter("vsnprintf");
        QVERIFY2(lines.isEmpty(), qPrintable(lines.join('\n')));
    }

    /// So the input, output and sorting of the runner depend on no environment variable.
    void the_runner_keeps_the_C_locale() {
        const QString symbols = output_of("nm", {"-D", ks::built_runner()});
        QVERIFY2(symbols.contains(" U "), "nm read nothing");
        QVERIFY(!symbols.contains("setlocale"));
    }

#ifdef KS_HAS_DESKTOP
    void the_desktop_program_needs_no_cuda() {
        const QStringList libraries = needed(ks::built_desktop());
        QVERIFY2(!libraries.filter("libQt6Widgets").isEmpty(), qPrintable(libraries.join(' ')));
        for (const char* name : {"libcudart", "libcuda.", "libcupti", "libnvidia"})
            QVERIFY2(libraries.filter(name).isEmpty(), qPrintable(libraries.join(' ')));
    }

    void the_desktop_program_holds_no_cuda_symbol() {
        const QString all = output_of("nm", {ks::built_desktop()}),
                      dynamic = output_of("nm", {"-D", ks::built_desktop()});
        QVERIFY2(all.contains(" main\n") && !dynamic.isEmpty(), "nm read nothing");
        const QStringList symbols = cuda_symbols(all) + cuda_symbols(dynamic);
        QVERIFY2(symbols.isEmpty(), qPrintable(symbols.join(' ')));
    }
#endif

    void a_cuda_symbol_would_be_seen() {
        QCOMPARE(cuda_symbols("0000000000001139 T cudaMalloc\n                 U __cudaRegisterFunction\n"
                              "0000000000001140 t not_cuda\n0000000000001150 T main\n"),
                 QStringList({"cudaMalloc", "__cudaRegisterFunction"}));
    }

#ifdef KS_NVCC
    // The same check for a runner built with nvcc finds the runtime, so an empty list above is meaningful.
    void the_runner_holds_cuda_symbols() {
        QVERIFY(!cuda_symbols(output_of("nm", {ks::built_runner()})).isEmpty());
    }
#endif
};

KS_TEST(BinariesTest)
#include "binaries_test.moc"
