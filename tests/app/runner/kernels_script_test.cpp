// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/runner_process.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

/// The kernels that tests/gpu.sh and tests/counters.sh run come from the runner's list, so a new kind or
/// kernel needs no change in a script.
class KernelsScriptTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QJsonObject listed_ = run_runner({"list", "--json"}).document();

    QStringList lines(const QStringList& use, const QJsonObject& listed) {
        QFile file(folder_.filePath("list.json"));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(QJsonDocument(listed).toJson());
        file.close();
        QProcess python;
        python.start("/usr/bin/python3",
                     QStringList{source_path("tests/kernels.py")} + use + QStringList{file.fileName()});
        if (!python.waitForFinished(120'000) || python.exitCode() != 0)
            return {};
        return QString::fromUtf8(python.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
    }

    /// The list with a new kind "sofa", whose only kernel and CPU variants are copies of knapsack's.
    QJsonObject with_a_new_kind() const {
        QJsonArray variants = listed_["variants"].toArray(), presets = listed_["presets"].toArray();
        for (const char* like : {"knapsack.exhaustive", "knapsack.sequential", "knapsack.global"})
            for (const QJsonValue variant : QJsonArray(variants))
                if (variant["id"].toString() == QLatin1String(like)) {
                    QJsonObject other = variant.toObject();
                    other["kind"] = "sofa";
                    other["id"] = other["id"].toString().replace("knapsack", "sofa");
                    variants.append(other);
                }
        for (const char* id : {"first", "second"})
            presets.append(QJsonObject{{"id", id}, {"kind", "sofa"}, {"trials", QJsonArray()}});
        QJsonObject all = listed_;
        all["variants"] = variants;
        all["presets"] = presets;
        return all;
    }

private slots:
    void instances_of_each_use() {
        const auto of_the_thesis = [this](const QStringList& use) {
            return lines(use, listed_).filter(QRegularExpression("^(knapsack|multiple-choice) "));
        };
        QCOMPARE(of_the_thesis({"trials", "answers"}),
                 (QStringList{"knapsack uncorrelated 1 - --set n=2000 --set R=200",
                              "multiple-choice thesis-set1 1 -", "multiple-choice thesis-set2 1 -",
                              "multiple-choice thesis-set3 1 -", "multiple-choice thesis-set4 1 -",
                              "multiple-choice thesis-set5 1 -"}));
        QCOMPARE(of_the_thesis({"trials", "little-memory"}),
                 (QStringList{"knapsack uncorrelated 1 128M --set n=2000 --set R=200",
                              "multiple-choice uncorrelated 1 4M --set m=64 --set n=20 --set R=1000"}));
        QCOMPARE(of_the_thesis({"trials", "sanitizers"}),
                 (QStringList{"knapsack uncorrelated 3 - --set n=12 --set R=50",
                              "multiple-choice uncorrelated 3 - --set m=6 --set n=40 --set R=100"}));
        QCOMPARE(of_the_thesis({"trials", "counters"}),
                 (QStringList{"knapsack uncorrelated 1 - --set n=20 --set R=1500",
                              "multiple-choice uncorrelated 1 - --set m=6 --set n=30 --set R=2000"}));
    }

    void every_kernel_once_and_with_each_choice() {
        const QStringList once = lines({"once"}, listed_), each = lines({"each"}, listed_);
        int kernels = 0;
        for (const QJsonValue variant : listed_["variants"].toArray()) {
            const bool kernel = variant["on"].toArray().contains("gpu");
            kernels += kernel;
            const QString id = variant["id"].toString();
            QCOMPARE(once.filter(QRegularExpression("^" + QRegularExpression::escape(id) + " ")).size(),
                     kernel ? 1 : 0);
        }
        QCOMPARE(once.size(), kernels);
        QVERIFY(!once.filter(QRegularExpression("^knapsack.global knapsack rows knapsack\\.")).isEmpty());
        // The last variant is the fastest.
        QVERIFY(once.contains("mckp.tuned multiple-choice rows mckp.multicore"));
        // A kernel of the pool checks itself; a broken teaching kernel is never run on a GPU.
        QVERIFY(once.contains("kernel-mix.pool.scan kernel-mix - -"));
        QVERIFY(once.filter(QRegularExpression("^demo\\.")).isEmpty());
        QVERIFY(each.contains("kernel-mix.pool.synthetic kernel-mix --set block=64 --set kernel=III"));
        QVERIFY(each.contains("mckp.multicell multiple-choice --set block=64 --set order=adjacent"));
        QVERIFY(each.contains("knapsack.global knapsack --set block=64"));
    }

    void a_new_kind_is_exercised() {
        const QJsonObject listed = with_a_new_kind();
        QVERIFY(lines({"once"}, listed).contains("sofa.global sofa rows sofa.sequential"));
        QVERIFY(lines({"each"}, listed).contains("sofa.global sofa --set block=64"));
        for (const char* use : {"answers", "sanitizers", "counters"})
            QVERIFY2(lines({"trials", use}, listed).contains("sofa first 1 -"), use);
        QVERIFY(lines({"trials", "little-memory"}, listed).filter("sofa").isEmpty());
    }
};

KS_TEST(KernelsScriptTest)
#include "kernels_script_test.moc"
