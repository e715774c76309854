// SPDX-License-Identifier: Apache-2.0
// What a program can do about an error: with the error's words for the command line, and in JSON.
#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/remedy_json.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

/// The remedy after it went through the JSON of an error.
Remedy sent(const Remedy& remedy) {
    Json error = {{"event", "error"}};
    put_remedy(error, remedy);
    return read_remedy(json::Cursor(*json::parse(to_line(error), "error"), "error"));
}

Remedy read(const std::string& remedy) {
    return read_remedy(json::Cursor(*json::parse("{\"remedy\":" + remedy + "}", "error"), "error"));
}

} // namespace

class RemedyTest : public QObject {
    Q_OBJECT

private slots:
    void advice_names_the_option_data() {
        QTest::addColumn<QString>("otherwise");
        QTest::addColumn<qlonglong>("needed");
        QTest::addColumn<qlonglong>("more");
        QTest::addColumn<QString>("todo");
        constexpr qlonglong mib = 1 << 20;
        QTest::newRow("needed") << "choose less" << 12 * mib << 0LL
                                << "raise it with --memory 12M, or choose less";
        QTest::newRow("more") << "choose less" << 0LL << 3 * mib << "raise --memory by 3M, or choose less";
        QTest::newRow("unknown") << "choose less" << 0LL << 0LL << "raise --memory, or choose less";
        QTest::newRow("alone") << "" << 0LL << 0LL << "raise --memory";
    }
    void advice_names_the_option() {
        QFETCH(const QString, otherwise);
        QFETCH(const qlonglong, needed);
        QFETCH(const qlonglong, more);
        const Error error =
            over_budget("too little", otherwise.toStdString(), {.needed = needed, .more = more});
        QCOMPARE(error.code, ErrorCode::limit);
        QTEST(QString::fromStdString(error.todo), "todo");
        QCOMPARE(QString::fromStdString(*error.remedy.advice), otherwise);
        QCOMPARE(error.remedy.kind, needed > 0 ? Remedy::Kind::memory : Remedy::Kind::more_memory);
        QCOMPARE(error.remedy.bytes, needed + more);
    }

    void goes_through_json() {
        for (const Remedy& remedy :
             {Remedy{}, Remedy{.kind = Remedy::Kind::memory, .bytes = 5, .advice = "choose less"},
              Remedy{.kind = Remedy::Kind::more_memory, .advice = ""}, Remedy{.kind = Remedy::Kind::index},
              Remedy{.kind = Remedy::Kind::capacity}, Remedy{.kind = Remedy::Kind::count},
              Remedy{.advice = "press Trace"}})
            QCOMPARE(sent(remedy), remedy);
    }

    void advice_knows_what_it_was_made_of() {
        keep_origins(true);
        const Remedy remedy = sent({.advice = formatted("at most {} blocks", 12)});
        keep_origins(false);
        QVERIFY(remedy.advice && remedy.advice->origin());
        QCOMPARE(remedy.advice->origin()->form, std::string("at most {} blocks"));
    }

    /// An earlier runner writes none, a later one may write others.
    void an_unknown_remedy_is_none() {
        for (const char* remedy :
             {"null", "7", "{}", "{\"kind\":\"prayer\"}", "{\"kind\":\"memory\",\"bytes\":-1}",
              "{\"kind\":\"memory\",\"bytes\":1e30}"})
            QCOMPARE(read(remedy), Remedy{});
    }
};

KS_TEST(RemedyTest)
#include "remedy_test.moc"
