// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/results.h"
#include "solvers/result/answer.h"
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QTest>

#include <nlohmann/json.hpp>

#include <random>

using namespace ks;

namespace {

constexpr char good_results[] =
    R"({"format": "knapscope-results", "version": 1, "command": "bench c.json", "date": "2026-01-02",
"commit": "abc", "host": "node", "device": "NVIDIA H200", "driver": "580",
"rows": [{"variant": "mckp.global", "on": "gpu:0", "parameters": {"block": 256, "barrier": "atomic"},
  "instance": {"preset": "thesis-set1", "seed": 1, "sha256": "00"}, "status": "optimal", "objective": 7, "verified": true,
  "total_ms": {"median": 2.5, "min": 2, "max": 3, "samples": [2, 2.5, 3]},
  "stages": [{"name": "upload", "ms": {"median": 1, "min": 1, "max": 1, "samples": [1]}}]}]})";

std::string results_with(const std::string& from, const std::string& to) {
    std::string text = good_results;
    const auto at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

} // namespace

class ResultsTest : public QObject {
    Q_OBJECT

    /// Returns a row after writing and reading it.
    static Result<RecordedRow> read_again(const RecordedRow& row) {
        KS_TRY(const json::Node root, json::parse(to_line(to_json(row)), "row"));
        return read_row(json::Cursor(root, "row"));
    }

private slots:
    void many_parameters_are_read_in_one_pass() {
        std::string many;
        for (int i = 0; i < 65'000; ++i) // an object may have at most 65,536 members
            many += "\"p" + std::to_string(i) + "\": 1, ";
        const CpuClock clock;
        const auto results = read_results(results_with("\"block\": 256", many + "\"block\": 256"), "r.json");
        QVERIFY2(results, results ? "" : results.error().sentence().c_str());
        QCOMPARE(results->rows.front().parameters.size(), std::size_t{65'002});
        QVERIFY2(clock.milliseconds() < 3'000, "searching for each of them would take many seconds");
    }

    void a_document_is_read() {
        const auto results = read_results(good_results, "r.json");
        QVERIFY2(results, results ? "" : results.error().sentence().c_str());
        QCOMPARE(results->device, std::string("NVIDIA H200"));
        QCOMPARE(results->rows.size(), std::size_t{1});
        const RecordedRow& row = results->rows.front();
        QCOMPARE(row.variant, std::string("mckp.global"));
        QCOMPARE(row.parameters.size(), std::size_t{2});
        QCOMPARE(row.parameters.front().second, std::string("256"));
        QCOMPARE(row.instance, std::string("thesis-set1"));
        QCOMPARE(row.objective, std::optional<std::int64_t>(7));
        QCOMPARE(row.total_ms.median, 2.5);
        QCOMPARE(row.total_ms.samples.size(), std::size_t{3});
        QCOMPARE(row.stages.front().name, std::string("upload"));
        QVERIFY(looks_like_results(good_results));
        QVERIFY(!looks_like_results(R"({"format": "knapscope-instance"})"));
    }

    /// Values that the system does not provide are null. A file written by an earlier version has no origin.
    void the_origin_is_kept() {
        const auto old = read_results(good_results, "r.json");
        QVERIFY(old && old->origin.empty());
        QVERIFY(!to_json(*old).contains("origin"));
        RecordedResults results = *old;
        results.origin = {.boot_id = "b", .gpu_uuid = "GPU-1, GPU-2", .started = "2026-01-02T03:04:05Z"};
        const auto again = read_results(results_text(results), "r.json");
        QVERIFY2(again, again ? "" : again.error().sentence().c_str());
        QVERIFY(*again == results);
        QVERIFY(to_json(results)["origin"]["machine_id"].is_null());
        const auto wrong = read_results(
            results_with("\"driver\": \"580\",", "\"driver\": \"580\", \"origin\": {\"user\": \"ada\"},"),
            "r.json");
        QCOMPARE(wrong.error().where, std::string("r.json /origin/user"));
    }

    /// A front has no objective, so two fronts are compared by their numbers of points.
    void fronts_and_plans_are_counted() {
        RecordedRow row = read_results(good_results, "r.json")->rows.front();
        Answer answer;
        answer.status = Status::optimal;
        answer.front.emplace().add({.cost = 0, .numerator = 0}, {});
        answer.front->add({.cost = 2, .numerator = 3}, std::array{2});
        note(row, answer);
        QVERIFY(!row.objective && row.points == 2 && !row.batches);
        QCOMPARE(answer_words(row), std::string("2 points"));
        const auto again = read_again(row);
        QVERIFY2(again, again ? "" : again.error().sentence().c_str());
        QVERIFY(*again == row);
        RecordedRow other = row;
        answer.front.emplace().add({.cost = 0, .numerator = 0}, {});
        note(other, answer);
        QVERIFY(!same_answer(row, other));
        answer.front.reset();
        answer.plan.emplace();
        answer.plan->batch_count = 3;
        note(other, answer);
        QVERIFY(!other.points && other.batches == 3);
        QCOMPARE(answer_words(other), std::string("3 batches"));
        QVERIFY(*read_again(other) == other);
    }

    /// A fact may be negative; a time may not.
    void facts_are_kept() {
        RecordedRow row = read_results(good_results, "r.json")->rows.front();
        QVERIFY(row.facts.empty()); // as in files that were written before rows had facts
        row.facts = {{"discard-rate", "", spread_of({0.25, 0.5, 0.5})},
                     {"rows-kept", "bytes", spread_of({-7, 12, 3})}};
        const auto again = read_again(row);
        QVERIFY2(again, again ? "" : again.error().sentence().c_str());
        QVERIFY(*again == row);
        QCOMPARE(again->facts[0].value.median, 0.5);
        row.facts[1].value.median = 4;
        QCOMPARE(read_again(row).error().where, std::string("row /facts/1/value"));
        QCOMPARE(instance_words(row), std::string("thesis-set1"));
        row.instance_set = {{"n", "36"}, {"plant", "true"}};
        QCOMPARE(instance_words(row), std::string("thesis-set1 (n = 36, plant = true)"));
    }

    void faults_have_their_place_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        const auto add = [](const char* name, const std::string& text, const char* place) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromLatin1(place);
        };
        add("format", results_with("knapscope-results", "knapscope-list"), "");
        add("version", results_with("\"version\": 1", "\"version\": 2"), "/version");
        add("unknown field", results_with("\"driver\"", "\"drivers\""), "");
        add("missing time", results_with("total_ms", "total_s"), "/rows/0");
        add("negative time", results_with("\"min\": 2,", "\"min\": -2,"), "/rows/0/total_ms/min");
        add("median outside", results_with("\"median\": 2.5", "\"median\": 9.5"), "/rows/0/total_ms");
        add("median of other samples", results_with("\"median\": 2.5", "\"median\": 2.6"),
            "/rows/0/total_ms");
        add("text as time", results_with("\"samples\": [2,", "\"samples\": [\"2\","),
            "/rows/0/total_ms/samples/0");
        add("stage", results_with("\"name\": \"upload\"", "\"name\": 3"), "/rows/0/stages/0/name");
        add("objective", results_with("\"objective\": 7", "\"objective\": 7.0"), "/rows/0/objective");
    }
    void faults_have_their_place() {
        QFETCH(QString, text);
        QFETCH(QString, place);
        const auto results = read_results(text.toStdString(), "r.json");
        QVERIFY(!results);
        QCOMPARE(results.error().code, ErrorCode::input);
        QVERIFY2(results.error().where.find("r.json") == 0, results.error().where.c_str());
        QVERIFY2(results.error().where.find(place.toStdString()) != std::string::npos,
                 results.error().where.c_str());
    }

    void broken_text_never_crashes() {
        const auto seed = std::random_device{}();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const std::string whole = good_results;
        for (std::size_t cut = 0; cut < whole.size(); cut += 7)
            QVERIFY(!read_results(whole.substr(0, cut), "cut"));
        for (int i = 0; i < 3000; ++i) {
            std::string text = whole;
            for (int k = 0; k < 3; ++k)
                text[random() % text.size()] = static_cast<char>(random() % 256);
            (void)read_results(text, "mutated");
        }
    }
};

KS_TEST(ResultsTest)
#include "results_test.moc"
