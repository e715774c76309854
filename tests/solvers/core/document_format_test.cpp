// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/document_format.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <algorithm>

using namespace ks;

namespace {

/// JSON that is written here with single quotes.
std::string json_text(std::string text) {
    std::ranges::replace(text, '\'', '"');
    return text;
}

std::string refusal(const char* text) {
    const auto node = json::parse(json_text(text), "x.json");
    const auto checked = check_format(json::Cursor(*node, "x.json"), document::results);
    return checked ? "" : checked.error().sentence();
}

} // namespace

/// What a file is: the format that it names.
class DocumentFormatTest : public QObject {
    Q_OBJECT

private slots:
    void a_text_names_its_format_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("format");
        const auto row = [](const char* name, const QByteArray& text, const char* format) {
            QTest::newRow(name) << text << QByteArray(format);
        };
        row("first", "{'format': 'knapscope-results', 'version': 1}", "knapscope-results");
        row("with blanks", " {\n\t'version': 1, 'format' : 'knapscope-plan'}", "knapscope-plan");
        row("named elsewhere", "{'format': 'knapscope-plan', 'name': 'knapscope-results'}", "knapscope-plan");
        row("only named elsewhere", "{'name': 'knapscope-results'}", "");
        row("nothing", "", "");
        row("an empty object", "{}", "");
        row("plain numbers", "3 10", "");
        row("cut off after the key", "{'format'", "");
        row("cut off after the colon", "{'format':", "");
        row("cut off in the name", "{'format': 'knap", "");
        row("a number", "{'format': 7}", "");
        row("far away", QByteArray(5000, ' ') + "{'format': 'knapscope-plan'}", "");
    }
    void a_text_names_its_format() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, format);
        const std::string json = json_text(text.toStdString());
        QCOMPARE(std::string(format_of(json)), format.toStdString());
    }

    void a_document_is_of_the_format_and_of_version_1() {
        QCOMPARE(refusal("{'format': 'knapscope-results', 'version': 1}"), std::string());
        QCOMPARE(refusal("{'format': 'knapscope-plan', 'version': 1}"),
                 json_text("x.json /format: the format is 'knapscope-plan'; give a 'knapscope-results'"));
        QCOMPARE(refusal("{'format': 'knapscope-results', 'version': 2}"),
                 std::string("x.json /version: the version is not 1; open it with a newer Knapscope"));
        for (const char* text : {"{'version': 1}", "{'format': 1}", "{'format': 'knapscope-results'}"})
            QVERIFY2(!refusal(text).empty(), text);
    }
};

KS_TEST(DocumentFormatTest)
#include "document_format_test.moc"
