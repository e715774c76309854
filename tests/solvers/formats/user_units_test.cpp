// SPDX-License-Identifier: Apache-2.0
// The user's numbers may have decimals: they are multiplied, and the instance stores the factor and the unit.
#include "solvers/instance/unit.h"

#include "solvers/core/formatted.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/redraw.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/without_line.h"

using namespace ks;

namespace {

constexpr const char* example = R"({
  "format": "knapscope-instance",
  "version": 1,
  "kind": "knapsack",
  "units": {"value": {"unit": "EUR"}, "weight": {"unit": "kg", "factor": 10}},
  "known_selection": [0],
  "capacity": 200,
  "items": [
    {"value": 40, "weight": 157},
    {"value": 9, "weight": 44}
  ]
}
)";

std::string changed_text(const std::string& from, const std::string& to) {
    std::string text = example;
    const std::size_t at = text.find(from);
    return at == std::string::npos ? "" : text.replace(at, from.size(), to);
}

std::string units_of(const Instance& instance) {
    const SumUnits units = sum_units_of(instance);
    return written("{} {}; {} {}", units.value.factor, units.value.name, units.weight.factor,
                   units.weight.name);
}

} // namespace

class UserUnitsTest : public QObject {
    Q_OBJECT

private slots:
    void quantities_data() {
        QTest::addColumn<qlonglong>("number");
        QTest::addColumn<qlonglong>("factor");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](qlonglong number, qlonglong factor, const char* text) {
            QTest::newRow(text) << number << factor << QByteArray(text);
        };
        row(157, 10, "15.7");
        row(200, 10, "20");
        row(5, 100, "0.05");
        row(0, 1000, "0");
        row(1'234'567, 10, "123456.7");
        row(7, 1, "7");
        row(INT64_MAX, 1'000'000'000'000'000'000, "9.223372036854775807");
    }
    void quantities() {
        QFETCH(qlonglong, number);
        QFETCH(qlonglong, factor);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(amount(number, factor)), text);
    }

    void words_have_the_number_and_the_quantity() {
        const Unit kg{.name = "kg", .factor = 10};
        QCOMPARE(with_quantity(157, kg), std::string("157 (15.7 kg)"));
        QCOMPARE(with_quantity(157, {}), std::string("157"));
        QCOMPARE(with_quantity(157, {.name = "kg"}), std::string("157 kg"));
        QCOMPARE(quantity_of(157, 200, kg), std::string("15.7 of 20 kg"));
        QCOMPARE(quantity(1'234'567, kg, ","), std::string("123,456.7 kg"));
        QCOMPARE(counts_in(kg), std::string("1/10 kg"));
        QCOMPARE(counts_in({.name = "kg"}), std::string("kg"));
        QCOMPARE(weight_with_quantity(157, {.weight = kg, .limit = 200}), std::string("157 (15.7 of 20 kg)"));
    }

    void json_and_csv_keep_them() {
        const auto read = read_instance(example, "a.json");
        KS_VERIFY_OK(read);
        QCOMPARE(write_json(**read), std::string(example));
        QCOMPARE(summary_of(**read), std::string("2 items · C = 200 (20 kg)"));
        const std::string csv = write_csv(**read);
        QVERIFY2(csv.find("weight unit,kg\nweight factor,10\nknown_selection,1\n") != std::string::npos,
                 csv.c_str());
        const auto back = read_instance(csv, "a.csv");
        KS_VERIFY_OK(back);
        QCOMPARE(write_json(**back), std::string(example));
    }

    void wrong_ones_are_refused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* from, const char* to, const char* sentence) {
            QTest::newRow(to) << QByteArray::fromStdString(changed_text(from, to)) << QByteArray(sentence);
        };
        row("\"factor\": 10", "\"factor\": 20",
            "a.json /units/weight/factor: 20 is not a power of ten; give 1, 10, 100 and so on");
        row("\"factor\": 10", "\"factor\": 0",
            "a.json /units/weight/factor: 0 is not an integer from 1 to 9223372036854775807");
        row("\"unit\": \"kg\"", "\"unit\": 5",
            "a.json /units/weight/unit: expected a string, found an integer");
        row("\"weight\": {", "\"mass\": {",
            "a.json /units/mass: unknown field; the fields here are value, weight, name");
        row("{\"unit\": \"EUR\"}", "\"EUR\"", "a.json /units/value: expected an object, found a string");
        row("{\"unit\": \"EUR\"}", "{\"name\": \"EUR\"}",
            "a.json /units/value/name: unknown field; the fields here are unit, factor");
        row("[0]", "[2]",
            "a.json /known_selection/0: entry 1 is not an item that may be there; items are counted "
            "from 0 in JSON and from 1 in tables, and ascending");
        row("[0]", "[1, 0]",
            "a.json /known_selection/1: entry 2 is not an item that may be there; items are counted "
            "from 0 in JSON and from 1 in tables, and ascending");
        row("[0]", "[null]",
            "a.json /known_selection/0: entry 1 is not an item that may be there; items are counted "
            "from 0 in JSON and from 1 in tables, and ascending");
        row("[0]", "{}", "a.json /known_selection: expected an array, found an object");
    }
    void wrong_ones_are_refused() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        KS_COMPARE_ERROR(without_line(read_instance(text.toStdString(), "a.json")), ErrorCode::input,
                         sentence);
    }

    /// The multiplication gives the same result in every format.
    void numbers_are_multiplied_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("format");
        QTest::newRow("JSON") << QByteArray(
                                     R"({"format": "knapscope-instance", "version": 1, "kind": "knapsack",
            "capacity": 20, "items": [{"value": 4.25, "weight": 15.7}, {"value": 9, "weight": 4.4}]})")
                              << QByteArray("json");
        QTest::newRow("plain") << QByteArray("2 20\n4.25 15.7\n9 4.4\n") << QByteArray("plain");
        QTest::newRow("German") << QByteArray("2 20\n4,25 15,7\n9 4,4\n") << QByteArray("plain");
        QTest::newRow("CSV") << QByteArray("capacity;20\nvalue;weight\n4,25;15,7\n9;4,4\n")
                             << QByteArray("csv");
    }
    void numbers_are_multiplied() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, format);
        const std::string bytes = text.toStdString();
        TableOptions options;
        if (format != "csv") { // except for CSV, whose dialog has the factors
            const auto refused =
                read_instance({.text = bytes, .name = "a", .needed = &options}, format.toStdString());
            QVERIFY(!refused);
            QVERIFY2(refused.error().todo.find("--scale value=100,weight=10`") != std::string::npos,
                     refused.error().todo.c_str());
        }
        const std::vector<std::pair<std::string, std::int64_t>> factors{{"value", 100}, {"weight", 10}};
        QVERIFY(format == "csv" || options.scale == factors);
        options.scale = factors;
        options.units = {{"weight", "kg"}};
        const auto read = read_instance({.text = bytes, .name = "a", .table = options}, format.toStdString());
        KS_VERIFY_OK(read);
        const Contents& contents = (*read)->contents();
        QCOMPARE(contents.number(FieldAt::scalar(0)), std::int64_t{200});
        QCOMPARE(contents.number(FieldAt::of_record(0, 0, 0)), std::int64_t{425});
        QCOMPARE(contents.number(FieldAt::of_record(1, 0, 1)), std::int64_t{44});
        QCOMPARE(QByteArray::fromStdString(units_of(**read)), QByteArray("100 ; 10 kg"));
    }

    void numbers_that_cannot_be_multiplied_are_refused() {
        const auto with = [](const TableOptions& options) {
            return read_instance({.text = "1 99\n1 2\n", .name = "a", .table = options}, "plain");
        };
        KS_COMPARE_ERROR(with({.scale = {{"beauty", 10}}}), ErrorCode::usage,
                         "a: no numbers called 'beauty' can be multiplied; the names are value, weight");
        KS_COMPARE_ERROR(with({.scale = {{"weight", 1'000'000'000'000'000'000}}}), ErrorCode::input,
                         "a:1:3: 99 times 1000000000000000000 is above 2^63 - 1; give a smaller factor");
        KS_COMPARE_ERROR(with({.units = {{"beauty", "kg"}}}), ErrorCode::usage,
                         "a: there are no numbers called 'beauty'; the names are value, weight");
    }

    /// If all numbers are whole, their order is as ambiguous as in a text without decimals.
    void multiplied_texts_are_recognised_like_others() {
        const TableOptions options{.scale = {{"weight", 10}}};
        const auto sure = most_sure(formats(), {.text = "3 20\n4 15.7\n9 4.4\n1 2\n", .table = options});
        QCOMPARE(sure.size(), std::size_t{1}); // weights of 4 and 9 would not be multiplied
        const TableOptions both{.scale = {{"weight", 10}, {"value", 10}}};
        QCOMPARE(most_sure(formats(), {.text = "3 20\n4 15.7\n9 4.4\n1 2\n", .table = both}).size(),
                 std::size_t{2});
    }

    /// An edit of a number discards the known selection, and undoing it restores the selection; a new name
    /// does not affect it.
    void edits_forget_the_known_selection() {
        const auto read = read_instance(example, "a.json");
        KS_VERIFY_OK(read);
        Change back;
        const auto edited =
            changed(**read, SetValue{.at = FieldAt::scalar(0), .value = std::int64_t{100}}, &back);
        KS_VERIFY_OK(edited);
        QVERIFY(!(*edited)->contents().known() && (*edited)->contents().has_units());
        const auto undone = changed(**edited, back);
        KS_VERIFY_OK(undone);
        QCOMPARE(write_json(**undone), std::string(example));
        const auto drawn = redrawn(**read, 1);
        KS_VERIFY_OK(drawn);
        QVERIFY(!(*drawn)->contents().known() && (*drawn)->contents().has_units());
        const auto named = changed(**read, SetText{.text = "bag"});
        KS_VERIFY_OK(named);
        QVERIFY((*named)->contents().known());
    }
};

KS_TEST(UserUnitsTest)
#include "user_units_test.moc"
