// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/json_outline.h"
#include "tests/support/suite.h"

#include <QByteArray>
#include <QtTest>

#include <algorithm>
#include <string>

using namespace ks;

class JsonOutlineTest : public QObject {
    Q_OBJECT

private slots:
    void members_are_found_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("what"); ///< "-": the text up to there is not an object
        const auto row = [](const char* name, const char* text, const char* id, const char* what) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(id) << QByteArray(what);
        };
        row("first", "{\"id\": 7, \"do\": \"solve\", \"instance\": }", "7", "\"solve\"");
        row("last",
            "{\"x\": {\"id\": 1, \"s\": \"}\\\"\"}, \"y\": [[], \"]\"], \"do\" : \"solve\" , \"id\":7}", "7",
            "\"solve\"");
        row("escaped keys", "{\"\\u0069d\": 7, \"d\\u006f\": 8}", "7", "8");
        row("twice", "{\"id\": 7, \"id\": 8, \"do\": 9}", "7", "9");
        row("missing", "{\"id\": 7, \"items\": [1, 2]}", "7", "");
        row("empty", " { } ", "", "");
        row("cut off", "{\"id\": 7, \"items\": [1, 2", "7", "-");
        row("a list", "[1]", "", "-");
        row("no comma", "{\"id\": 7 \"do\": 8}", "7", "-");
        row("no colon", "{\"id\" 7, \"do\": 8}", "7", "-");
        row("nothing", "", "", "-");
        row("a text", "\"id\"", "", "-");
        row("escapes", "{\"a\": \"\\\\\\\", \\\"id\\\": 8, \\\\\", \"id\": 7, \"do\": \"\\\\\"}", "7",
            "\"\\\\\"");
        row("a byte order mark", "\xef\xbb\xbf{\"id\": 7, \"do\": 8}", "7", "8");
        row("a comma at the end", "{\"id\": 7, }", "", "-");
        row("another bracket", "{\"id\": 7]", "", "-");
    }
    void members_are_found() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, what);
        const std::string kept = text.toStdString();
        constexpr std::string_view keys[] = {"id", "do"};
        for (std::size_t piece = 1; piece <= kept.size() + 1; ++piece) {
            json::Outline outline;
            for (std::size_t end = 0; end < kept.size();) {
                end = std::min(end + piece, kept.size());
                outline.read_on(std::string_view(kept).substr(0, end));
            }
            const auto values = outline.values(kept, keys);
            QCOMPARE(values.has_value(), what != "-");
            QCOMPARE(std::string(values ? (*values)[0] : ""), values ? id.toStdString() : "");
            QCOMPARE(std::string(values ? (*values)[1] : ""), values ? what.toStdString() : "");
        }
    }

    void an_object_of_very_many_members_is_given_up() {
        std::string text = "{";
        for (int i = 0; i < 2000; ++i)
            text += "\"m" + std::to_string(i) + "\": 1, ";
        text += "\"id\": 7, \"do\": 8}";
        json::Outline outline;
        outline.read_on(text);
        constexpr std::string_view keys[] = {"id", "do"};
        QVERIFY(!outline.values(text, keys));
    }
};

KS_TEST(JsonOutlineTest)
#include "json_outline_test.moc"
