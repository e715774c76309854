// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/outcome.h"

#include "solvers/result/answer_words.h"
#include "tests/solvers/answers.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

Result<Outcome> read_result(const Json& document) {
    KS_TRY(const json::Node root, json::parse(to_line(document), "result"));
    return read_outcome(json::Cursor(root, "result"));
}

} // namespace

/// The result document is written and read back: a selection, a front or a plan.
class OutcomeTest : public QObject {
    Q_OBJECT

private slots:
    void results_read_back_to_the_same_data() {
        QTest::addColumn<int>("which");
        QTest::newRow("a selection with a place that names nothing") << 0;
        QTest::newRow("a front") << 1;
        QTest::newRow("a plan") << 2;
    }
    void results_read_back_to_the_same() {
        QFETCH(int, which);
        const Outcome outcome = tests::outcome_of(which == 0   ? tests::sparse_selection()
                                                  : which == 1 ? tests::front()
                                                               : tests::plan());
        const Json written = to_json(outcome);
        const auto read = read_result(written);
        KS_VERIFY_OK(read);
        QCOMPARE(to_line(to_json(*read)), to_line(written));
        QVERIFY(read->answer.selection == outcome.answer.selection);
        QVERIFY(read->answer.front == outcome.answer.front);
        QVERIFY(read->answer.plan == outcome.answer.plan);
        QCOMPARE(read->variant, std::string("knapsack.theirs")); // this program does not have that variant
        QCOMPARE(read->parameters.integer("width"), std::int64_t{3});
        QCOMPARE(read->stages.front().name, std::string("shake"));
    }

    void their_members() {
        const Json selection = to_json(tests::outcome_of(tests::sparse_selection()));
        QCOMPARE(to_line(selection["selection"]), std::string("[null,1]"));
        QVERIFY(!selection.contains("front") && !selection.contains("plan"));
        const Json front = to_json(tests::outcome_of(tests::front()));
        QCOMPARE(
            to_line(front["front"][1]),
            std::string(R"({"cost":9,"value":1.8833333333333333,"exact":"113/60","selection":[null,1]})"));
        QVERIFY(!front["front"][0].contains("exact"));
        QVERIFY(front["objective"].is_null() && front["weight"].is_null() && front["selection"].is_null());
        const Json plan = to_json(tests::outcome_of(tests::plan()));
        QCOMPARE(to_line(plan["plan"]["batches"][0]["used"]),
                 std::string(R"({"warps":16,"blocks":2,"registers":8192,"shared_bytes":4096})"));
        QCOMPARE(plan["plan"]["infeasible"][0]["kernel"].get<int>(), 4);
    }

    void names_are_written_only_where_items_have_some() {
        Outcome outcome = tests::outcome_of(tests::sparse_selection());
        QVERIFY(!to_json(outcome).contains("names"));
        outcome.names = {"", "tent"};
        const Json written = to_json(outcome);
        QCOMPARE(to_line(written["names"]), std::string(R"([null,"tent"])"));
        const auto read = read_result(written);
        KS_VERIFY_OK(read);
        QCOMPARE(read->names, outcome.names);
        Json wrong = written;
        wrong["names"].push_back("stove");
        KS_COMPARE_ERROR(read_result(wrong), ErrorCode::input,
                         "result /names: there is not one name for each entry of the selection");
    }

    void wrong_results_are_refused_with_the_place() {
        const auto refused = [](const Answer& answer, const char* pointer, const Json& value,
                                const char* place) {
            Json wrong = to_json(tests::outcome_of(answer));
            wrong[Json::json_pointer(pointer)] = value;
            const auto read = read_result(wrong);
            QVERIFY2(!read, pointer);
            QCOMPARE(read.error().code, ErrorCode::input);
            QCOMPARE(read.error().where, std::string(place));
        };
        refused(tests::sparse_selection(), "/selection/0", -1, "result /selection/0");
        refused(tests::front(), "/front/0/cost", -1, "result /front/0/cost");
        refused(tests::front(), "/front/0/value", "much", "result /front/0/value");
        refused(tests::front(), "/front/0/value", 0.5, "result /front/0/value"); // the fraction is required
        refused(tests::front(), "/front/1/value", 2, "result /front/1/value");   // it is not 113/60
        refused(tests::front(), "/front/1/exact", "226/120", "result /front/1/exact");
        refused(tests::front(), "/front/1/exact", "1/4611686018427387904", "result /front/1/value");
        refused(tests::front(), "/front/0/extra", 1, "result /front/0/extra");
        refused(tests::front(), "/selection", Json::array(), "result");
        refused(tests::plan(), "/plan/batches/0/repeat", 0, "result /plan/batches/0/repeat");
        refused(tests::plan(), "/plan/batches/0/limits", nullptr, "result /plan/batches/0/limits");
        refused(tests::plan(), "/plan/optimal", 1, "result /plan/optimal");
        refused(tests::plan(), "/front", Json::array(), "result");
    }

    void in_words() {
        QCOMPARE(front_words(*tests::front().front),
                 std::string("2 points, from cost 0 and value 1 to cost 9 and value 113/60"));
        Front one;
        one.add({.cost = 7, .numerator = 12}, {});
        QCOMPARE(front_words(one), std::string("1 point, of cost 7 and value 12"));
        Plan plan = *tests::plan().plan;
        QCOMPARE(plan_words(plan),
                 std::string("3 batches, and no plan has fewer than 2; 1 kernel fits in none"));
        plan.optimal = true;
        plan.batch_count = 1;
        plan.infeasible.clear();
        QCOMPARE(plan_words(plan), std::string("1 batch, the fewest there can be"));
    }
};

KS_TEST(OutcomeTest)
#include "outcome_test.moc"
