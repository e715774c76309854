// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/conformance.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/table/file_layout.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/support/without_line.h"

#include <QTemporaryDir>
#include <csignal>
#include <fstream>
#include <sys/stat.h>
#include <thread>

using namespace ks;

namespace {

/// Table 2.2 of the thesis in the program's format.
constexpr const char* example = R"({
  "format": "knapscope-instance",
  "version": 1,
  "kind": "multiple-choice",
  "name": "Table 2.2",
  "source": "thesis, Example 2.2",
  "capacity": 10,
  "classes": [
    [{"value": 2, "weight": 3}, {"value": 3, "weight": 4}],
    [{"value": 1, "weight": 4}, {"value": 4, "weight": 8}],
    [{"value": 2, "weight": 1}, {"value": 3, "weight": 2}, {"value": 4, "weight": 3}]
  ]
}
)";

InstancePtr preset(std::string_view id) {
    return *generate(id, "", {});
}

/// The example with its only occurrence of `from` replaced by `to`.
std::string changed(const std::string& from, const std::string& to) {
    std::string text = example;
    const std::size_t at = text.find(from);
    Q_ASSERT(at != std::string::npos && text.find(from, at + 1) == std::string::npos);
    return text.replace(at, from.size(), to);
}

/// Checks that reading this text gives an error with a place, or a valid instance that survives another round
/// trip. If several formats match, or there are several instances, it chooses one.
void read_anything(const std::string& text) {
    const auto read = read_instance(text, "a");
    if (!read) {
        QVERIFY2(read.error().code == ErrorCode::input || read.error().code == ErrorCode::limit ||
                     read.error().code == ErrorCode::usage,
                 sentence_of(read));
        QVERIFY2(read.error().where.starts_with("a"), sentence_of(read));
        QVERIFY(!read.error().what.empty());
        return;
    }
    const std::string written = write_json(**read);
    const auto again = read_instance(written, "b");
    KS_VERIFY_OK(again);
    QCOMPARE(write_json(**again), written);
}

} // namespace

class FormatTest : public QObject {
    Q_OBJECT

private slots:
    void writes_readable_json() {
        QCOMPARE(QByteArray::fromStdString(write_json(*preset("thesis-2.2"))), QByteArray(example));
        QCOMPARE(QByteArray::fromStdString(write_json(*preset("thesis-2.1"))), QByteArray(R"({
  "format": "knapscope-instance",
  "version": 1,
  "kind": "knapsack",
  "name": "Table 2.1",
  "source": "thesis, Example 2.1",
  "capacity": 10,
  "items": [
    {"value": 2, "weight": 4},
    {"value": 4, "weight": 6},
    {"value": 3, "weight": 2},
    {"value": 6, "weight": 7}
  ]
}
)"));
    }

    void json_round_trip() {
        for (const Kind* kind : kinds())
            for (const ConformanceCase& test : conformance_corpus(kind->id)) {
                const std::string text = write_json(*test.instance);
                const auto back = read_instance(text, "a");
                KS_VERIFY_OK(back);
                QCOMPARE((*back)->name(), test.instance->name());
                QCOMPARE(write_json(**back), text);
                QCOMPARE(fingerprint(**back), fingerprint(*test.instance));
            }
    }

    void plain_round_trip() {
        const Format* plain = *find_format("plain");
        for (const ConformanceCase& test : conformance_corpus("knapsack")) {
            const auto text = write_instance(*plain, *test.instance);
            KS_VERIFY_OK(text);
            const auto back = read_instance(*text, "a", "plain");
            KS_VERIFY_OK(back);
            const auto& before = static_cast<const KnapsackInstance&>(*test.instance);
            const auto& after = static_cast<const KnapsackInstance&>(**back);
            QCOMPARE(after.capacity(), before.capacity());
            QVERIFY(std::ranges::equal(after.items(), before.items()));
        }
        QCOMPARE(*write_instance(*plain, *preset("thesis-2.1")), std::string("4 10\n2 4\n4 6\n3 2\n6 7\n"));
        KS_COMPARE_ERROR(
            write_instance(*plain, *preset("thesis-2.2")), ErrorCode::usage,
            "the format plain cannot hold instances of kind multiple-choice; choose another format");
    }

    void names_of_any_text_survive() {
        KnapsackBuilder builder;
        builder.name("\"\\\n\t\x01 \xe2\x88\x92\xf0\x9f\x8e\x92").source("a\x02 b").add({1, 1});
        const auto built = std::move(builder).build();
        KS_VERIFY_OK(built);
        const auto back = read_instance(write_json(**built), "a");
        KS_VERIFY_OK(back);
        QCOMPARE((*back)->name(), (*built)->name());
        QCOMPARE((*back)->source(), (*built)->source());
    }

    void json_errors_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* name, const std::string& text, const char* sentence) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(sentence);
        };
        const char* item_0_0 = "{\"value\": 2, \"weight\": 3}";
        row("unknown field", changed("\"capacity\": 10", "\"capacity\": 10, \"limit\": 3"),
            "a.json /limit: unknown field; the fields here are format, version, kind, name, source, units, "
            "known_selection, "
            "capacity, classes");
        row("another kind's field", changed("\"capacity\": 10", "\"capacity\": 10, \"items\": []"),
            "a.json /items: unknown field; the fields here are format, version, kind, name, source, units, "
            "known_selection, "
            "capacity, classes");
        row("unknown field of an item", changed(item_0_0, R"({"value": 2, "weight": 3, "gain": 1})"),
            "a.json /classes/0/0/gain: unknown field; the fields here are value, weight, name");
        row("duplicate key", changed("\"capacity\": 10", "\"capacity\": 10, \"capacity\": 10"),
            "a.json /capacity: the key appears twice in this object; keep one of the two");
        row("duplicate key of an item", changed(item_0_0, R"({"value": 2, "weight": 3, "value": 2})"),
            "a.json /classes/0/0/value: the key appears twice in this object; keep one of the two");
        row("missing field", changed("  \"capacity\": 10,\n", ""), "a.json: the field 'capacity' is missing");
        row("missing weight", changed(item_0_0, R"({"value": 2})"),
            "a.json /classes/0/0: the field 'weight' is missing");
        row("negative value", changed(item_0_0, R"({"value": -2, "weight": 3})"),
            "a.json /classes/0/0/value: -2 is not an integer from 0 to 9223372036854775807");
        row("negative capacity", changed(": 10", ": -10"),
            "a.json /capacity: -10 is not an integer from 0 to 9223372036854775807");
        row("fraction of a limit", changed(": 10", ": 10.25"),
            "a.json /capacity: 10.25 is not a whole number; multiply every 'weight' and 'capacity' by 100: "
            "`knapscope-run convert FILE OUT --scale weight=100`");
        row("fraction of a value", changed(item_0_0, R"({"value": 2.125, "weight": 3})"),
            "a.json /classes/0/0/value: 2.125 is not a whole number; multiply every 'value' by 1000: "
            "`knapscope-run convert FILE OUT --scale value=1000`");
        row("too large", changed(": 10", ": 1e30"),
            "a.json /capacity: 1e30 is not an integer from 0 to 9223372036854775807");
        row("text for a number", changed(": 10", ": \"10\""),
            "a.json /capacity: expected an integer, found a string");
        row("null", changed(": 10", ": null"), "a.json /capacity: expected an integer, found null");
        row("2^63", changed(": 10", ": 9223372036854775808"),
            "a.json /capacity: 9223372036854775808 is not an integer from 0 to 9223372036854775807");
        row("item is no object", changed(item_0_0, "[2, 3]"),
            "a.json /classes/0/0: expected an object, found an array");
        row("class is no array",
            changed("[{\"value\": 1, \"weight\": 4}, {\"value\": 4, \"weight\": 8}]", "{}"),
            "a.json /classes/1: expected an array, found an object");
        row("empty class", changed("[{\"value\": 1, \"weight\": 4}, {\"value\": 4, \"weight\": 8}]", "[]"),
            "a.json /classes/1: the class is empty; give it at least one item");
        row("sum of values", changed(item_0_0, R"({"value": 4611686018427387904, "weight": 3})"),
            "a.json /classes/0: up to here the values sum to 2^62 or more; use smaller values");
        row("unknown kind", changed("\"multiple-choice\"", "\"multiple\""),
            ("a.json /kind: there is no kind 'multiple'; the kinds are " + joined(kinds(), &Kind::id))
                .c_str());
        row("other format", changed("\"knapscope-instance\"", "\"knapscope-results\""),
            "a.json /format: is not an instance but 'knapscope-results'; choose a file of format "
            "knapscope-instance");
        row("other version", changed(": 1,", ": 2,"),
            "a.json /version: version 2 is not known here; this program reads version 1");
        row("name is a number", changed("\"Table 2.2\"", "22"),
            "a.json /name: expected a string, found an integer");
        row("an array", "[]",
            "a.json: is JSON, but no instance: it is an empty list; write it like this: "
            "{\"capacity\": 10, \"items\": [{\"name\": \"tent\", \"value\": 4, \"weight\": 3}, {\"value\": "
            "5, "
            "\"weight\": 6}]}");
        row("some object", R"({"kind": "knapsack"})", "a.json: the field 'format' is missing");
        row("empty", "", "a.json: the file is empty; choose a file with an instance");
        row("a byte order mark alone", "\xEF\xBB\xBF\n",
            "a.json: the file is empty; choose a file with an instance");
        row("blank", " \n\t", "a.json: the file is empty; choose a file with an instance");
        row("prose", "Dear all,",
            "a.json: is in no known format: line 1 is 'Dear all,'; the manual's page “File formats” shows "
            "what can be read, with a sample of each");
    }
    void json_errors() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        KS_COMPARE_ERROR(without_line(read_instance(text.toStdString(), "a.json")), ErrorCode::input,
                         sentence);
    }

    void whole_numbers_may_be_written_as_fractions() {
        for (const char* ten : {"10.0", "1e1", "1.000E+01", "100e-1"}) {
            const auto read = read_instance(changed(": 10", std::string(": ") + ten), "a.json");
            KS_VERIFY_OK(read);
            QCOMPARE(write_json(**read), std::string(example));
        }
    }

    /// The factor makes all weights whole, including later ones.
    void the_factor_of_fractions_is_that_of_all() {
        const std::string weights = changed(": 10", ": 10.5");
        std::string text = weights;
        text.replace(text.find("\"weight\": 8"), 11, "\"weight\": 8.25");
        KS_COMPARE_ERROR(
            without_line(read_instance(text, "a.json")), ErrorCode::input,
            "a.json /capacity: 10.5 is not a whole number; multiply every 'weight' and 'capacity' "
            "by 100: `knapscope-run convert FILE OUT --scale weight=100`");
    }

    /// A name of megabytes would delay every page that shows it.
    void long_names_are_refused() {
        const auto named = [](std::size_t characters) {
            std::string name;
            for (std::size_t i = 0; i < characters; ++i)
                name += "ß"; // a letter of two bytes
            return read_instance(changed("Table 2.2", name), "a.json");
        };
        KS_VERIFY_OK(named(longest_text));
        KS_COMPARE_ERROR(without_line(named(longest_text + 1)), ErrorCode::limit,
                         "a.json /name: is longer than 10000 characters; shorten it");
        const Change change = SetText{.which = &Draft::source, .text = std::string(longest_text + 1, 'x')};
        KS_COMPARE_ERROR(ks::changed(*preset("thesis-2.2"), change), ErrorCode::limit,
                         "/source: is longer than 10000 characters; shorten it");
    }

    void nan_has_its_place() {
        const auto read = read_instance(changed(": 10", ": NaN"), "a.json");
        QVERIFY(!read);
        QCOMPARE(read.error().where, std::string("a.json:7:15"));
        QCOMPARE(read.error().code, ErrorCode::input);
    }

    void plain_is_tolerant_of_blank_space() {
        for (const char* text : {"2 10\n2 4\n4 6\n", "2 10\n2 4\n4 6",
                                 "\n\n 2\t10 \r\n\r\n2   4\r\n\t4 6\r\n\n", "02 010\n2 4\n4 6\n"}) {
            const auto read = read_instance(text, "a", "plain");
            KS_VERIFY_OK(read);
            const auto& instance = static_cast<const KnapsackInstance&>(**read);
            QCOMPARE(instance.capacity(), std::int64_t{10});
            QCOMPARE(instance.items().size(), std::size_t{2});
            QVERIFY((instance.items()[1] == Item{4, 6}));
        }
    }

    void plain_errors_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(qPrintable(QString(text).simplified())) << QByteArray(text) << QByteArray(sentence);
        };
        const auto whole = "give a whole number from 0 to 9223372036854775807";
        const auto number = [&](const char* text, const QByteArray& problem) {
            QTest::newRow(qPrintable(QString(text).simplified()))
                << QByteArray(text) << problem + "; " + whole;
        };
        number("2", "a.txt:1:2: the capacity is missing");
        number("2\n10", "a.txt:1:2: the capacity is missing");
        number("x", "a.txt:1:1: the number of items cannot be 'x'");
        number("-1 10", "a.txt:1:1: the number of items is negative: -1");
        number("1 10\n2 -4\n", "a.txt:2:3: the weight is negative: -4");
        number("1 10\n+2 4\n", "a.txt:2:1: the value cannot be '+2'");
        number("1 10\n1e99 4\n", "a.txt:2:1: the value cannot be '1e99'");
        number("1 10\n\n 2\n", "a.txt:3:3: the weight is missing");
        number("1 9223372036854775808\n1 1\n", "a.txt:1:3: the capacity cannot be '9223372036854775808'");
        row("1 10\n2 4 5\n", "a.txt:2:5: a line has two numbers, this one has more; check this line");
        row("1 10 2 4\n", "a.txt:1:6: a line has two numbers, this one has more; check this line");
        row("3 10\n1 1\n", "a.txt:3:1: the file announces 3 items, but ends after 1; check that number, and "
                           "whether lines are "
                           "missing");
        row("9223372036854775807 10", "a.txt:1:23: the file announces 9223372036854775807 items, but ends "
                                      "after 0; check that number, and whether lines are missing");
        row("1 10\n1 1\n\n2 2\n",
            "a.txt:4:1: the file announces 1 item, but there are more; check that number, and this line");
        row("0 10\n", "a.txt:1:1: there is no item; give at least one item");
        row("2 10\n4611686018427387903 1\n1 1\n",
            "a.txt:3:1: up to here the values sum to 2^62 or more; use smaller values");
        row("2 10\n1 9223372036854775807\n1 1\n",
            "a.txt:3:3: up to here the weights sum to 2^63 or more; use smaller weights");
    }
    void plain_errors() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, sentence);
        KS_COMPARE_ERROR(read_instance(text.toStdString(), "a.txt", "plain"), ErrorCode::input, sentence);
    }

    void formats_are_sniffed_from_the_content() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.json").toStdString();
        std::ofstream(path) << "1 5\n3 3\n";
        const auto read = read_instance_file(path);
        KS_VERIFY_OK(read);
        QCOMPARE((*read)->kind(), std::string_view("knapsack"));
        KS_VERIFY_OK(read_instance("\xEF\xBB\xBF" + std::string(example), "a.txt"));
        KS_VERIFY_OK(read_instance("\xEF\xBB\xBF"
                                   "1 5\r\n3 3\r\n",
                                   "a.txt"));
        QCOMPARE(read_instance(example, "a", "plain").error().code, ErrorCode::input);
        QCOMPARE(read_instance("1 5\n2 3\n", "a", "json").error().code, ErrorCode::input);
        KS_COMPARE_ERROR(
            read_instance(example, "a", "xml"), ErrorCode::usage,
            ("there is no format 'xml'; the formats are " + joined(formats(), &Format::id)).c_str());
        QCOMPARE(read_instance_file("/nonexistent").error().code, ErrorCode::input);
    }

    void the_surest_format_is_taken() {
        static constexpr auto sure = [](Claim claim) {
            return claim == Claim::likely ? [](const InstanceText&) { return Claim::likely; }
                                          : [](const InstanceText&) { return Claim::possible; };
        };
        const Format formats[] = {{"a", "", {}, sure(Claim::possible), nullptr, nullptr},
                                  {"b", "", {}, sure(Claim::likely), nullptr, nullptr},
                                  {"c", "", {}, sure(Claim::possible), nullptr, nullptr},
                                  {"d", "", {}, sure(Claim::likely), nullptr, nullptr}};
        const auto taken = [&](std::size_t count) {
            return only_format(most_sure(std::span(formats).first(count), {.text = "x"}), "f");
        };
        QVERIFY(!*taken(0));
        QCOMPARE((*taken(1))->id, std::string_view("a"));
        QCOMPARE((*taken(3))->id, std::string_view("b"));
        KS_COMPARE_ERROR(
            taken(4), ErrorCode::usage,
            "f: may be in format b or d; say which: `knapscope-run convert FILE OUT --from FORMAT`");
    }

    void plain_claims_what_begins_like_it() {
        const Format& plain = **find_format("plain");
        QCOMPARE(plain.claim({.text = "2 10\n1 1\n2 2\n"}), Claim::certain);
        for (const char* text : {"2 10\n1 1\n2 x\n", "-1 10\n"})
            QCOMPARE(plain.claim({.text = text}), Claim::shaped);
        for (const char* text : {"2 10\n1 1\nx\n", "\n  2\t10 \r\n", "2 10"})
            QCOMPARE(plain.claim({.text = text}), Claim::likely);
        for (const char* text : {"2\n10\n", "2 ten\n", "1 10 2 4\n"})
            QCOMPARE(plain.claim({.text = text}), Claim::possible);
        for (const char* text : {"", "n c\n", "{\"a\": 2 10}"})
            QCOMPARE(plain.claim({.text = text}), Claim::none);
    }

    void a_table_file_is_distinguished_from_an_instance() {
        TableDescription table;
        table.shape = {.rows = 3, .columns = 11};
        const TableHeader header = to_header(table);
        const std::string bytes(reinterpret_cast<const char*>(header.data()), header.size());
        const std::string says =
            ": is the table of a run (solve --table), not an instance; open the instance: "
            "the Step page fills its table itself";
        KS_COMPARE_ERROR(read_instance(bytes, "t.kst"), ErrorCode::input,
                         QByteArray::fromStdString("t.kst" + says));
        const QTemporaryDir folder;
        const std::string path = folder.filePath("t.kst").toStdString();
        std::ofstream(path, std::ios::binary) << bytes;
        for (const std::uintmax_t size : {std::uintmax_t{320}, std::uintmax_t{json::max_bytes} + 1}) {
            std::filesystem::resize_file(path, size); // a sparse file needs no space
            KS_COMPARE_ERROR(read_instance_file(path), ErrorCode::input,
                             QByteArray::fromStdString(path + says));
        }
    }

    /// A pipe can be read only once: opening it again would block, because the writer has gone.
    void a_pipe_that_holds_too_much_is_refused() {
        const QTemporaryDir folder;
        const std::string pipe = folder.filePath("pipe").toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        std::signal(SIGPIPE, SIG_IGN); // the reader stops before the writer has finished
        const std::jthread writer([&pipe] { (void)write_file(pipe, std::string(json::max_bytes + 1, ' ')); });
        const auto read = read_instance_file(pipe, "", ReadFrom::anything);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::limit);
    }

    void part_of_a_larger_document() {
        const auto read_part = [](const std::string& instance) -> Result<InstancePtr> {
            KS_TRY(const json::Node root, json::parse("{\"instance\": " + instance + "}", "request"));
            KS_TRY(const auto part, json::Cursor(root, "request").member("instance"));
            return read_instance(part);
        };
        const auto read = read_part(example);
        KS_VERIFY_OK(read);
        QCOMPARE(write_json(**read), std::string(example));
        KS_COMPARE_ERROR(
            read_part(changed("[{\"value\": 1, \"weight\": 4}, {\"value\": 4, \"weight\": 8}]", "[]")),
            ErrorCode::input, "request /instance/classes/1: the class is empty; give it at least one item");
    }

    void a_stop_request_ends_reading() {
        for (const std::string& text : {std::string(example), write_json(*preset("thesis-2.1"))}) {
            const auto root = json::parse(text, "request");
            KS_VERIFY_OK(root);
            std::stop_source source;
            KS_VERIFY_OK(read_instance(json::Cursor(*root, "request"), source.get_token()));
            source.request_stop();
            const auto stopped = read_instance(json::Cursor(*root, "request"), source.get_token());
            QVERIFY(!stopped);
            QCOMPARE(stopped.error().code, ErrorCode::cancelled);
        }
    }

    void truncated_at_every_byte() {
        const std::string text = example;
        for (std::size_t length = 0; length + 2 < text.size(); ++length) { // the text ends with "}\n"
            const auto read = read_instance(text.substr(0, length), "a");
            QVERIFY2(!read, qPrintable(QString::number(length)));
            QCOMPARE(read.error().code, ErrorCode::input);
        }
        const std::string plain = "2 10\n25 41\n43 65\n";
        for (std::size_t length = 0; length < plain.size(); ++length)
            read_anything(plain.substr(0, length));
    }

    void mutated() {
        std::mt19937_64 random(test_seed());
        const std::string texts[] = {example, write_json(*preset("thesis-2.1")),
                                     "4 10\n2 4\n4 6\n3 2\n6 7\n"};
        const std::string pieces[] = {"-",
                                      "0",
                                      "9",
                                      ".",
                                      "e",
                                      "\"",
                                      "[",
                                      "]",
                                      "{",
                                      "}",
                                      ",",
                                      ":",
                                      " ",
                                      "\n",
                                      "\\",
                                      "\xff",
                                      std::string(1, '\0'),
                                      "99999999999999999999",
                                      "null",
                                      "[[[[",
                                      "\"value\"",
                                      "{\"value\": 1, \"weight\": 1}, "};
        for (int i = 0; i < 30'000; ++i) {
            std::string text = texts[random() % std::size(texts)];
            for (std::uint64_t edits = 1 + random() % 3; edits > 0; --edits) {
                const std::size_t at = random() % (text.size() + 1);
                text.replace(at, random() % 4, pieces[random() % std::size(pieces)]);
            }
            read_anything(text);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void random_bytes() {
        std::mt19937_64 random(test_seed());
        for (int i = 0; i < 30'000; ++i) {
            std::string text(random() % 60, '\0');
            for (char& c : text)
                c = static_cast<char>(random());
            if (!text.empty() && i % 3 != 0)
                text[0] = i % 3 == 1 ? '{' : '7';
            read_anything(text);
            if (QTest::currentTestFailed())
                return;
        }
    }
};

KS_TEST(FormatTest)
#include "format_test.moc"
