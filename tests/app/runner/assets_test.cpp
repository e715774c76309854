// SPDX-License-Identifier: Apache-2.0
#include "tests/app/runner/schemas.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTest>

/// The shipped data files fit their schemas.
class AssetsTest : public QObject {
    Q_OBJECT

    static QByteArray one_line(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().replace('\n', ' ') : QByteArray("unreadable");
    }
    static Documents documents(const QString& folder, const QString& schema) {
        Documents all;
        const QDir dir(ks::source_path("assets/") + folder);
        for (const QString& name : dir.entryList({QStringLiteral("*.json")}))
            all.append({schema, one_line(dir.filePath(name))});
        return all;
    }

private slots:
    void campaigns_and_results() {
        const Documents all = documents(QStringLiteral("campaigns"), QStringLiteral("campaign")) +
                              documents(QStringLiteral("results"), QStringLiteral("results")) +
                              documents(QStringLiteral("ceilings"), QStringLiteral("ceilings"));
        QVERIFY(all.size() >= 4);
        QCOMPARE(schema_errors(all), QString());
    }

    void figures_of_the_papers() {
        const QString schemas = ks::source_path("assets/schemas");
        const QByteArray good = one_line(ks::source_path("assets/paper-figures.json"));
        const auto errors = [&schemas](const QByteArray& document) {
            return schema_errors({{QStringLiteral("paper-figures"), document}}, schemas);
        };
        QCOMPARE(errors(good), QString());
        for (const auto& [from, to] : {std::pair("\"speedup\"", "\"faster\""),
                                       {"\"value\": 220", "\"value\": 0"},
                                       {"\"over\": \"CPU\", ", ""},
                                       {"\"average\"", "\"mean\""},
                                       {"\"setting\": \"n\"", "\"by\": \"n\""},
                                       {"[36, 0.443,", "[36, \"0.443\","},
                                       {"{\"fact\": \"search", "{\"value\": 1, \"fact\": \"search"},
                                       {"\"parameters\": {\"log-k\": 0}", "\"parameters\": {}"}}) {
            QByteArray bad = good;
            QVERIFY2(bad.contains(from), from);
            bad.replace(from, to);
            QVERIFY2(!errors(bad).isEmpty(), from);
        }
    }
    void an_example_of_a_session() {
        const QString schemas = ks::source_path("assets/schemas");
        const QByteArray good = one_line(ks::source_path("tests/ui/session_file/example.knapscope-session"));
        const auto errors = [&schemas](const QByteArray& document) {
            return schema_errors({{QStringLiteral("session"), document}}, schemas);
        };
        QCOMPARE(errors(good), QString());
        for (const auto& [from, to] :
             {std::pair("\"page\"", "\"pages\""), {"\"text_size\":125", "\"text_size\":\"125\""}}) {
            QByteArray bad = good;
            QVERIFY2(bad.contains(from), from);
            bad.replace(from, to);
            QVERIFY2(!errors(bad).isEmpty(), from);
        }
    }
    void errata_of_the_papers() {
        const QString schemas = ks::source_path("assets/schemas");
        const QByteArray good = one_line(ks::source_path("assets/errata.json"));
        const auto errors = [&schemas](const QByteArray& document) {
            return schema_errors({{QStringLiteral("errata"), document}}, schemas);
        };
        QCOMPARE(errors(good), QString());
        for (const auto& [from, to] :
             {std::pair("\"right\"", "\"correct\""), {"\"year\": 2011", "\"year\": 11"}}) {
            QByteArray bad = good;
            bad.replace(from, to);
            QVERIFY2(!errors(bad).isEmpty(), from);
        }
    }
};

KS_TEST(AssetsTest)
#include "assets_test.moc"
