// SPDX-License-Identifier: Apache-2.0
// Valid JSON is read, and everything else is refused with its place.
#include "solvers/core/json_tree.h"
#include "tests/solvers/core/json_corpus.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"

using namespace ks;

namespace {

std::string readable(std::string_view text) {
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()))
        .toPercentEncoding(" []{}\",:")
        .toStdString();
}

} // namespace

class JsonCorpusTest : public QObject {
    Q_OBJECT

private slots:
    void valid_json_is_read() {
        for (const std::string_view text : tests::json_accepted()) {
            const auto read = json::parse(text, "a.json");
            QVERIFY2(read, (readable(text) + ": " + (read ? "" : read.error().sentence())).c_str());
        }
    }

    void invalid_json_is_refused_with_its_place() {
        for (const std::string_view text : tests::json_refused()) {
            const auto read = json::parse(text, "a.json");
            QVERIFY2(!read, readable(text).c_str());
            QCOMPARE(read.error().code, ErrorCode::input);
            QVERIFY2(read.error().where.starts_with("a.json"), readable(text).c_str());
            QVERIFY2(read.error().where.size() > 6, readable(text).c_str()); // it ends with ":1:2" or " /a"
        }
    }

    void levels_are_counted() {
        for (const char* pair : {"[]", "{}"}) {
            const auto nested = [pair](std::size_t levels) {
                std::string text;
                for (std::size_t i = 1; i < levels; ++i)
                    text += pair[0] == '[' ? "[" : "{\"a\":";
                text += pair;
                return text + std::string(levels - 1, pair[1]);
            };
            KS_VERIFY_OK(json::parse(nested(json::max_depth), "a.json"));
            QCOMPARE(json::parse(nested(json::max_depth + 1), "a.json").error().code, ErrorCode::input);
        }
    }
};

KS_TEST(JsonCorpusTest)
#include "json_corpus_test.moc"
