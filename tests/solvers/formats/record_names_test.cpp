// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/instance_schema.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/redraw.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/without_line.h"

using namespace ks;

namespace {

constexpr const char* hike = R"({
  "format": "knapscope-instance",
  "version": 1,
  "kind": "knapsack",
  "capacity": 30,
  "items": [
    {"value": 40, "weight": 12, "name": "tent"},
    {"value": 9, "weight": 4},
    {"value": 31, "weight": 9, "name": "stove"}
  ]
}
)";
constexpr const char* shelf = R"({
  "format": "knapscope-instance",
  "version": 1,
  "kind": "subset-sum",
  "target": 9,
  "weights": [
    {"weight": 5, "name": "bread"}, 4, {"weight": 3, "name": "a, \"b\""}
  ]
}
)";
constexpr const char* menus = R"({
  "format": "knapscope-instance",
  "version": 1,
  "kind": "multiple-choice",
  "capacity": 9,
  "classes": [
    [{"value": 1, "weight": 2, "name": "soup"}, {"value": 3, "weight": 4}],
    [{"value": 5, "weight": 6, "name": "Käse"}]
  ]
}
)";
constexpr const char* named_tasks = R"({
  "format": "knapscope-instance",
  "version": 1,
  "kind": "instruction-set",
  "tasks": [
    {"name": "aes", "execution": 30, "period": 60, "choices": [{"gain": 5, "cost": 2, "name": "mac"}]},
    {"execution": 7, "period": 12, "choices": []}
  ]
}
)";

Result<InstancePtr> read(const std::string& text, const std::string& name = "a.json") {
    return read_instance(text, name);
}

/// Calls `each` for every instance of the corpora, and so for every kind.
template <class Each>
void each_unnamed(Each each) {
    for (const Kind* kind : kinds())
        for (const ConformanceCase& test : conformance_corpus(kind->id))
            each(*test.instance);
}

/// The index of the name field, if the kind's records have names stored in a separate field.
std::optional<std::size_t> name_field(const Contents& contents) {
    const auto fields = contents.fields().of_record;
    return fields.back().beside ? std::optional(fields.size() - 1) : std::nullopt;
}

/// "{"weight": 5, "name": NAME}" in a subset-sum instance.
std::string shelf_with(const std::string& quoted) {
    std::string text = shelf;
    return text.replace(text.find("\"bread\""), 7, quoted);
}

} // namespace

/// Records may have names, which every file stores and every sentence uses.
class RecordNamesTest : public QObject {
    Q_OBJECT

private slots:
    void json_and_csv_keep_names_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("table");
        QTest::newRow("knapsack") << QByteArray(hike)
                                  << QByteArray(
                                         "item,value,weight,name\n1,40,12,tent\n2,9,4,\n3,31,9,stove\n");
        QTest::newRow("subset sum") << QByteArray(shelf)
                                    << QByteArray("weight,name\n5,bread\n4,\n3,\"a, \"\"b\"\"\"\n");
        QTest::newRow("multiple choice")
            << QByteArray(menus)
            << QByteArray("class,item,value,weight,name\n1,1,1,2,soup\n1,2,3,4,\n2,1,5,6,Käse\n");
        QTest::newRow("instruction set")
            << QByteArray(named_tasks)
            << QByteArray("task,name,execution,period,choice,gain,cost,choice_name\n"
                          "1,aes,30,60,1,5,2,mac\n2,,7,12,,,,\n");
    }
    void json_and_csv_keep_names() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, table);
        const auto instance = read(json.toStdString());
        KS_VERIFY_OK(instance);
        QCOMPARE(QByteArray::fromStdString(write_json(**instance)), json);
        const std::string csv = write_csv(**instance);
        QVERIFY2(csv.ends_with(table.toStdString()), csv.c_str());
        const auto back = read(csv, "a.csv");
        KS_VERIFY_OK(back);
        QCOMPARE(QByteArray::fromStdString(write_json(**back)), json);
    }

    void an_instance_without_names_is_written_as_before() {
        each_unnamed([](const Instance& instance) {
            if (!name_field(instance.contents()))
                return;
            QVERIFY(!instance.contents().names_records());
            QCOMPARE(instance.contents().record_fields().size(),
                     instance.contents().fields().of_record.size() - 1);
            QVERIFY(write_csv(instance).find("name\n") == std::string::npos);
        });
    }

    void a_name_that_is_taken_away_leaves_no_trace() {
        each_unnamed([](const Instance& instance) {
            const auto field = name_field(instance.contents());
            if (!field || instance.contents().records(0) == 0)
                return;
            Change back;
            const SetValue named{.at = FieldAt::of_record(*field, 0, 0), .value = std::string("tent")};
            const auto with = changed(instance, named, &back);
            KS_VERIFY_OK(with);
            QVERIFY((*with)->contents().names_records());
            QVERIFY(fingerprint(**with) != fingerprint(instance));
            const auto without = changed(**with, back);
            KS_VERIFY_OK(without);
            QCOMPARE(fingerprint(**without), fingerprint(instance));
            QCOMPARE(write_csv(**without), write_csv(instance));
        });
    }

    void a_weight_may_be_an_object_without_a_name() {
        const auto instance = read(R"({"format": "knapscope-instance", "version": 1, "kind": "subset-sum",
                                       "target": 9, "weights": [{"weight": 5}, {"weight": 4, "name": ""}]})");
        KS_VERIFY_OK(instance);
        QVERIFY(write_json(**instance).find("5, 4") != std::string::npos);
        QVERIFY(!(*instance)->contents().names_records());
    }

    void errors_have_their_place() {
        const std::string longest(200, 'x');
        KS_VERIFY_OK(read(shelf_with('"' + longest + '"')));
        std::string umlauts;
        for (int i = 0; i < 200; ++i)
            umlauts += "ä";
        KS_VERIFY_OK(read(shelf_with('"' + umlauts + '"')));
        KS_COMPARE_ERROR(without_line(read(shelf_with("\"x" + longest + '"'))), ErrorCode::limit,
                         "a.json /weights/0/name: is longer than 200 characters; shorten it");
        KS_COMPARE_ERROR(without_line(read(shelf_with("7"))), ErrorCode::input,
                         "a.json /weights/0/name: expected a string, found an integer");
        std::string text = hike;
        KS_COMPARE_ERROR(without_line(read(text.replace(text.find("stove"), 5, longest + "x"))),
                         ErrorCode::limit, "a.json /items/2/name: is longer than 200 characters; shorten it");
    }

    void names_are_in_the_words_of_items() {
        const auto instance = read(hike), sum = read(shelf), chosen = read(menus), task = read(named_tasks);
        QCOMPARE(item_words(**instance, 0, 0), std::string("tent (40, 12)"));
        QCOMPARE(item_words(**instance, 7, 1), std::string("2")); // index 7 of a selection
        QCOMPARE(short_item_words(**instance, 0, 2), std::string("stove"));
        QCOMPARE(item_words(**sum, 0, 0), std::string("bread (5)"));
        QCOMPARE(item_words(**chosen, 1, 0), std::string("Käse (5, 6)"));
        QCOMPARE(item_words(**chosen, 0, 1), std::string("1b"));
        QCOMPARE(item_words(**task, 0, 0), std::string("mac (5, 2)"));
    }

    void long_names_and_control_characters_are_shown_in_one_line() {
        const auto instance = read(shelf_with(R"("two\nlines")"));
        KS_VERIFY_OK(instance);
        QCOMPARE(short_item_words(**instance, 0, 0), std::string("two\\nlines"));
        QVERIFY(shown_record_name(std::string(100, 'x')).size() < 40);
        QVERIFY(shown_record_name(std::string(100, 'x')).ends_with("..."));
    }

    void the_names_of_a_selection_are_in_its_order() {
        QCOMPARE(names_of(**read(hike), {2, 1}), (std::vector<std::string>{"stove", ""}));
        QCOMPARE(names_of(**read(menus), {0, std::nullopt}), (std::vector<std::string>{"soup", ""}));
        each_unnamed([](const Instance& instance) { QVERIFY(names_of(instance, {0}).empty()); });
    }

    void records_keep_their_names_when_others_come_and_go() {
        const auto instance = read(hike);
        const auto without = changed(**instance, TakeRecords{.group = 0, .at = {0}});
        KS_VERIFY_OK(without);
        QCOMPARE((*without)->contents().record_name(0, 1), std::string("stove"));
        const auto twice =
            changed(**instance, duplicated_records((*instance)->contents(), 0, std::vector<std::size_t>{0}));
        KS_VERIFY_OK(twice);
        QCOMPARE((*twice)->contents().record_name(0, 1), std::string("tent"));
        QCOMPARE((*twice)->contents().record_name(0, 3), std::string("stove"));
        QVERIFY(!(*twice)->contents().same_record(0, 0, (*twice)->contents(), 0, 3));
    }

    void numbers_that_are_drawn_again_keep_their_names() {
        const auto again = redrawn(**read(hike), 1);
        KS_VERIFY_OK(again);
        QCOMPARE((*again)->contents().record_name(0, 2), std::string("stove"));
    }

    void the_schema_has_names() {
        const std::string schema = instance_schema();
        QVERIFY(schema.find("\"maxLength\": 200") != std::string::npos);
    }
};

KS_TEST(RecordNamesTest)
#include "record_names_test.moc"
