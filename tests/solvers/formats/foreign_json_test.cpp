// SPDX-License-Identifier: Apache-2.0
// JSON of other programs: unambiguous parts are read, and a sentence names the others.
#include "solvers/formats/foreign_json.h"

#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

/// "knapsack 8: 8 5, 15 6 tent": the kind, the only scalar, and the records.
std::string in_short(const Instance& instance) {
    const Contents& contents = instance.contents();
    const Fields& fields = contents.fields();
    std::string text(instance.kind());
    for (std::size_t f = 0; f < fields.scalars.size(); ++f)
        if (fields.scalars[f].number != nullptr)
            text += " " + std::to_string(contents.number(FieldAt::scalar(f)));
    for (std::size_t group = 0; group < contents.groups(); ++group) {
        text += group == 0 ? ":" : " |";
        for (std::size_t record = 0; record < contents.records(group); ++record) {
            text += record == 0 ? "" : ",";
            for (std::size_t f = 0; f < fields.of_record.size(); ++f)
                if (fields.of_record[f].number != nullptr)
                    text += " " + std::to_string(contents.number(FieldAt::of_record(f, group, record)));
            const std::string name = contents.record_name(group, record);
            text += name.empty() ? "" : " " + name;
        }
    }
    return text;
}

} // namespace

class ForeignJsonTest : public QObject {
    Q_OBJECT

private slots:
    void unambiguous_data_is_read_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
        };
        row("lists", R"({"weights": [5, 6], "values": [8, 15], "capacity": 8})", "knapsack 8: 8 5, 15 6");
        row("short names", R"({"w": [5, 6], "v": [8, 15], "W": 8})", "knapsack 8: 8 5, 15 6");
        row("a list of objects and a number",
            R"({"capacity": 8, "items": [{"weight": 5, "value": 8}, {"value": 15, "weight": 6, "name": "tent"}]})",
            "knapsack 8: 8 5, 15 6 tent");
        row("words in one", R"({"maxWeight": 8, "things": [{"itemWeight": 5, "itemValue": 8}]})",
            "knapsack 8: 8 5");
        row("German", R"({"kapazität": 8, "gewichte": [5, 6], "werte": [8, 15]})", "knapsack 8: 8 5, 15 6");
        row("names as keys",
            R"({"capacity": 8, "items": {"rope": {"w": 5, "v": 8}, "tent": {"w": 6, "v": 15}}})",
            "knapsack 8: 8 5 rope, 15 6 tent");
        row("in another object", R"({"instance": {"capacity": 8, "weights": [5, 6], "profits": [8, 15]}})",
            "knapsack 8: 8 5, 15 6");
        row("own keys without a header", R"({"capacity": 8, "items": [{"value": 8, "weight": 5}]})",
            "knapsack 8: 8 5");
        row("own classes",
            R"({"capacity": 8, "classes": [[{"value": 8, "weight": 5}], [{"value": 1, "weight": 2}]]})",
            "multiple-choice 8: 8 5 | 1 2");
        row("lists of classes",
            R"({"limit": 8, "groups": [[{"profit": 8, "w": 5}], [{"profit": 1, "w": 2}, {"profit": 2, "w": 3}]]})",
            "multiple-choice 8: 8 5 | 1 2, 2 3");
        row("a subset sum", R"({"weights": [5, 6, 7], "target": 12})", "subset-sum 12: 5, 6, 7");
        row("texts with units", R"({"capacity": "8 kg", "items": [{"weight": "5 kg", "value": "8 EUR"}]})",
            "knapsack 8: 8 5");
    }
    void unambiguous_data_is_read() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto read = read_instance(text.toStdString(), "a.json");
        KS_VERIFY_OK(read);
        QCOMPARE(QByteArray::fromStdString(in_short(**read)), expected);
    }

    void options_settle_what_is_open() {
        const std::string list = R"([{"weight": 5, "value": 8}, {"weight": 6, "value": 15}])";
        const auto read = read_instance({.text = list, .name = "a.json", .table = {.capacity = "8"}});
        KS_VERIFY_OK(read);
        QCOMPARE(in_short(**read), std::string("knapsack 8: 8 5, 15 6"));
        const std::string decimal = R"({"capacity": 8, "weights": [1.234, 6], "values": [8, 15]})";
        const auto scaled =
            read_instance({.text = decimal, .name = "a.json", .table = {.scale = {{"weight", 1000}}}});
        KS_VERIFY_OK(scaled);
        QCOMPARE(in_short(**scaled), std::string("knapsack 8000: 8 1234, 15 6000"));
        QCOMPARE((*scaled)->contents().unit(1), (Unit{.factor = 1000}));
        const std::string unknown = R"({"capacity": 8, "items": [{"weight": 5, "price": 8}]})";
        const auto named = read_instance({.text = unknown,
                                          .name = "a.json",
                                          .table = {.columns = {{"value", "price"}, {"weight", "weight"}}}});
        KS_VERIFY_OK(named);
        QCOMPARE(in_short(**named), std::string("knapsack 8: 8 5"));
    }

    void omissions_are_reported() {
        const std::string text =
            R"({"capacity": 8, "solver": "x", "items": [{"weight": 5, "value": 8, "notes": "red"}]})";
        std::vector<Sentence> left_out;
        const auto read = read_instance({.text = text, .name = "a.json", .left_out = &left_out});
        KS_VERIFY_OK(read);
        QCOMPARE(joined(left_out, {}, "; "),
                 std::string("column 3 (notes) is left out; member 'solver' is left out"));
    }

    void ambiguous_data_is_refused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("what");
        const auto row = [](const char* name, const char* text, const char* what) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(what);
        };
        row("pairs", R"({"capacity": 8, "items": [[5, 8], [6, 15]]})",
            "is JSON, but no instance: it is an object with the members capacity, items");
        row("another file", R"({"name": "app", "dependencies": {"x": "1"}})",
            "is JSON, but no instance: it is an object with the members name, dependencies");
        row("numbers", "[1, 2, 3]",
            "is JSON, but no instance: it is a list of 3 entries without keys for value and weight");
        row("nothing", "{}", "is JSON, but no instance: it is an empty object");
    }
    void ambiguous_data_is_refused() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, what);
        const auto read = read_instance(text.toStdString(), "a.json");
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(read.error().what), what);
        QVERIFY2(read.error().todo.starts_with("write it like this: {"), read.error().todo.c_str());
        const std::string example = read.error().todo.substr(read.error().todo.find('{'));
        KS_VERIFY_OK(read_instance(example, "example.json"));
    }

    void objects_in_lines_are_named() {
        KS_COMPARE_ERROR(
            read_instance("{\"weight\": 5, \"value\": 8}\n{\"weight\": 6, \"value\": 15}\n", "a.json"),
            ErrorCode::input,
            "a.json: has a JSON object in each line (JSON Lines); make a list of them: write [ before "
            "the first one, commas between them, and ] at the end");
    }

    void a_missing_capacity_is_asked_for() {
        KS_COMPARE_ERROR(
            read_instance(R"([{"weight": 5, "value": 8}])", "a.json"), ErrorCode::input,
            "a.json as a table:1: capacity is missing; put the list into an object with \"capacity\": "
            "NUMBER, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`");
    }

    void options_of_tables_are_refused_for_an_own_file() {
        const auto made = fresh_instance(*find_kind("knapsack"));
        KS_VERIFY_OK(made);
        const std::string text = write_json(**made);
        const auto read = read_instance({.text = text, .name = "a.json", .table = {.capacity = "8"}});
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::usage);
    }
};

KS_TEST(ForeignJsonTest)
#include "foreign_json_test.moc"
