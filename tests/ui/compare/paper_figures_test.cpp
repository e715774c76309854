// SPDX-License-Identifier: GPL-3.0-or-later
// The file with the numbers printed in papers.
#include "assets/assets.h"
#include "solvers/core/fact_words.h"
#include "solvers/core/formatted.h"
#include "solvers/kinds/presets.h"
#include "tests/support/suite.h"
#include "tests/ui/help/spoken.h"
#include "tests/visual/quiet.h"
#include "ui/compare/paper_figures.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace ks;
using namespace ks::ui;

class PaperFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    /// Every fact that recorded results have is shown in the language of the window, and so are papers'
    /// variants.
    void facts_and_variants_are_in_the_spoken_language() {
        std::set<std::string> facts;
        const QDir results(QStringLiteral(":/assets/results"));
        static const QRegularExpression list(QStringLiteral("\"facts\": *\\[([^\\]]*)\\]")),
            name(QStringLiteral("\"name\": *\"([^\"]*)\""));
        for (const QString& file : results.entryList({QStringLiteral("*.json")})) {
            QFile read(results.filePath(file));
            QVERIFY(read.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(read.readAll());
            for (auto each = list.globalMatch(text); each.hasNext();)
                for (auto one = name.globalMatch(each.next().captured(1)); one.hasNext();)
                    facts.insert(one.next().captured(1).toStdString());
        }
        QVERIFY(facts.contains("discard-rate") && facts.size() >= 14);
        const tests::Spoken german(QStringLiteral("de"));
        for (const std::string& fact : facts)
            QVERIFY2(fact_words(fact) != fact, fact.c_str());
        QCOMPARE(fact_words("discard-rate"), std::string("Verwerfungsrate"));
        const PrintedOf of{.preset = "two-list", .measure = Measure::whole};
        const auto printed = printed_beside(paper_figures(), of, {"subset-sum.two-list.sequential", {}, {}});
        QVERIFY(!printed.empty());
        for (const visual::Printed& figure : printed)
            QVERIFY2(figure.label.find("two-list") == std::string::npos, figure.label.c_str());
    }

    void the_papers_figures_can_be_read() {
        QVERIFY(paper_figures().size() >= 15);
        for (const PaperFigure& figure : paper_figures())
            for (const std::string& preset : figure.presets)
                QVERIFY2(find_preset(preset), preset.c_str());
        const auto has = [](const char* preset, const char* over, const char* label, double ratio) {
            const PrintedOf of{.preset = preset, .measure = Measure::kernel_with_copies};
            for (const visual::Printed& printed : printed_beside(paper_figures(), of, {over, {}, {}}))
                if (printed.label == label)
                    return printed.low == ratio &&
                           printed.provenance.find("Tesla M2050") != std::string::npos;
            return false;
        };
        QVERIFY(has("thesis-set4", "mckp.sequential", "CUDA, 220× on average", 220));
        QVERIFY(has("thesis-set4", "mckp.sequential", "CUDA, up to 270×", 270));
        QVERIFY(!has("thesis-set1", "mckp.sequential", "CUDA, up to 270×", 270));
        QVERIFY(has("thesis-set1", "mckp.sequential", "CUDA, at least 150×", 150));
        QVERIFY(has("thesis-set3", "mckp.global", "CUDA-SYNC, 20 % faster on average", 1.2));
        QVERIFY(has("thesis-spread5", "mckp.sequential", "CUDA-PREVROW, about 320×", 320));
        QVERIFY(has("thesis-set2", "mckp.multicore", "CUDA-SYNC, 3 to 4× on average", 3));
        // SSO report, Sections 4.2, 4.3.1 and 4.6: 52.60 s and 30.91 s on a T4, 40.22 s and 28.23 s on an RTX
        // 3060.
        std::vector<std::string> said;
        const PrintedOf random1{.preset = "sso-random1", .measure = Measure::kernel};
        const std::string basic = "subset-sum.parry.basic-v2";
        for (const visual::Printed& printed :
             printed_beside(paper_figures(), random1, {basic, {}, {{"rows-end", "target"}}}))
            if (printed.label.starts_with("unrolling 8, "))
                said.push_back(formatted("{}, {:.2f}", printed.label, printed.low));
        QCOMPARE(said, (std::vector<std::string>{"unrolling 8, Tesla T4, 1.70",
                                                 "unrolling 8, GeForce RTX 3060, 1.42"}));
        for (const visual::Printed& printed : printed_beside(
                 paper_figures(), random1, {basic, {}, {{"block", "1024"}, {"rows-end", "target"}}}))
            if (printed.label == "unrolling 8, Tesla T4")
                QCOMPARE(printed.low, 55436.583 / 31909.336);
        QVERIFY(printed_beside(paper_figures(), {"thesis-set3"}, {}).empty());
        QVERIFY(printed_beside(paper_figures(), {""}, {"mckp.sequential", {}, {}}).empty());
    }

    void mistakes_in_the_papers_figures_have_their_place() {
        QFile file(asset_path(QStringLiteral("paper-figures.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray good = file.readAll();
        QVERIFY(read_paper_figures(good.toStdString(), "p.json"));
        const auto place = [&good](const char* from, const char* to) {
            QByteArray bad = good;
            bad.replace(bad.indexOf(from), static_cast<qsizetype>(qstrlen(from)), to);
            const auto read = read_paper_figures(bad.toStdString(), "p.json");
            return read ? std::string() : read.error().where;
        };
        QCOMPARE(place("\"times\": \"kernel\"", "\"times\": \"kernels\""),
                 std::string("p.json /papers/SSO report/times"));
        QCOMPARE(place("\"value\": 220", "\"value\": \"220\""), std::string("p.json /figures/0/value"));
        QCOMPARE(place("\"over\"", "\"against\""), std::string("p.json /figures/0/against"));
        QCOMPARE(place("{\"paper\": \"thesis\"", "{\"paper\": \"diary\""), std::string("p.json /papers"));
        QCOMPARE(place("paper-figures\", \"version\": 1", "paper-figures\", \"version\": 2"),
                 std::string("p.json /version"));
    }
};

KS_TEST(PaperFiguresTest)
#include "paper_figures_test.moc"
