// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/kernel_sources.h"
#include "tests/built.h"
#include "tests/solvers/symbols.h"
#include "tests/support/paths.h"

#include "tests/support/process.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace ks;

namespace {

QStringList objects(const QString& pattern) {
    QStringList found;
    for (QDirIterator at(build_path("solvers"), {pattern}, QDir::Files, QDirIterator::Subdirectories);
         at.hasNext();)
        found << at.next();
    return found;
}

/// The symbols of an object file of kernels that are outside the namespace. The object has the name of a
/// kernel or, if kernels are compiled together, of their family.
QStringList misplaced_in_object(const QString& object, const char* space) {
    const std::string name = QFileInfo(object).baseName().toStdString();
    QStringList found;
    int read = 0;
    for (const KernelSource& source : kernel_sources()) {
        const std::string file(source.file);
        if (source.name != name && file.find("/problems/" + name + "/") == std::string::npos)
            continue;
        ++read;
        found += misplaced_symbols(object, source_path(QString::fromStdString(file)), space);
    }
    return read > 0 ? found : QStringList{object + " is of no kernel"};
}

/// Compiles the kernels of `access.inl` between two pieces of text.
QStringList misplaced_in(const QByteArray& before, const QByteArray& after) {
    const QTemporaryDir folder;
    const QString source = folder.filePath("wrapper.cpp"), object = folder.filePath("wrapper.o");
    QFile file(source);
    if (!file.open(QIODevice::WriteOnly))
        return {"cannot write " + source};
    file.write(before + "#include \"tests/solvers/kernels/access.inl\"\n" + after);
    file.close();
    const Ran built = run_tool(KS_CXX, {"-std=c++20", "-I", source_path(), "-c", source, "-o", object});
    if (built.status != 0)
        return {built.output};
    return misplaced_symbols(object, source_path("tests/solvers/kernels/access.inl"), "ks::emulated");
}

} // namespace

class SymbolsTest : public QObject {
    Q_OBJECT

private slots:
    void emulated_kernels_stay_in_their_namespace() {
        const QStringList found = objects("*.emulated.cpp.o");
        QVERIFY(found.size() >= 2);
        for (const QString& object : found)
            QCOMPARE(misplaced_in_object(object, "ks::emulated").join('\n'), QString());
    }

    void device_kernels_stay_in_their_namespace() {
#ifdef KS_NVCC
        const QStringList found = objects("*.device.cu.o");
        QVERIFY(found.size() >= 2);
        for (const QString& object : found)
            QCOMPARE(misplaced_in_object(object, "ks::device").join('\n'), QString());
#endif
    }

    /// For an operator whose result is declared with `decltype`, the demangled name begins with that.
    void library_instantiations_are_not_misplaced() {
        const QStringList found =
            misplaced_in("#include <string>\n"
                         "#include \"solvers/emulator/engine/emulated_prelude.h\"\n"
                         "namespace ks { namespace emulated {\n"
                         "bool before(const std::string& a, const std::string& b) { return a < b; }\n",
                         "}}\n");
        QCOMPARE(found.join('\n'), QString());
    }

    /// The same file without its namespace, or in another one, is detected.
    void a_misplaced_kernel_is_found_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("none") << QByteArray("using namespace ks; using namespace ks::emulated;\n")
                              << QByteArray();
        QTest::newRow("another") << QByteArray("namespace ks { using namespace emulated;\n")
                                 << QByteArray("}\n");
    }
    void a_misplaced_kernel_is_found() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const QStringList found =
            misplaced_in("#include \"solvers/emulator/engine/emulated_prelude.h\"\n" + before, after);
        QVERIFY2(found.filter("kernels_access").size() == 1 && found.filter("reverse(").size() >= 1,
                 qPrintable(found.join('\n')));
    }
};

KS_TEST(SymbolsTest)
#include "namespaces_test.moc"
