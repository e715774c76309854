// SPDX-License-Identifier: Apache-2.0
// The optimum that a file states is compared with each answer, until the instance is edited.
#include "solvers/kinds/stated_optimum.h"

#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

#include <algorithm>

using namespace ks;

namespace {

std::string pisinger(const std::string& solution) {
    return "bag\nn 2\nc 9\n" + solution + "1,7,4\n2,8,6\n-----\n";
}

Result<InstancePtr> read(const std::string& text, std::string_view format, const TableOptions& options = {}) {
    return read_instance({.text = text, .name = "a", .table = options}, format);
}

std::string fact_of(const Result<InstancePtr>& instance, const std::string& variant,
                    std::string_view name = "stated-optimum") {
    if (!instance)
        return instance.error().sentence();
    RunRequest request;
    request.instance = *instance;
    request.variant = variant;
    const auto outcome = run(request, {}, {}, {});
    if (!outcome)
        return outcome.error().sentence();
    const auto& facts = outcome->answer.facts;
    const auto found = std::ranges::find(facts, name, &Fact::name);
    return found == facts.end() ? "" : found->sentence;
}

} // namespace

class StatedOptimumTest : public QObject {
    Q_OBJECT

private slots:
    void it_is_compared_with_the_answer() {
        QCOMPARE(fact_of(read(pisinger("z 8\n"), "pisinger-csv"), "knapsack.sequential"),
                 std::string("The file states the optimum 8, and that is the optimum."));
        QCOMPARE(fact_of(read(pisinger("z 15\n"), "pisinger-csv"), "knapsack.sequential"),
                 std::string("The file states the optimum 15, but the optimum is 8."));
        QCOMPARE(fact_of(read(pisinger("z 8\n"), "pisinger-csv"), "knapsack.greedy"),
                 std::string("The file states the optimum 8, this selection has value 7."));
        QCOMPARE(fact_of(read("1\n2 1 8\n7 8\n4 6\n9\n", "mknap"), "knapsack.sequential"),
                 std::string("The file states the optimum 8, and that is the optimum."));
        QCOMPARE(fact_of(read(pisinger(""), "pisinger-csv"), "knapsack.sequential"), std::string());
        QCOMPARE(fact_of(read(pisinger("z 8\n"), "pisinger-csv"), "knapsack.fractional"), std::string());
    }

    void it_is_in_the_users_unit() {
        const TableOptions cents{.scale = {{"value", 100}}, .units = {{"value", "EUR"}}};
        QCOMPARE(fact_of(read("1\n2 1 0.08\n0.07 0.08\n4 6\n9\n", "mknap", cents), "knapsack.sequential"),
                 std::string("The file states the optimum 8 (0.08 EUR), and that is the optimum."));
    }

    void json_and_csv_keep_it() {
        const auto from_file = read(pisinger("z 8\n"), "pisinger-csv");
        KS_VERIFY_OK(from_file);
        for (const std::string& text : {write_json(**from_file), write_csv(**from_file)})
            QCOMPARE(fact_of(read_instance(text, "b"), "knapsack.sequential"),
                     std::string("The file states the optimum 8, and that is the optimum."));
    }

    void an_edit_of_numbers_ends_it() {
        const auto from_file = read(pisinger("z 8\n"), "pisinger-csv");
        KS_VERIFY_OK(from_file);
        Change back;
        const auto edited =
            changed(**from_file, SetValue{.at = FieldAt::scalar(0), .value = std::int64_t{10}}, &back);
        KS_VERIFY_OK(edited);
        QCOMPARE((*edited)->source(), std::string());
        const auto undone = changed(**edited, back);
        KS_VERIFY_OK(undone);
        QCOMPARE(write_json(**undone), write_json(**from_file));
        const auto renamed = changed(**from_file, SetText{.which = &Draft::name, .text = "sack"});
        KS_VERIFY_OK(renamed);
        QCOMPARE((*renamed)->source(), (*from_file)->source());
    }

    void it_is_taken_out_of_a_source() {
        const std::string words = stated_optimum_words("8");
        QCOMPARE(without_stated_optimum(words), std::string());
        QCOMPARE(without_stated_optimum("a; " + words + "; b"), std::string("a; b"));
        QCOMPARE(without_stated_optimum(words + "; b"), std::string("b"));
        QCOMPARE(without_stated_optimum("a; b"), std::string("a; b"));
        QCOMPARE(stated_optimum("a; " + words + "; b"), std::optional<std::string>("8"));
    }

    /// The selection is a row or a column of zeros and ones; the output has a column.
    void the_selection_x_is_known_and_written() {
        const auto line = read(pisinger("z 8\nx 0 1\n"), "pisinger-csv");
        KS_VERIFY_OK(line);
        QCOMPARE((*line)->contents().known(), std::optional(Selection{1}));
        QCOMPARE(fact_of(line, "knapsack.sequential", "known-selection"),
                 std::string("The file's solution has value 8, the optimum is 8."));
        const auto text = write_instance(**find_format("pisinger-csv"), **line);
        KS_VERIFY_OK(text);
        QCOMPARE(*text, std::string("bag\nn 2\nc 9\nz 8\n1,7,4,0\n2,8,6,1\n-----\n"));
        const auto broken = read(pisinger("x 0 1 1\n"), "pisinger-csv");
        KS_VERIFY_OK(broken);
        QVERIFY(!(*broken)->contents().known());
    }
};

KS_TEST(StatedOptimumTest)
#include "stated_optimum_test.moc"
