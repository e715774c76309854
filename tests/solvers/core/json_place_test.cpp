// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_place.h"

#include "solvers/core/json_tree.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

class JsonPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void values_are_found_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<int>("offset"); // -1: no such value
        const auto row = [](const char* name, const char* text, const char* pointer, int offset) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(pointer) << offset;
        };
        row("a member", R"({"a": 1, "b": 2})", "/b", 14);
        row("an element", R"([10, 20, 30])", "/2", 9);
        row("nested", R"({"a": [{"x": 1}, {"x": [5, 6]}]})", "/a/1/x/1", 27);
        row("behind brackets in strings", "{\"s\": \"]}\\\"{\", \"n\": [1]}", "/n/0", 21);
        row("an escaped key", R"({"x/y": {"t~u": 3}})", "/x~1y/t~0u", 16);
        row("the last of two", R"({"a": 1, "a": 2})", "/a", 14);
        row("behind a mark", "\xEF\xBB\xBF[7]", "/0", 4);
        row("no such member", R"({"a": 1})", "/b", -1);
        row("no such element", R"([1])", "/1", -1);
        row("a scalar has no members", R"({"a": 1})", "/a/b", -1);
        row("a text that ends", R"({"a": [1, )", "/a/1", -1);
        row("a text that is not JSON", R"({"a": }})", "/a/0", -1);
    }
    void values_are_found() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, pointer);
        QFETCH(int, offset);
        const auto found = json::find_value(text.toStdString(), pointer.toStdString());
        QCOMPARE(found ? static_cast<int>(*found) : -1, offset);
    }

    void an_error_gets_its_line() {
        const std::string text = "{\n  \"items\": [\n    {\"weight\": -1}\n  ]\n}\n";
        const Error error{.code = ErrorCode::input, .what = "is wrong", .where = "a.json /items/0/weight"};
        QCOMPARE(json::with_line(error, text, "a.json").where, std::string("a.json:3:16 /items/0/weight"));
        const Error elsewhere{.code = ErrorCode::input, .what = "is wrong", .where = "a.json:3:1"};
        QCOMPARE(json::with_line(elsewhere, text, "a.json").where, std::string("a.json:3:1"));
    }

    void a_number_that_is_too_large_is_named() {
        KS_COMPARE_ERROR(
            json::parse("{\n\"a\": 1e400}", "a.json"), ErrorCode::input,
            "a.json:2:10: the number 1e400 is too large; write a number up to 9223372036854775807");
    }
};

KS_TEST(JsonPlaceTest)
#include "json_place_test.moc"
