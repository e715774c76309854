// SPDX-License-Identifier: Apache-2.0
// The report of a run in the user's units, and its comparison with the solution in the instance's file.
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/kind_table.h"
#include "solvers/run/outcome.h"
#include "solvers/run/run.h"
#include "solvers/steps/recording.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace ks;

namespace {

Result<Outcome> solved(const std::string& text, const std::string& variant, std::string_view format = "",
                       const TableOptions& options = {}) {
    RunRequest request;
    KS_TRY(request.instance, read_instance({.text = text, .name = "a", .table = options}, format));
    request.variant = variant;
    return run(request, {}, {}, {});
}

std::string about_known(const Result<Outcome>& outcome) {
    if (!outcome)
        return outcome.error().sentence();
    const auto& facts = outcome->answer.facts;
    const auto found = std::ranges::find(facts, "known-selection", &Fact::name);
    return found == facts.end() ? "" : found->sentence;
}

const TableOptions kilograms{.scale = {{"weight", 10}}, .units = {{"weight", "kg"}, {"value", "EUR"}}};

} // namespace

class UserUnitsRunTest : public QObject {
    Q_OBJECT

private slots:
    void the_solution_of_the_file_is_compared() {
        const std::string two = "2 9\n7 4\n8 6\n";
        QCOMPARE(about_known(solved(two + "1 0\n", "knapsack.sequential", "unicauca")),
                 std::string("The file's solution has value 7, the optimum is 8."));
        QCOMPARE(about_known(solved(two + "0 1\n", "knapsack.sequential", "unicauca")),
                 std::string("The file's solution has value 8, the optimum is 8."));
        QCOMPARE(about_known(solved(two + "1 1\n", "knapsack.sequential", "unicauca")),
                 std::string("The file's solution is infeasible: its weight 10 is above 9."));
        QCOMPARE(about_known(solved(two + "0 1\n", "knapsack.greedy", "unicauca")),
                 std::string("The file's solution has value 8, this one has value 7."));
        QCOMPARE(about_known(solved(two, "knapsack.sequential", "plain")), std::string());
        QCOMPARE(
            about_known(solved("2 0.9\n7 0.4\n8 0.6\n1 1\n", "knapsack.sequential", "unicauca", kilograms)),
            std::string("The file's solution is infeasible: its weight 10 (1 kg) is above 9 (0.9 kg)."));
    }

    void a_result_has_the_quantities() {
        const auto outcome = solved("2 2\n7 1.5\n8 0.6\n", "knapsack.sequential", "plain", kilograms);
        KS_VERIFY_OK(outcome);
        const Json json = to_json(*outcome);
        QCOMPARE(json["weight"], Json(6));
        QCOMPARE(json["quantities"], Json::parse(R"({"value": {"amount": "8", "unit": "EUR", "factor": 1},
                     "weight": {"amount": "0.6", "limit": "2", "unit": "kg", "factor": 10}})"));
        const auto tree = json::parse(json.dump(), "a");
        KS_VERIFY_OK(tree);
        const auto back = read_outcome(json::Cursor(*tree, "a"));
        KS_VERIFY_OK(back);
        QCOMPARE(to_json(*back), json);
        QCOMPARE(back->units.limit, std::optional<std::int64_t>(20));
    }

    void a_result_without_units_has_none() {
        const auto outcome = solved("2 2\n7 1\n8 1\n", "knapsack.sequential", "plain");
        KS_VERIFY_OK(outcome);
        QVERIFY(!to_json(*outcome).contains("quantities"));
    }

    void the_way_back_ends_with_the_quantities() {
        const auto instance =
            read_instance({.text = "2 2\n7 1.5\n8 0.6\n", .name = "a", .table = kilograms}, "plain");
        KS_VERIFY_OK(instance);
        const auto recording = kind_of(**instance).table->record(*instance, {});
        KS_VERIFY_OK(recording);
        const std::string last = (*recording)->at((*recording)->count()).text;
        QVERIFY2(last.find("value 8 EUR, weight 6 (0.6 of 2 kg)") != std::string::npos, last.c_str());
    }
};

KS_TEST(UserUnitsRunTest)
#include "user_units_run_test.moc"
