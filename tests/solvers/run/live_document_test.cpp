// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/live_document.h"

#include "solvers/live/figures.h"
#include "tests/support/checks.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QtTest>

#include <cmath>
#include <set>

#include <nlohmann/json.hpp>

using namespace ks;

namespace {

live::LiveRun watched_run() {
    live::LiveRun run{.variant = "mckp.sync",
                      .on = "gpu:0",
                      .device = "NVIDIA H200",
                      .cc = "9.0",
                      .parameters = {{"block", "672"}},
                      .instance = "x",
                      .instance_sha256 = "ab",
                      .host = "a host",
                      .date = "2026-11-25",
                      .command = "knapscope-run solve"};
    run.solves = {{.t = 0.5, .total_ms = 2, .probe = live::Grain::none},
                  {.t = 1, .total_ms = 2.5, .probe = live::Grain::block}};
    run.stages = {{.name = "compute", .begin_ms = 0.25, .ms = 1}};
    live::Telemetry telemetry{
        .busy = 0.5, .power_w = 137.4, .memory_used_bytes = 12, .throttled = {"power"}, .other_processes = 1};
    run.samples = {{.t = 0.1, .occupancy = {0, 0.5, 1}, .barriers = 7}, {.t = 0.2, .telemetry = telemetry}};
    live::Timeline timeline{
        .by_block = true, .sms = 3, .max_warps = 64, .length = 100, .launches_left_out = 2};
    timeline.launches = {{.kernel = "mckp_sync.rows",
                          .grid = 2,
                          .block = 672,
                          .registers = 40,
                          .shared_bytes = 8,
                          .blocks_per_sm = 2,
                          .begin = 0,
                          .end = 100}};
    timeline.blocks = {{.begin = 0, .end = 90, .warp_time = 1890, .launch = 0, .block = 1, .sm = 2},
                       {.begin = 5, .end = 100, .warp_time = 1995, .launch = 0, .block = 0, .sm = 0}};
    timeline.waits = {{.begin = 50, .end = 60, .launch = 0, .block = 1, .sm = 2}};
    run.timeline = timeline;
    run.counters = live::Counters{
        .chip = "GH100",
        .passes = 1,
        .ranges =
            {{.name = "mckp_sync.rows",
              .launches = 1,
              .counters = {{.name = "achieved_occupancy", .metric = "sm__x", .unit = "%", .value = 65.5}}}},
        .curves = {{.name = "occupancy", .metric = "sm__y", .unit = "%", .times = {0, 1}, .values = {2, 3}}}};
    run.rows = 100;
    return run;
}

Result<live::LiveRun> read_run(const Json& document) {
    KS_TRY(const json::Node root, json::parse(to_line(document), "run"));
    return read_live_run(json::Cursor(root, "run"));
}

} // namespace

/// The document of a watched run.
class LiveDocumentTest : public QObject {
    Q_OBJECT

private slots:
    void a_run_reads_back_to_the_same() {
        const auto run = read_run(to_json(watched_run()));
        KS_VERIFY_OK(run);
        QVERIFY(*run == watched_run());
        live::LiveRun small{.variant = "cpu"};
        const auto again = read_run(to_json(small));
        KS_VERIFY_OK(again);
        QVERIFY(*again == small);
    }

    /// No value that a picture uses as an index is out of range.
    void implausible_values_are_refused_with_their_place_data() {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* pointer, const char* value, const char* place) {
            QTest::newRow(name) << pointer << value << place;
        };
        row("another format", "/format", "\"knapscope-trace\"", "/format");
        row("a later version", "/version", "2", "/version");
        row("an SM that there is not", "/timeline/sms", "2", "/timeline/blocks");
        row("no SMs", "/timeline/sms", "0", "/timeline/sms");
        row("no launches", "/timeline/launches", "[]", "/timeline/blocks");
        row("too short", "/timeline/length", "99", "/timeline");
        row("fewer blocks", "/timeline/blocks/count", "1", "/timeline/blocks/begin");
        row("a huge count", "/timeline/blocks/count", "4000000000", "/timeline/blocks/begin");
        row("no base64", "/timeline/blocks/sm", "\"%%%%\"", "/timeline/blocks/sm");
        row("negative", "/timeline/blocks/begin", "\"AQI=\"", "/timeline/blocks/begin");
        row("beyond int32", "/timeline/blocks/sm", "\"gICAgIABAA==\"", "/timeline/blocks/sm");
        row("not by begin", "/timeline/blocks/begin", "\"CgU=\"", "/timeline/blocks");
        row("a launch that ends first", "/timeline/launches/0/begin", "101", "/timeline/launches/0");
        row("more than full", "/samples/0/occupancy/1", "1.5", "/samples/0/occupancy/1");
        row("before the beginning", "/samples/0/t", "-1", "/samples/0/t");
        row("a curve without values", "/counters/curves/0/values", "[]", "/counters/curves/0");
        row("a grain that there is not", "/solves/0/probe", "\"thread\"", "/solves/0/probe");
        row("no kernel", "/timeline/launches/0/kernel", "5", "/timeline/launches/0/kernel");
    }
    void implausible_values_are_refused_with_their_place() {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, place);
        Json document = to_json(watched_run());
        document[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        const auto run = read_run(document);
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::input);
        QVERIFY2(QString::fromStdString(run.error().where).startsWith("run " + place),
                 run.error().where.c_str());
    }

    /// One solve of set 5, recorded on an H200, has enough detail for slow motion.
    void a_recorded_solve_has_a_hundred_moments() {
        QFile file(source_path("assets/results/live/h200-mckp-shared-512.knapscope-live.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto root = json::parse(file.readAll().toStdString(), "recorded");
        KS_VERIFY_OK(root);
        const auto run = read_live_run(json::Cursor(*root, "recorded"));
        KS_VERIFY_OK(run);
        const live::Timeline& timeline = *run->timeline;
        QCOMPARE(timeline.blocks.size(), std::size_t{59300}); // 100 launches of 593
        const auto moments = live::occupancy_over_time(timeline, 0, timeline.length, 400);
        QVERIFY((std::set<float>(moments.begin(), moments.end()).size() >= 100));
        // The hardware counters come from a separate solve.
        const double counted = run->counters->ranges.front().counters.front().value;
        QVERIFY(std::abs(100 * live::achieved_occupancy(timeline).of_active - counted) < 3);
    }

    void every_missing_member_is_reported() {
        const Json document = to_json(watched_run());
        for (const auto& [key, value] : document.items()) {
            if (key == "rows")
                continue; // a run without a table has no such entry
            Json less = document;
            less.erase(key);
            QVERIFY2(!read_run(less), key.c_str());
        }
    }
};

KS_TEST(LiveDocumentTest)
#include "live_document_test.moc"
