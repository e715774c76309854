// SPDX-License-Identifier: Apache-2.0
#include "tests/built.h"
#include "tests/support/paths.h"
#include "tests/support/process.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <tuple>

/// While a persistent kernel runs, other blocks write its rows and flags. Reading these through the read-only
/// cache (`ld.global.nc`) may return a value from before the launch, so the PTX must not contain such reads.
/// Like the test of cubins, this test exists only if nvcc was found.
class PtxTest : public QObject {
    Q_OBJECT

    using Parameters = QSet<int>; ///< indices of a kernel's parameters, from 0

    /// The parameters from which a kernel's loads from global memory get their addresses.
    struct Loads {
        Parameters cached; ///< loads through the read-only cache
        Parameters others;
        bool unknown = false; ///< the address of a cached load does not come from a parameter
    };

    static QStringList registers_in(const QString& text) {
        static const QRegularExpression wide(QStringLiteral("%rd[0-9]+"));
        QStringList found;
        for (auto each = wide.globalMatch(text); each.hasNext();)
            found << each.next().captured();
        return found;
    }

    /// The parameters into whose memory each 64-bit register may point. A value loaded from a parameter is
    /// such an address, and remains one after arithmetic; a value loaded from memory is not.
    static QMap<QString, Parameters> origins(const QStringList& lines) {
        static const QRegularExpression parameter(QStringLiteral("_param_([0-9]+)\\]"));
        QMap<QString, Parameters> of;
        for (bool changed = true; changed;) {
            changed = false;
            for (const QString& line : lines) {
                const QStringList registers = registers_in(line);
                const bool from_parameter = line.startsWith(QLatin1String("ld.param"));
                if (registers.isEmpty() || line.startsWith(QLatin1String("st.")) ||
                    line.startsWith(QLatin1String("setp.")) ||
                    (line.startsWith(QLatin1String("ld.")) && !from_parameter))
                    continue;
                Parameters sources;
                if (from_parameter)
                    sources.insert(parameter.match(line).captured(1).toInt());
                for (const QString& source : registers.mid(1))
                    sources |= of.value(source);
                if (!of.value(registers.front()).contains(sources)) {
                    of[registers.front()] |= sources;
                    changed = true;
                }
            }
        }
        return of;
    }

    static Loads loads_of(const QStringList& lines) {
        const QMap<QString, Parameters> of = origins(lines);
        Loads loads;
        for (const QString& line : lines) {
            if (!line.startsWith(QLatin1String("ld.")) || !line.contains(QLatin1String(".global")))
                continue;
            Parameters from;
            for (const QString& part : registers_in(line.section(QLatin1Char('['), 1)))
                from |= of.value(part);
            const bool cached = line.contains(QLatin1String(".nc"));
            (cached ? loads.cached : loads.others) |= from;
            loads.unknown |= cached && from.isEmpty();
        }
        return loads;
    }

    /// The loads of each instantiation of a kernel.
    static QMap<QString, Loads> loads_in(const QString& ptx, const QString& kernel) {
        static const QRegularExpression entry(QStringLiteral("\\.entry (\\w+)\\("));
        QMap<QString, Loads> all;
        const QStringList parts = ptx.split(QStringLiteral(".visible "));
        for (const QString& part : parts) {
            const auto name = entry.match(part);
            if (!name.hasMatch() || !name.captured(1).contains(kernel))
                continue;
            QStringList lines;
            for (const QString& line : part.split(QLatin1Char('\n'))) {
                static const QRegularExpression guard(QStringLiteral("^@!?%p[0-9]+\\s+"));
                lines << line.trimmed().remove(guard);
            }
            all[name.captured(1)] = loads_of(lines);
        }
        return all;
    }

private slots:
    /// If they are inlined into a kernel with the probe, they are read from memory, too.
    void with_the_probe_too() {
        for (const auto& [file, written, instantiations] :
             {std::tuple(QStringLiteral("mckp_sync"), QList<int>{3, 8}, 8),
              {QStringLiteral("mckp_tuned"), {4}, 4},
              {QStringLiteral("instruction_set_tuned"), {4}, 4}}) {
            const QString code = ptx(source(file), "probed_prelude.h");
            QVERIFY2(!code.isEmpty(), qPrintable(output_));
            const auto loads = loads_in(code, file + QStringLiteral("_rows"));
            QCOMPARE(loads.size(), instantiations);
            for (auto each = loads.begin(); each != loads.end(); ++each) {
                QVERIFY2(!each->unknown, qPrintable(each.key()));
                for (const int parameter : written)
                    QVERIFY2(!each->cached.contains(parameter), qPrintable(each.key()));
            }
        }
    }

    void rows_and_flags_are_read_from_memory_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QList<int>>("written"); ///< the parameters that other blocks write during the launch
        QTest::addColumn<QList<int>>("read");    ///< the ones among them that the kernel reads
        QTest::addColumn<int>("instantiations");
        QTest::newRow("mckp.sync") << "mckp_sync"
                                   << "mckp_sync_rows" << QList<int>{3, 8} << QList<int>{3} << 8;
        QTest::newRow("mckp.tuned") << "mckp_tuned"
                                    << "mckp_tuned_rows" << QList<int>{4} << QList<int>{4} << 4;
        QTest::newRow("instruction-set.tuned")
            << "instruction_set_tuned"
            << "instruction_set_tuned_rows" << QList<int>{4} << QList<int>{4} << 4;
    }
    void rows_and_flags_are_read_from_memory() {
        QFETCH(QString, file);
        QFETCH(QString, kernel);
        QFETCH(QList<int>, written);
        QFETCH(QList<int>, read);
        QFETCH(int, instantiations);
        const QString code = ptx(source(file));
        QVERIFY2(!code.isEmpty(), qPrintable(output_));
        const auto loads = loads_in(code, kernel);
        QCOMPARE(loads.size(), instantiations);
        for (auto each = loads.begin(); each != loads.end(); ++each) {
            QVERIFY2(!each->unknown, qPrintable(each.key()));
            QVERIFY2(each->cached.contains(0),
                     qPrintable(each.key())); // the offsets are cached, so the test can detect such loads
            for (const int parameter : written)
                QVERIFY2(!each->cached.contains(parameter),
                         qPrintable(each.key() + " reads a row or a flag with ld.global.nc"));
            for (const int parameter : read)
                QVERIFY2(each->others.contains(parameter), qPrintable(each.key()));
        }
        const auto waiting =
            std::ranges::count_if(loads, [](const Loads& each) { return each.others.contains(8); });
        // The four instantiations with their own barrier read its counter.
        QCOMPARE(waiting, file == "mckp_sync" ? 4 : 0);
    }

    /// Variants of mckp.sync that read the row above, or the barrier's counter, as if no other block wrote
    /// it.
    void a_stale_read_is_detected_data() {
        QTest::addColumn<QByteArray>("declared");
        QTest::addColumn<QByteArray>("declared_as");
        QTest::addColumn<QByteArray>("used");
        QTest::addColumn<QByteArray>("used_as");
        QTest::newRow("row") << QByteArray("sptr<Cell> table,")
                             << QByteArray("gptr<const Cell> stale, sptr<Cell> table,")
                             << QByteArray("const auto above = table +")
                             << QByteArray("const auto above = stale +");
        QTest::newRow("flag") << QByteArray("sptr<Cell> table,")
                              << QByteArray("gptr<const unsigned> stale, sptr<Cell> table,")
                              << QByteArray("KS_SPIN(arrived[0] <") << QByteArray("KS_SPIN(stale[0] <");
    }
    void a_stale_read_is_detected() {
        QFETCH(QByteArray, declared);
        QFETCH(QByteArray, declared_as);
        QFETCH(QByteArray, used);
        QFETCH(QByteArray, used_as);
        QByteArray twin = source("mckp_sync");
        QCOMPARE(twin.count(declared), 1);
        QCOMPARE(twin.count(used), 1);
        // One instantiation is enough, and compiles faster.
        const QByteArray one = "\n#undef KS_KERNELS\n#define KS_KERNELS(...)\n" +
                               twin.replace(declared, declared_as).replace(used, used_as) +
                               "\nvoid* kept() { return (void*)&mckp_sync_rows<int, false, 1>; }\n";
        const QString code = ptx(one);
        QVERIFY2(!code.isEmpty(), qPrintable(output_));
        const auto loads = loads_in(code, "mckp_sync_rows");
        QCOMPARE(loads.size(), 1);
        QVERIFY(std::ranges::any_of(loads, [](const Loads& each) { return each.cached.contains(3); }));
    }

private:
    static QByteArray source(const QString& file) {
        const QDir families(ks::source_path("solvers/problems"));
        for (const QString& family : families.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile text(families.filePath(QStringLiteral("%1/kernels/%2.inl").arg(family, file)));
            if (text.open(QIODevice::ReadOnly))
                return text.readAll();
        }
        return {};
    }

    QString ptx(const QByteArray& kernels, const QByteArray& prelude = "device_prelude.h") {
        const QString file = folder_.filePath("kernel.cu"), result = folder_.filePath("kernel.ptx");
        QFile::remove(result);
        QFile text(file);
        if (!text.open(QIODevice::WriteOnly))
            return {};
        text.write("#include \"solvers/kernels/" + prelude + "\"\nnamespace ks::device {\n" + kernels +
                   "\n}\n");
        text.close();
        output_ = ks::run_tool(KS_NVCC, {"-std=c++20", "-arch=sm_90", "-I", ks::source_path(), "-ptx", "-o",
                                         result, file})
                      .output;
        QFile code(result);
        return code.open(QIODevice::ReadOnly) ? QString::fromLatin1(code.readAll()) : QString();
    }

    QTemporaryDir folder_;
    QString output_;
};

KS_TEST(PtxTest)
#include "stale_reads_test.moc"
