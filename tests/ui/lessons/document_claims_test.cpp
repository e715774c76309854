// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of a document: sections instead of steps, numbers in order, tables, and figures whose data are
// not stored.
#include "tests/support/suite.h"
#include "tests/ui/lessons/held_numbers.h"
#include "tests/ui/lessons/lesson_claims.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ks;

namespace {

const char* const document = R"(# Times

Set 5 has 303,500 cells.

## Rows

On an NVIDIA H200, 2026-11-22, `mckp.tuned` without dropping takes 3.37 ms, of which
the rows take 2.63 ms; with dropping 0.37 ms.
It was 3.1 ms by `bench old.json`.

    $ bench 17

| set | `mckp.mcknap`, one core | cores |
| --- | --- | --- |
| 1 and 2 | 0.023 and 0.034 ms | 2 |
| 5, us | 640 | - |
)";

QString wrong_with(const QString& claim, std::vector<tests::TextSpan>* held = nullptr) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("claims.json"));
    if (!file.open(QIODevice::WriteOnly) || file.write("[" + claim.toUtf8() + "]") < 0)
        return "no file";
    file.close();
    const tests::LessonWords words{QString(document)};
    const auto claims = tests::claims_of_document(file.fileName(), words);
    const tests::CheckedClaim checked(claims.front(), words);
    if (held)
        *held = checked.held;
    return checked.wrong;
}

} // namespace

class DocumentClaimsTest : public QObject {
    Q_OBJECT

private slots:
    void a_section_is_a_step() {
        const tests::LessonWords words{QString(document)};
        QCOMPARE(words.steps.size(), std::size_t(2));
        QCOMPARE(words.steps[0].heading, QString());
        QCOMPARE(words.steps[1].heading, QString("Rows"));
        QVERIFY(words.steps[0].text.contains("303500 cells")); // without the comma
        QVERIFY(words.steps[1].text.contains("of which the rows take 2.63 ms"));
        QVERIFY(!words.steps[1].text.contains("17")); // code makes no statements
    }

    void claims_data() {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<QString>("why"); // empty: the claim is true
        QTest::addColumn<int>("held");
        const auto add = [](const char* name, const char* claim, const char* why, int held) {
            QTest::newRow(name) << claim << why << held;
        };
        add("a time", R"({"section": "Rows", "text says": "takes 3.37 ms", "recorded": "h200-mckp-kernels",
            "variant": "mckp.tuned", "instance": "thesis-set5", "set": {"dominance": "off"}})",
            "", 1);
        add("times in turn", R"({"section": "Rows", "text says": "3.37 ms, of which the rows take 2.63 ms",
            "recorded": "h200-mckp-kernels", "variant": "mckp.tuned", "instance": "thesis-set5",
            "set": {"dominance": "off"}, "stage": ["total", "compute"]})",
            "", 2);
        add("times in the wrong order", R"({"section": "Rows",
            "text says": "3.37 ms, of which the rows take 2.63 ms",
            "recorded": "h200-mckp-kernels", "variant": "mckp.tuned", "instance": "thesis-set5",
            "set": {"dominance": "off"}, "stage": ["compute", "total"]})",
            "it is 2.6273", 0);
        add("several rows", R"({"section": "Rows", "text says": "takes 3.37 ms",
            "recorded": "h200-mckp-kernels", "variant": "mckp.tuned"})",
            "no single number", 0);
        add("lists of different lengths", R"({"section": "Rows", "text says": "takes 3.37 ms",
            "recorded": "h200-mckp-kernels", "variant": ["mckp.tuned", "mckp.sync"], "seed": [1, 2, 3]})",
            "no single number", 0);
        add("no such file", R"({"section": "Rows", "text says": "takes 3.37 ms", "recorded": "h201"})",
            "no single number", 0);
        add("no such section", R"({"section": "Columns", "text says": "takes 3.37 ms", "recorded": "h201"})",
            "there is no such step", 0);
        add("worked out", R"({"section": "Rows", "text says": "2.63 ms; with dropping 0.37 ms",
            "is": ["off", "on"], "recorded": "h200-mckp-kernels", "variant": "mckp.tuned",
            "instance": "thesis-set5", "stage": "compute",
            "where": {"off": {"set": {"dominance": "off"}}, "on": {"set": {"dominance": "on"}}}})",
            "", 2);
        add("an instance", R"({"section": "", "text says": "has 303,500 cells", "is": "capacity",
            "where": {"capacity": {"preset": "thesis-set5", "at": "capacity"}}})",
            "", 1);
        add("that it was measured", R"({"section": "", "text says": "Set 5", "recorded": "h200-mckp-kernels",
            "instance": "thesis-set5", "as": "any"})",
            "", 1);
        add("that it was not measured", R"({"section": "", "text says": "Set 5",
            "recorded": "h200-mckp-kernels", "instance": "thesis-set1", "as": "any"})",
            "no single number", 0);
        add("a table", R"({"section": "Rows", "table": "| set |", "recorded": "epyc-best-sequential",
            "columns": [{"variant": "mckp.mcknap"}, null],
            "rows": [{"instance": ["thesis-set1", "thesis-set2"]}, {"instance": "thesis-set5"}]})",
            "", 6);
        add("another row", R"({"section": "Rows", "table": "| set |", "recorded": "epyc-best-sequential",
            "columns": [{"variant": "mckp.mcknap"}, null],
            "rows": [{"instance": ["thesis-set1", "thesis-set2"]}, {"instance": "thesis-set4"}]})",
            "it is 171", 0);
        add("too few rows", R"({"section": "Rows", "table": "| set |", "recorded": "epyc-best-sequential",
            "columns": [{"variant": "mckp.mcknap"}, null], "rows": [{"instance": "thesis-set1"}]})",
            "the table has 2 rows", 0);
        add("data that is not kept", R"({"section": "Rows", "text says": "was 3.1 ms", "measured": {
            "command": "bench old.json", "device": "H200", "commit": "0123456789", "date": "2026-11-22"}})",
            "", 1);
        add("on another day", R"({"section": "Rows", "text says": "was 3.1 ms", "measured": {
            "command": "bench old.json", "device": "H200", "commit": "0123456789", "date": "2026-11-23"}})",
            "the section does not say \"2026-11-23\"", 0);
        add("without a commit", R"({"section": "Rows", "text says": "was 3.1 ms", "measured": {
            "command": "bench old.json", "device": "H200", "date": "2026-11-22"}})",
            "has a command, a commit, a date and a device", 0);
    }
    void claims() {
        QFETCH(const QString, claim);
        QFETCH(const QString, why);
        QFETCH(const int, held);
        std::vector<tests::TextSpan> spans;
        const QString wrong = wrong_with(claim, &spans);
        QVERIFY2(why.isEmpty() ? wrong.isEmpty() : wrong.contains(why), qPrintable(claim + ": " + wrong));
        if (why.isEmpty())
            QCOMPARE(static_cast<int>(spans.size()), held);
    }

    void ratios_data() {
        QTest::addColumn<QString>("as");
        QTest::addColumn<double>("value");
        QTest::newRow("least") << "least" << 2.05;
        QTest::newRow("mean") << "mean" << 2.56;
        QTest::newRow("count") << "count" << 13.0;
        QTest::newRow("below 1") << "below 1" << 0.0;
    }
    void ratios() {
        QFETCH(const QString, as);
        QFETCH(const double, value);
        const auto found =
            tests::RecordedNumbers::one({{"recorded", "h200-concurrency-figure-6"},
                                         {"stage", "compute"},
                                         {"set", QJsonObject{{"kernels", 16}, {"schedule", "sequential"}}},
                                         {"over", QJsonObject{{"set", QJsonObject{{"schedule", "planned"}}}}},
                                         {"as", as}});
        QVERIFY(found);
        QVERIFY2(std::abs(*found - value) < 0.005, qPrintable(QString::number(*found)));
    }

    void a_spelled_number_is_noticed() {
        const tests::LessonWords words{QString("## Course\n\nA course of six chapters.\n")};
        const auto wrong = [&](const char* is) {
            const tests::LessonClaim claim{
                .json = {{"step", 1}, {"text says", "of six chapters"}, {"is", is}}};
            return tests::CheckedClaim(claim, words).wrong;
        };
        QCOMPARE(wrong("2 * 3"), QString());
        QVERIFY(wrong("2 + 3").contains("it is 5"));
    }
};

KS_TEST(DocumentClaimsTest)
#include "document_claims_test.moc"
