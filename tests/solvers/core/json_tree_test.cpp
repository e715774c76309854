// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_tree.h"

#include "solvers/core/json_out.h"
#include "tests/support/checks.h"
#include "tests/support/locales.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <cstring>

using namespace ks;
using json::Cursor;
using json::Node;

namespace {

Result<std::int64_t> read_natural(const std::string& text) {
    const auto root = json::parse(text, "a.json");
    if (!root)
        return root.error();
    return Cursor(*root, "a.json").natural();
}

} // namespace

class JsonTreeTest : public QObject {
    Q_OBJECT

private slots:
    void reads_every_type() {
        const auto root = json::parse(R"({"a": [null, true, -5, 2.5, "x\u00e9", {}], "b": 7})", "a.json");
        KS_VERIFY_OK(root);
        const Node* a = root->find("a");
        QVERIFY(a);
        using enum Node::Type;
        const Node::Type expected[] = {null, boolean, integer, number, string, object};
        QCOMPARE(a->items.size(), std::size(expected));
        for (std::size_t i = 0; i < a->items.size(); ++i)
            QCOMPARE(a->items[i].type, expected[i]);
        QCOMPARE(a->items[2].integer, std::int64_t{-5});
        QCOMPARE(a->items[4].text, std::string("x\xc3\xa9"));
        QCOMPARE(root->members[1].key, std::string("b"));
        QVERIFY(!root->find("c"));
    }

    void integers() {
        QCOMPARE(*read_natural("0"), std::int64_t{0});
        QCOMPARE(*read_natural("9223372036854775807"), INT64_MAX);
    }

    void not_integers_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"10.0", "1e2", "1E2", "-0", "0.5", "9223372036854775808",
                                 "18446744073709551615", "18446744073709551616", "-9223372036854775809"})
            QTest::newRow(text) << QByteArray(text);
    }
    void not_integers() {
        QFETCH(QByteArray, text);
        const bool whole = text == "10.0" || text.toLower() == "1e2";
        KS_COMPARE_ERROR(read_natural(text.toStdString()), ErrorCode::input,
                         "a.json: " + text + " is not an integer from 0 to 9223372036854775807" +
                             (whole ? text == "10.0" ? "; write “10”" : "; write “100”" : ""));
    }

    void syntax_errors_have_line_and_column_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("empty") << QByteArray("") << QByteArray("a.json:1:1");
        QTest::newRow("NaN") << QByteArray("[1,\n NaN]") << QByteArray("a.json:2:2");
        QTest::newRow("Infinity") << QByteArray("[\n\nInfinity]") << QByteArray("a.json:3:1");
        QTest::newRow("minus Infinity") << QByteArray("-Infinity") << QByteArray("a.json:1:2");
        QTest::newRow("leading zero") << QByteArray("[01]") << QByteArray("a.json:1:3");
        QTest::newRow("trailing comma") << QByteArray("[1,]") << QByteArray("a.json:1:4");
        QTest::newRow("truncated") << QByteArray("{\"a\": [1,\n2") << QByteArray("a.json:2:2");
        QTest::newRow("something after the end") << QByteArray("{}\n{}") << QByteArray("a.json:2:1");
        QTest::newRow("comment") << QByteArray("[1] // one") << QByteArray("a.json:1:5");
        QTest::newRow("column counts characters")
            << QByteArray("[\"\xc3\xa9\", x]") << QByteArray("a.json:1:7");
        QTest::newRow("bad UTF-8") << QByteArray("[\"ab\xff\"]") << QByteArray("a.json:1:5");
        QTest::newRow("overlong UTF-8") << QByteArray("[\"\xc0\x80\"]") << QByteArray("a.json:1:3");
        QTest::newRow("surrogate in UTF-8") << QByteArray("[\"\xed\xa0\x80\"]") << QByteArray("a.json:1:4");
        QTest::newRow("control character") << QByteArray("[\"a\nb\"]") << QByteArray("a.json:1:4");
        QTest::newRow("too large for any number") << QByteArray("[1e999]") << QByteArray("a.json:1:6");
    }
    void syntax_errors_have_line_and_column() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const auto result = json::parse(text.toStdString(), "a.json");
        QVERIFY(!result);
        QCOMPARE(QByteArray::fromStdString(result.error().where), place);
        QCOMPARE(result.error().code, ErrorCode::input);
        QVERIFY2(result.error().what.starts_with("is not valid JSON: ") ||
                     result.error().what == "the number 1e999 is too large",
                 result.error().what.c_str());
        QVERIFY(result.error().what.find("parsing") == std::string::npos); // a word of the JSON library
    }

    void a_document_has_no_nul_byte_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("behind the document")
            << QByteArray("{\"a\": 1}\n\0{ damaged", 19) << QByteArray("a.json:2:1");
        QTest::newRow("at the end") << QByteArray("[]\0", 3) << QByteArray("a.json:1:3");
        QTest::newRow("within a text") << QByteArray("[\"\0\"]", 5) << QByteArray("a.json:1:3");
        QTest::newRow("nothing else") << QByteArray("\0", 1) << QByteArray("a.json:1:1");
    }
    void a_document_has_no_nul_byte() { // text after it would be ignored
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        KS_COMPARE_ERROR(json::parse(text.toStdString(), "a.json"), ErrorCode::input,
                         place + ": holds a NUL byte, so the file is damaged or no text");
    }

    void a_byte_order_mark_is_ignored() {
        const auto root = json::parse("\xEF\xBB\xBF[1]", "a.json");
        KS_VERIFY_OK(root);
        QCOMPARE(root->items.size(), std::size_t{1});
        // Only one mark is accepted, and only at the beginning.
        QCOMPARE(json::parse("\xEF\xBB\xBF\xEF\xBB\xBF[1]", "a.json").error().code, ErrorCode::input);
        QCOMPARE(json::parse("[1]\xEF\xBB\xBF", "a.json").error().code, ErrorCode::input);
    }

    void messages_are_fit_to_print() {
        const auto result = json::parse("[\"" + std::string(100'000, 'x') + "\xff", "a.json");
        QVERIFY(!result);
        QVERIFY(result.error().sentence().size() < 400);
        QVERIFY(result.error().sentence().find('\xff') == std::string::npos);
    }

    void duplicate_keys() {
        KS_COMPARE_ERROR(json::parse(R"({"a": 1, "a": 2})", "a.json"), ErrorCode::input,
                         "a.json /a: the key appears twice in this object; keep one of the two");
        KS_COMPARE_ERROR(json::parse(R"({"l": [0, {"x/y": 1, "": 2, "x\u002fy": 2}]})", "a.json"),
                         ErrorCode::input,
                         "a.json /l/1/x~1y: the key appears twice in this object; keep one of the two");
        KS_COMPARE_ERROR(json::parse(R"({"b": 0, "": 1, "": 2})", "a.json"), ErrorCode::input,
                         "a.json /: the key appears twice in this object; keep one of the two");
        KS_VERIFY_OK(json::parse(R"({"a": {"a": 1}, "b": {"a": 1}})", "a.json"));
    }

    void duplicate_among_many_keys() {
        std::string text = "{";
        for (int i = 0; i < 1000; ++i)
            text += "\"k" + std::to_string(i) + "\": 0, ";
        KS_VERIFY_OK(json::parse(text + "\"last\": 0}", "a.json"));
        for (const std::string key : {"k3", "k500", "k999"})
            KS_COMPARE_ERROR(
                json::parse(text + "\"" + key + "\": 0}", "a.json"), ErrorCode::input,
                QByteArray::fromStdString("a.json /" + key +
                                          ": the key appears twice in this object; keep one of the two"));
    }

    void depth() {
        const auto nested = [](std::size_t levels) {
            return std::string(levels, '[') + std::string(levels, ']');
        };
        KS_VERIFY_OK(json::parse(nested(json::max_depth), "a.json"));
        const auto result = json::parse(nested(json::max_depth + 1), "a.json");
        QVERIFY(!result);
        QCOMPARE(result.error().what, std::string("is nested deeper than 64 levels"));
        QVERIFY(
            !json::parse(nested(10'000'000), "a.json")); // neither reading nor freeing may overflow the stack
    }

    void too_many_values() {
        KS_VERIFY_OK(json::parse("[0, {\"a\": []}]", "a.json", {.values = 4}));
        KS_COMPARE_ERROR(json::parse("[0, {\"a\": [0]}]", "a.json", {.values = 4}), ErrorCode::limit,
                         "a.json: holds more than 4 values; use a smaller file");
    }

    void long_strings() {
        const json::Limits limits{.string_bytes = 10};
        const std::string ten = "\"0123456789\"", eleven = "\"0123456789a\"",
                          escaped = "\"\\\"\\\"\\\"\\\"\\\"\"";
        for (const std::string& text : {ten, escaped, "[" + ten + ", 1, " + ten + "]", "{" + ten + ": 5}",
                                        "[" + std::string(100, ' ') + "]", "[1" + std::string(99, '0') + "]"})
            KS_VERIFY_OK(json::parse(text, "a.json", limits));
        const std::string many = "[" + std::string(1000, ' ') + "\n";
        KS_COMPARE_ERROR(json::parse(many + eleven + "]", "a.json", limits), ErrorCode::limit,
                         "a.json:2:1: the text in quotes is longer than 10 bytes; shorten it");
        for (const std::string& text :
             {"{" + eleven + ": 5}", "[" + ten + "," + eleven + "]",
              "[" + escaped.substr(0, escaped.size() - 1) + "x\"]", eleven.substr(0, 12)})
            QCOMPARE(json::parse(text, "a.json", limits).error().code, ErrorCode::limit);
    }

    void too_many_members() {
        const json::Limits limits{.plain_members = 2};
        KS_VERIFY_OK(json::parse(R"([{"a": 1, "b": "2", "c": [3, 4, 5], "d": {"e": 6, "f": null}}, 7, 8, 9])",
                                 "a.json", limits));
        KS_COMPARE_ERROR(
            json::parse(R"([0, {"a": 1, "b": {}, "c": 2, "d": 3}])", "a.json", limits), ErrorCode::limit,
            "a.json /1: has more than 2 numbers and texts as members; write a list instead: [...]");
    }

    void a_stop_request_ends_reading() {
        std::stop_source stop;
        stop.request_stop();
        for (const std::string& text : {"\"" + std::string(1 << 20, 'a') + "\"", std::string(1 << 20, ' ')})
            QCOMPARE(json::parse(text, "a.json", {}, stop.get_token()).error().code, ErrorCode::cancelled);
    }

    void too_many_bytes() {
        KS_COMPARE_ERROR(json::parse(std::string(json::max_bytes + 1, ' '), "a.json"), ErrorCode::limit,
                         "a.json: is larger than 268435456 bytes; use a smaller file");
    }

    void cursor_places() {
        const auto root =
            json::parse(R"({"a": [1, {"b~c": "x"}], "n": -1, "huge": 9223372036854775808})", "a.json");
        KS_VERIFY_OK(root);
        const Cursor top(*root, "a.json");
        const auto a = top.member("a");
        KS_VERIFY_OK(a);
        QCOMPARE(*a->size(), std::size_t{2});
        const auto text = a->element(1).member("b~c");
        KS_VERIFY_OK(text);
        KS_COMPARE_ERROR(text->natural(), ErrorCode::input,
                         "a.json /a/1/b~0c: expected an integer, found a string");
        KS_COMPARE_ERROR(top.member("x"), ErrorCode::input, "a.json: the field 'x' is missing");
        KS_COMPARE_ERROR(a->member("x"), ErrorCode::input, "a.json /a: expected an object, found an array");
        KS_COMPARE_ERROR(top.elements(), ErrorCode::input, "a.json: expected an array, found an object");
        KS_COMPARE_ERROR(top.member("n")->natural(), ErrorCode::input,
                         "a.json /n: -1 is not an integer from 0 to 9223372036854775807");
        KS_COMPARE_ERROR(top.member("huge")->natural(), ErrorCode::input,
                         "a.json /huge: 9223372036854775808 is not an integer from 0 to 9223372036854775807");
        KS_COMPARE_ERROR(a->element(0).integer(2, 9), ErrorCode::input,
                         "a.json /a/0: 1 is not an integer from 2 to 9");
        static constexpr std::string_view keys[] = {"a", "n"};
        KS_COMPARE_ERROR(top.only(keys), ErrorCode::input,
                         "a.json /huge: unknown field; the fields here are a, n");
        QCOMPARE(*top.member("huge")->number(), 9223372036854775808.0);
    }

    void numbers_are_alike_in_every_locale_data() {
        QTest::addColumn<QByteArray>("locale");
        QTest::newRow("a comma") << QByteArray("de_DE.UTF-8");
        QTest::newRow("a mark of two bytes") << QByteArray("ps_AF.UTF-8");
    }
    void numbers_are_alike_in_every_locale() {
        QFETCH(QByteArray, locale);
        const tests::LocaleOfTest here(LC_NUMERIC, locale.constData());
        if (!here.is_set())
            KS_SKIP_FOR_WANT(tests::no_locales);
        const auto root = json::parse("[0.488, -1.5e-3, 1E+2]", "a.json");
        KS_VERIFY_OK(root);
        QCOMPARE(root->items[0].text, std::string("0.488"));
        const Cursor top(*root, "a.json");
        QCOMPARE(*top.element(0).number(), 0.488);
        QCOMPARE(*top.element(1).number(), -0.0015);
        QCOMPARE(*top.element(2).number(), 100.0);
        QCOMPARE(json::parse("[1.5e999]", "a.json").error().where, std::string("a.json:1:8"));
        QCOMPARE(to_line(Json{0.488, 1e100}), std::string("[0.488,1e+100]"));
        QVERIFY2(std::strcmp(std::localeconv()->decimal_point, ".") != 0, "the locale was not put back");
    }

    void quoting() {
        std::string text;
        json::append_quoted(text, "a\"b\\c\n\t\x01\x1f\xc3\xa9/");
        QCOMPARE(text, std::string("\"a\\\"b\\\\c\\n\\t\\u0001\\u001f\xc3\xa9/\""));
        const auto back = json::parse(text, "");
        KS_VERIFY_OK(back);
        QCOMPARE(back->text, std::string("a\"b\\c\n\t\x01\x1f\xc3\xa9/"));
    }
};

KS_TEST(JsonTreeTest)
#include "json_tree_test.moc"
