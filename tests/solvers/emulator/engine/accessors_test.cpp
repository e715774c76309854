// SPDX-License-Identifier: Apache-2.0
#include "tests/built.h"
#include "tests/support/paths.h"
#include "tests/support/process.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace ks;

/// Code that would behave differently in the emulator and in CUDA does not compile.
class AccessorsTest : public QObject {
    Q_OBJECT

    const QTemporaryDir folder_;

    Ran compile(const QByteArray& text, const QString& name, const QStringList& options) const {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        file.close();
        return run_tool(KS_CXX, QStringList{"-std=c++20", "-I", source_path()} + options +
                                    QStringList{file.fileName()});
    }

private slots:
    void initTestCase() {
        // The prelude is compiled once; every example below includes it.
        const Ran ran = compile("#include \"solvers/emulator/engine/emulated_prelude.h\"\n", "prelude.h",
                                {"-x", "c++-header"});
        QVERIFY2(ran.status == 0, qPrintable(ran.output));
    }

    void right_and_wrong_uses_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("compiles");
        const auto row = [](const char* name, const char* body, bool compiles) {
            QTest::newRow(name) << QByteArray(body) << compiles;
        };
        row("values", "const int v = to[i]; to[i] = v + from[i]; to[i] += v; to[i] = to[i + 1];", true);
        row("auto of read-only memory holds a value", "auto v = from[i]; to[i] = v + 1;", true);
        row("max of elements", "to[i] = max(to[i], from[i]);", true);
        row("moved pointers", "auto tail = from + 3; to[i] = tail[i];", true);
        row("auto would hold the place, not the value", "auto v = to[i]; to[i] = v + 1;", false);
        row("a held place cannot be written", "auto v = to[i]; v = 3;", false);
        row("nor copied", "auto v = to[i]; auto w = v;", false);
        row("nor bound", "auto& v = to[i]; v = 3;", false);
        row("nor held by a forwarding reference", "auto&& v = to[i]; v = 3;", false);
        row("read-only memory", "from[i] = 1;", false);
        row("shared memory is held the same way", "KS_SHARED(int, s, 8); auto v = s[i]; to[i] = v + 1;",
            false);
        row("atomics", "KS_SHARED(int, s, 8); const int v = KS_ATOMIC_ADD(s[i], from[i]); to[i] = v;", true);
        row("atomics on memory that nobody else writes", "KS_ATOMIC_ADD(to[i], 1);", false);
        row("atomics on bytes", "KS_SHARED(char, s, 8); KS_ATOMIC_ADD(s[i], 1);", false);
        row("wide access", "const int4 v = as<int4>(to)[i]; to[i] = v.x + as<const int4>(from)[i].w;", true);
        row("wide access does not drop const", "as<int4>(from)[i];", false);
    }
    void right_and_wrong_uses() {
        QFETCH(QByteArray, body);
        QFETCH(bool, compiles);
        const Ran ran = compile("namespace ks::emulated {\n"
                                "KS_KERNEL void kernel(gptr<const int> from, gptr<int> to, int i) { " +
                                    body + " }\n}\n",
                                "kernel.cpp", {"-fsyntax-only", "-include", folder_.filePath("prelude.h")});
        QVERIFY2((ran.status == 0) == compiles, qPrintable(ran.output));
        QVERIFY2(compiles || ran.output.contains("kernel.cpp"), qPrintable(ran.output));
    }
};

KS_TEST(AccessorsTest)
#include "accessors_test.moc"
