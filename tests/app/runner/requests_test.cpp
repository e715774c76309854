// SPDX-License-Identifier: Apache-2.0
#include "app/runner/requests.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <algorithm>

using namespace ks;
using namespace ks::runner;

namespace {

/// The document in one line, with members in their order.
std::string shown(const json::Node& node) {
    using enum json::Node::Type;
    std::string text;
    switch (node.type) {
    case null:
        return "null";
    case boolean:
        return node.boolean ? "true" : "false";
    case integer:
        return std::to_string(node.integer);
    case number:
        return node.text;
    case string:
        json::append_quoted(text, node.text);
        return text;
    case array:
        for (const json::Node& item : node.items)
            text += (text.empty() ? "" : ",") + shown(item);
        return "[" + text + "]";
    case object:
        for (const auto& [key, value] : node.members) {
            text += text.empty() ? "" : ",";
            json::append_quoted(text, key);
            text += ":" + shown(value);
        }
        return "{" + text + "}";
    }
    return text;
}

} // namespace

/// A command line becomes the document that `serve` reads.
class RequestsTest : public QObject {
    Q_OBJECT

private slots:
    void a_command_line_becomes_a_request_data() {
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("solve")
            << QStringList{"solve",    "a.json",   "--variant", "mckp.global", "--on=emulator", "--set",
                           "block=64", "--memory", "1K",        "--timeout",   "0.5",           "--plan",
                           "p.json",   "--table",  "t",         "--json"}
            << QByteArray(R"({"instance":"a.json","variant":"mckp.global","on":"emulator",)"
                          R"("set":{"block":"64"},"memory":1024,"timeout":0.5,)"
                          R"("table":"t","plan":"p.json"})");
        QTest::newRow("watched") << QStringList{"solve",    "-", "--watch",    "w",
                                                "--repeat", "2", "--counters", "full"}
                                 << QByteArray(R"({"instance":"-","watch":{"probe":true,"telemetry":true,)"
                                               R"("counters":"full","repeat":2}})");
        QTest::newRow("counters alone") << QStringList{"solve", "-", "--counters", "basic"}
                                        << QByteArray(R"({"instance":"-","watch":{"counters":"basic"}})");
        QTest::newRow("trace") << QStringList{"trace",    "a",   "--window",      "0:0:0",
                                              "--blocks", "all", "--no-findings", "--lockstep",
                                              "-o",       "x"}
                               << QByteArray(R"({"instance":"a","window":"0:0:0","blocks":"all",)"
                                             R"("findings":false,"lockstep":true})");
        QTest::newRow("pareto") << QStringList{"pareto",    "a",      "--from",   "0",      "--to",
                                               "9",         "--take", "1a",       "--take", "2b",
                                               "--without", "3",      "--within", "4"}
                                << QByteArray(R"({"instance":"a","from":0,"to":9,"take":["1a","2b"],)"
                                              R"("without":[3]})");
        QTest::newRow("steps") << QStringList{"steps", "a", "--from", "7", "--count", "3", "--level", "row"}
                               << QByteArray(R"({"instance":"a","from":7,"count":3,"level":"row"})");
        QTest::newRow("plan") << QStringList{"plan", "a"} << QByteArray(R"({"instance":"a"})");
        QTest::newRow("bench") << QStringList{"bench", "c.json", "-o", "r.json"}
                               << QByteArray(R"({"campaign":"c.json","output":"r.json"})");
    }
    void a_command_line_becomes_a_request() {
        QFETCH(QStringList, line);
        QFETCH(QByteArray, document);
        std::vector<std::string> words;
        for (const QString& word : line)
            words.push_back(word.toStdString());
        const auto command = find_command(words.front());
        QVERIFY(command);
        const auto arguments =
            Arguments::parse((*command)->grammar, std::span<const std::string>(words).subspan(1));
        QVERIFY(arguments);
        const auto request = Request::of(**command, *arguments);
        QVERIFY(request);
        QCOMPARE(shown(request->fields().node()), document.toStdString());
    }

    /// An option that has the name of a field gives this field.
    void no_option_misses_the_field_of_its_name() {
        for (const Command& command : commands())
            for (const std::string_view field : command.fields) {
                const std::string name = "--" + std::string(field);
                const auto option = std::ranges::find(command.grammar.options, name, &cli::Option::name);
                if (option == command.grammar.options.end())
                    continue;
                std::vector<std::string> words(command.grammar.operands.size(), "a");
                words.push_back(name);
                if (!option->value.empty())
                    words.push_back(field == "set" ? "n=1" : "1");
                const auto arguments = Arguments::parse(command.grammar, words);
                QVERIFY2(arguments, name.c_str());
                const auto request = Request::of(command, *arguments);
                QVERIFY2(request && request->fields().has(field), name.c_str());
            }
    }

    void serve_takes_every_command_that_answers() {
        int answered = 0;
        for (const Command& command : commands()) {
            answered += command.answer != nullptr;
            QVERIFY2(command.answer != nullptr || (command.fields.empty() && !command.at_once),
                     std::string(command.name).c_str());
        }
        QCOMPARE(answered, 8);
    }
};

KS_TEST(RequestsTest)
#include "requests_test.moc"
