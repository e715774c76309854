// SPDX-License-Identifier: Apache-2.0
#include "solvers/lp/lp_answers.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

using Solution = LinearProgram::Solution;

/// Two rows that demand 3 and 1, a column that gives 2 to the first row and one that gives 1 to the second,
/// each with cost 1. The solution is 1.5 and 1, with cost 2.5. One unit more of the first row would cost 0.5,
/// of the second 1.
Result<Solution> solved_with(const LpSolver& solver) {
    KS_TRY(const auto program, solver.program(2));
    program->set_demands(std::vector<double>{3, 1});
    program->add_column(1, std::vector<LinearProgram::Entry>{{0, 2}});
    program->add_column(1, std::vector<LinearProgram::Entry>{{1, 1}});
    return program->solve({});
}
const Solution by_hand{.cost = 2.5, .x = {1.5, 1}, .duals = {0.5, 1}};

bool same(const Solution& a, const Solution& b) {
    return a.cost == b.cost && a.x == b.x && a.duals == b.duals;
}

Result<LpAnswers> read(const std::string& text) {
    KS_TRY(const json::Node node, json::parse(text, "test"));
    return read_lp_answers(json::Cursor(node, "test"));
}

} // namespace

/// Answers to linear programs that are recorded, written to a document, and replayed.
class LpAnswersTest : public QObject {
    Q_OBJECT

private slots:
    void recorded_answers_are_replayed() {
        const LpKept first({by_hand, by_hand});
        const LpNotes notes(first);
        for (int times = 0; times < 2; ++times)
            KS_VERIFY_OK(solved_with(notes));
        const Result<LpAnswers> written = read(to_line(to_json(notes.answers())));
        KS_VERIFY_OK(written);
        QCOMPARE(written->size(), std::size_t{2});
        const LpKept again(*written);
        for (int times = 0; times < 2; ++times) {
            const auto solved = solved_with(again);
            KS_VERIFY_OK(solved);
            QVERIFY(same(*solved, by_hand));
        }
        QCOMPARE(solved_with(again).error().code, ErrorCode::input); // one question more than recorded
    }

    /// Numbers keep their last bit, and unused columns are kept.
    void nothing_is_lost_in_writing() {
        const Solution odd{.cost = 1.0 / 3, .x = {0, 0.1 + 0.2, 0}, .duals = {0, 1e-17}};
        const Result<LpAnswers> written = read(to_line(to_json(LpAnswers{odd})));
        KS_VERIFY_OK(written);
        QVERIFY(same(written->front(), odd));
    }

    void an_answer_has_to_prove_itself_data() {
        QTest::addColumn<double>("cost");
        QTest::addColumn<QList<double>>("x");
        QTest::addColumn<QList<double>>("duals");
        QTest::newRow("covers too little") << 2.0 << QList<double>{1, 1} << QList<double>{0.5, 0.5};
        QTest::newRow("not the least") << 3.0 << QList<double>{2, 1} << QList<double>{0.5, 1};
        QTest::newRow("a column is worth more than it costs")
            << 2.5 << QList<double>{1.5, 1} << QList<double>{0.25, 1.75};
        QTest::newRow("another cost") << 2.0 << QList<double>{1.5, 1} << QList<double>{0.5, 1};
        QTest::newRow("a column too few") << 2.5 << QList<double>{1.5} << QList<double>{0.5, 1};
        QTest::newRow("a row too many") << 2.5 << QList<double>{1.5, 1} << QList<double>{0.5, 1, 0};
    }
    void an_answer_has_to_prove_itself() {
        QFETCH(double, cost);
        QFETCH(QList<double>, x);
        QFETCH(QList<double>, duals);
        const LpKept kept({{.cost = cost, .x = {x.begin(), x.end()}, .duals = {duals.begin(), duals.end()}}});
        const auto solved = solved_with(kept);
        QVERIFY(!solved);
        QCOMPARE(solved.error().code, ErrorCode::input);
    }

    void broken_documents_have_a_place_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no list") << QByteArray("{}");
        QTest::newRow("no cost") << QByteArray(R"([{"columns": 0, "x": [], "duals": []}])");
        QTest::newRow("too many columns")
            << QByteArray(R"([{"cost": 0, "columns": 9000000000, "x": [], "duals": []}])");
        QTest::newRow("a column that is not there")
            << QByteArray(R"([{"cost": 0, "columns": 1, "x": [[1, 2]], "duals": []}])");
        QTest::newRow("no pair") << QByteArray(R"([{"cost": 0, "columns": 1, "x": [[0]], "duals": []}])");
        QTest::newRow("a word") << QByteArray(R"([{"cost": 0, "columns": 0, "x": [], "duals": ["a"]}])");
    }
    void broken_documents_have_a_place() {
        QFETCH(QByteArray, text);
        const Result<LpAnswers> answers = read(text.toStdString());
        QVERIFY(!answers);
        QCOMPARE(answers.error().code, ErrorCode::input);
        QVERIFY2(answers.error().where.starts_with("test"), answers.error().where.c_str());
    }
};

KS_TEST(LpAnswersTest)
#include "lp_answers_test.moc"
