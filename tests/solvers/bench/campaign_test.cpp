// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/campaign.h"
#include "solvers/core/sha256.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/run.h"
#include "tests/support/checks.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <filesystem>

using namespace ks;

namespace {

constexpr char good[] = R"({"format": "knapscope-campaign", "version": 1, "paper": "thesis, Table 5.2",
"instances": [{"preset": "thesis-2.2"}, {"preset": "uncorrelated", "kind": "multiple-choice", "set": {"n": 4, "m": 3}, "seeds": [1, 2]}],
"runs": [{"variant": "mckp.sequential", "on": "cpu"},
         {"variant": "mckp.global", "on": "emulator", "set": {"block": [32, 64]}}],
"repetitions": 3, "warmup": 2, "baseline": {"variant": "mckp.sequential", "on": "cpu"}})";

std::string with(const std::string& from, const std::string& to) {
    std::string text = good;
    const auto at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

Result<Campaign> read(const std::string& text, const Catalogue& catalogue = built_in_catalogue()) {
    KS_TRY(const auto root, json::parse(text, "c.json"));
    return read_campaign(json::Cursor(root, "c.json"), "", catalogue);
}

Machine machine() {
    return {{emulator_provider()}};
}

/// The reports of a campaign, in order.
struct Told {
    std::vector<std::string> runs;
    std::vector<std::size_t> rows; ///< the number of rows at each finished row
    std::vector<double> fractions;

    CampaignEvents events() {
        CampaignEvents events;
        events.measured = [this](const Measurement& one) {
            std::string block;
            for (const auto& [name, value] : one.row.parameters)
                if (name == "block")
                    block = "/" + value;
            runs.push_back(one.row.instance + "#" + std::to_string(*one.row.seed) + " " + one.row.variant +
                           block + (one.warmup ? " w" : " r") + std::to_string(one.repetition));
        };
        events.row = [this](const RecordedResults& results, const RecordedRow&) {
            rows.push_back(results.rows.size());
            return Result<void>();
        };
        events.progress = [this](const Progress& progress) { fractions.push_back(progress.fraction); };
        return events;
    }
};

} // namespace

class CampaignTest : public QObject {
    Q_OBJECT

private slots:
    void lists_are_expanded() {
        const auto campaign = read(good);
        QVERIFY2(campaign, campaign ? "" : campaign.error().sentence().c_str());
        QCOMPARE(campaign->instances.size(), std::size_t{3});
        QCOMPARE(campaign->instances[2].label(), std::string("uncorrelated (n = 4, m = 3), seed 2"));
        QCOMPARE(campaign->runs.size(), std::size_t{3});
        QCOMPARE(campaign->rows(), std::size_t{9});
        QCOMPARE(campaign->repetitions, std::int64_t{3});
        QCOMPARE(campaign->warmup, std::int64_t{2});
        QVERIFY(campaign->baseline == std::size_t{0});
        const auto two =
            read(with("\"block\": [32, 64]", "\"block\": [32, 64]}}, {\"variant\": \"mckp.shared\", "
                                             "\"on\": \"emulator\", \"set\": {\"block\": [96, 128]"));
        QVERIFY(two);
        QCOMPARE(two->runs.size(), std::size_t{5});
        const auto sizes = read(with("\"n\": 4, \"m\": 3", "\"n\": [4, 5], \"m\": [3, 6]"));
        QVERIFY(sizes);
        QCOMPARE(sizes->instances.size(), std::size_t{1 + 4 * 2});
        QCOMPARE(sizes->instances[4].label(), std::string("uncorrelated (n = 4, m = 6), seed 2"));
        QCOMPARE(sizes->instances[5].label(), std::string("uncorrelated (n = 5, m = 3), seed 1"));
    }

    void a_campaign_is_written_and_read_back() {
        const auto campaign = read(good);
        QVERIFY(campaign);
        const auto again = read(to_line(to_json(*campaign)));
        QVERIFY2(again, again ? "" : again.error().sentence().c_str());
        QCOMPARE(to_line(to_json(*again)), to_line(to_json(*campaign)));
        QVERIFY(recorded(*again, machine()) == recorded(*campaign, machine()));
    }

    /// A catalogue contains all that is known about another program's variants.
    void variants_are_those_of_the_catalogue() {
        CatalogueEntry theirs = *built_in_catalogue().find("mckp.global");
        theirs.id = "mckp.theirs";
        theirs.on = {"gpu"};
        const Catalogue catalogue({*built_in_catalogue().find("mckp.sequential"), theirs});
        std::string text = with("mckp.global", "mckp.theirs");
        QCOMPARE(read(text).error().where, std::string("c.json /runs/1/variant"));
        QCOMPARE(read(text, catalogue).error().what, std::string("mckp.theirs does not run on 'emulator'"));
        text.replace(text.find("emulator"), 8, "gpu:1");
        const auto campaign = read(text, catalogue);
        QVERIFY2(campaign, campaign ? "" : campaign.error().sentence().c_str());
        QCOMPARE(campaign->runs[1].variant, std::string("mckp.theirs"));
        QCOMPARE(campaign->runs[1].parameters.integer("block"), std::int64_t{32});
        QCOMPARE(fingerprint(*read(to_line(to_json(*campaign)), catalogue)), fingerprint(*campaign));
        QVERIFY(!read(good, catalogue)); // a variant that is not in the catalogue does not exist
    }

    void measured_settings_define_the_campaign() {
        const auto sha = [](const std::string& text) {
            const auto campaign = read(text);
            return campaign ? recorded(*campaign, machine()).sha256 : campaign.error().sentence();
        };
        const std::string one = sha(good);
        QCOMPARE(sha(with("thesis, Table 5.2", "another")), one);
        QCOMPARE(sha(with("\"paper\"", "\n \"paper\"")), one);
        QCOMPARE(sha(with("\"seeds\": [1, 2]", R"("seeds": {"from": 1, "to": 2})")), one);
        for (const auto& [from, to] : {std::pair{"\"seeds\": [1, 2]", "\"seeds\": [1, 3]"},
                                       {"[32, 64]", "[32, 96]"},
                                       {"\"repetitions\": 3", "\"repetitions\": 4"},
                                       {"\"warmup\": 2", "\"warmup\": 1"},
                                       {"\"paper\"", "\"timeout\": 5, \"paper\""}})
            QVERIFY2(sha(with(from, to)) != one && sha(with(from, to)).size() == 64, from);
    }

    /// The default of `threads` is the number of cores. The checksum covers only the requested settings, so
    /// it is the same on all machines, and after a variant gets a new parameter.
    void the_sum_is_the_same_on_every_machine() {
        constexpr char text[] =
            R"({"format": "knapscope-campaign", "version": 1, "instances": [{"preset": "thesis-2.2"}],
"runs": [{"variant": "mckp.multicore"}, {"variant": "mckp.multicore", "set": {"threads": [3, 5]}}]})";
        const auto on_machine = [&](std::int64_t cores) {
            CatalogueEntry multicore = *built_in_catalogue().find("mckp.multicore");
            for (Parameter& parameter : multicore.parameters)
                if (parameter.name == "threads")
                    parameter.standard = cores;
            multicore.parameters.push_back({.name = "later", .min = 1, .max = cores, .standard = cores});
            return read(text, Catalogue({multicore}));
        };
        const auto here = read(text), small = on_machine(2), large = on_machine(64);
        KS_VERIFY_OK(here);
        KS_VERIFY_OK(small);
        KS_VERIFY_OK(large);
        QCOMPARE(large->runs[0].parameters.integer("threads"), std::int64_t{64});
        QCOMPARE(fingerprint(*small), fingerprint(*here));
        QCOMPARE(fingerprint(*large), fingerprint(*here));
        const auto copy = read(to_line(to_json(*large)));
        KS_VERIFY_OK(copy);
        QVERIFY(copy->runs[0].parameters == here->runs[0].parameters);
        QCOMPARE(fingerprint(*copy), fingerprint(*here));
    }

    /// As documented in docs/contract.md.
    void the_sum_is_that_of_the_documented_text() {
        const auto campaign = read(with("\"set\": {\"block\": [32, 64]}", "\"set\": {\"block\": 64}"));
        KS_VERIFY_OK(campaign);
        QCOMPARE(
            fingerprint(*campaign),
            sha256(R"({"instances":[{"preset":"thesis-2.2","seeds":[1]},)"
                   R"({"preset":"uncorrelated","kind":"multiple-choice","set":{"n":4,"m":3},"seeds":[1]},)"
                   R"({"preset":"uncorrelated","kind":"multiple-choice","set":{"n":4,"m":3},"seeds":[2]}],)"
                   R"("runs":[{"variant":"mckp.sequential","on":"cpu","set":{}},)"
                   R"({"variant":"mckp.global","on":"emulator","set":{"block":64}}],)"
                   R"("repetitions":3,"warmup":2,"memory":4294967296})"));
    }

    void faults_have_their_place_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("code");
        const auto add = [](const char* name, const char* from, const char* to, const char* place,
                            int code = 3) {
            QTest::newRow(name) << QString::fromStdString(with(from, to)) << place << code;
        };
        add("format", "knapscope-campaign", "knapscope-results", "c.json /format");
        add("version", "\"version\": 1", "\"version\": 2", "c.json /version");
        add("another kind of file", R"("knapscope-campaign", "version": 1, "paper")",
            R"("knapscope-instance", "version": 1, "kind")", "c.json /format");
        add("unknown field", "\"paper\"", "\"papers\"", "c.json /papers");
        add("no runs", "\"runs\"", "\"memory\": 5, \"timeout\": 1, \"run\"", "c.json /run");
        add("paper", "\"thesis, Table 5.2\"", "7", "c.json /paper");
        add("no instances", R"({"preset": "thesis-2.2"}, )", R"({}, )", "c.json /instances/0");
        add("preset", "thesis-2.2", "thesis-9.9", "c.json /instances/0/preset", 2);
        add("kind", "multiple-choice", "cooking", "c.json /instances/1/kind", 2);
        add("setting", "\"n\": 4", "\"n\": -4", "c.json /instances/1/set", 2);
        add("no settings", "\"n\": 4", "\"n\": []", "c.json /instances/1/set/n");
        add("one of several settings", "\"n\": 4", "\"n\": [4, -4]", "c.json /instances/1/set", 2);
        add("seeds empty", "[1, 2]", "[]", "c.json /instances/1/seeds");
        add("seed negative", "[1, 2]", "[1, -2]", "c.json /instances/1/seeds/1");
        add("seeds from nowhere", "[1, 2]", "{\"to\": 2}", "c.json /instances/1/seeds");
        add("seeds backwards", "[1, 2]", "{\"from\": 3, \"to\": 2}", "c.json /instances/1/seeds/to");
        add("seeds without end", "[1, 2]", "{\"from\": 1, \"to\": 9000000000}", "c.json /instances/1/seeds",
            4);
        add("seed twice", "[1, 2]", "[1, 1]", "c.json /instances/1");
        add("file and preset", R"({"preset": "thesis-2.2"})", R"({"preset": "thesis-2.2", "file": "a"})",
            "c.json /instances/0/preset");
        add("file unnamed", R"({"preset": "thesis-2.2"})", R"({"file": ""})", "c.json /instances/0/file");
        add("index of a preset", R"({"preset": "thesis-2.2"})", R"({"preset": "thesis-2.2", "index": 1})",
            "c.json /instances/0/index");
        add("index 0", R"({"preset": "thesis-2.2"})", R"({"file": "a", "index": 0})",
            "c.json /instances/0/index");
        add("an instance twice", R"({"preset": "thesis-2.2"})",
            R"({"file": "a", "index": 1}, {"file": "a", "index": 1})", "c.json /instances/1");
        add("variant", "mckp.global", "mckp.globe", "c.json /runs/1/variant", 2);
        add("place", "\"emulator\"", "\"cpu\"", "c.json /runs/1/on", 2);
        add("place unknown", "\"emulator\"", "\"tpu\"", "c.json /runs/1/on", 2);
        add("parameter", "\"block\"", "\"blocks\"", "c.json /runs/1/set", 2);
        add("value", "[32, 64]", "[32, 33]", "c.json /runs/1/set", 2);
        add("values empty", "[32, 64]", "[]", "c.json /runs/1/set/block");
        add("value of no type", "[32, 64]", "[32, 6.5]", "c.json /runs/1/set/block/1");
        add("value twice", "[32, 64]", "[32, 32]", "c.json /runs/1");
        add("repetitions", "\"repetitions\": 3", "\"repetitions\": 0", "c.json /repetitions");
        add("warm-up", "\"warmup\": 2", "\"warmup\": -1", "c.json /warmup");
        add("baseline", R"("baseline": {"variant": "mckp.sequential", "on": "cpu"})",
            R"("baseline": {"variant": "mckp.global", "on": "emulator", "set": {"block": 96}})",
            "c.json /baseline");
        add("baseline of many", R"("baseline": {"variant": "mckp.sequential", "on": "cpu"})",
            R"("baseline": {"variant": "mckp.global", "on": "emulator", "set": {"block": [32, 64]}})",
            "c.json /baseline");
        add("memory", "\"warmup\": 2", "\"memory\": \"4X\"", "c.json /memory", 2);
        add("time", "\"warmup\": 2", "\"timeout\": 0", "c.json /timeout");
        add("syntax", "\"warmup\": 2", "\"warmup\" 2", "c.json:5:");
        std::string seeds;
        for (int seed = 0; seed <= Campaign::most_rows; ++seed)
            seeds += (seed ? "," : "") + std::to_string(seed);
        QTest::newRow("too many rows")
            << QString::fromStdString(with("[1, 2]", "[" + seeds + "]")) << "c.json /instances/1" << 4;
    }
    void faults_have_their_place() {
        QFETCH(QString, text);
        QFETCH(QString, place);
        QFETCH(int, code);
        const auto campaign = read(text.toStdString());
        QVERIFY(!campaign);
        QCOMPARE(static_cast<int>(campaign.error().code), code);
        const QString where = QString::fromStdString(campaign.error().where);
        QVERIFY2(place.endsWith(':') ? where.startsWith(place) : where == place, qPrintable(where));
    }

    void runs_take_turns() {
        const auto campaign = read(with(R"({"preset": "thesis-2.2"}, )", ""));
        QVERIFY(campaign);
        Told told;
        const auto results = run_campaign(*campaign, machine(), {}, told.events(), {});
        QVERIFY2(results, results ? "" : results.error().sentence().c_str());
        std::vector<std::string> expected;
        for (const char* seed : {"1", "2"})
            for (const char* round : {"w1", "w2", "r1", "r2", "r3"})
                for (const char* variant : {"mckp.sequential", "mckp.global/32", "mckp.global/64"})
                    expected.push_back(std::string("uncorrelated#") + seed + " " + variant + " " + round);
        QCOMPARE(told.runs, expected);
        QVERIFY((told.rows == std::vector<std::size_t>{1, 2, 3, 4, 5, 6}));
        QVERIFY(std::ranges::is_sorted(told.fractions));
        QCOMPARE(told.fractions.front(), 0.0);
        QCOMPARE(told.fractions.back(), 1.0);
        QCOMPARE(results->rows.size(), std::size_t{6});
        for (const RecordedRow& row : results->rows) {
            QCOMPARE(row.status, std::string("optimal"));
            QCOMPARE(row.verified, std::optional<bool>(true));
            QCOMPARE(row.total_ms.samples.size(), std::size_t{3});
            QVERIFY(row.total_ms == spread_of(row.total_ms.samples));
            QVERIFY(!row.stages.empty());
            for (const RecordedRow::StageTimes& stage : row.stages)
                QVERIFY(stage.ms.samples.size() == 3 && stage.ms == spread_of(stage.ms.samples));
        }
        QCOMPARE(results->rows[0].objective, results->rows[1].objective);
    }

    /// Parry's loop reports its number of decisions; the exhaustive search reports in words where it began.
    void facts_that_are_numbers_are_kept() {
        const auto campaign = read(R"({"format": "knapscope-campaign", "version": 1,
"instances": [{"preset": "sso-toy"}], "runs": [{"variant": "subset-sum.parry.dp.v3"}, {"variant": "subset-sum.exhaustive.smart"}],
"repetitions": 3, "warmup": 1})");
        QVERIFY2(campaign, campaign ? "" : campaign.error().sentence().c_str());
        const auto results = run_campaign(*campaign, {}, {}, {}, {});
        QVERIFY2(results, results ? "" : results.error().sentence().c_str());
        const auto& facts = results->rows[0].facts;
        const auto at = std::ranges::find(facts, "decisions", &RecordedRow::FactValues::name);
        QVERIFY(at != facts.end());
        QVERIFY(at->value == spread_of({4, 4, 4}));              // floor(log2 12) + 1
        QCOMPARE(results->rows[1].facts.size(), std::size_t{1}); // no facts of the variant itself
        QCOMPARE(results->rows[1].facts[0].name, std::string("lp-bound"));
        const auto again = read_results(results_text(*results), "r.json");
        QVERIFY2(again, again ? "" : again.error().sentence().c_str());
        QVERIFY(*again == *results);
    }

    void results_are_written_and_read_back() {
        const auto campaign = read(with("\"paper\"", "\"memory\": 2000000, \"paper\""));
        QVERIFY(campaign);
        RecordedResults head{"bench c.json", "2026-01-02T03:04:05Z", "", "a processor", "", "", {}, {}};
        head.campaign = recorded(*campaign, {});
        // The emulator is missing, so the rows have errors.
        const auto results = run_campaign(*campaign, {}, head, {}, {});
        QVERIFY2(results, results ? "" : results.error().sentence().c_str());
        QCOMPARE(results->rows.size(), std::size_t{9});
        QCOMPARE(results->rows[1].status, std::string("error"));
        QCOMPARE(results->rows[1].on, std::string("emulator"));
        QVERIFY(results->rows[1].error.has_value());
        for (const std::string& text : {results_text(*results), to_line(to_json(*results))}) {
            const auto again = read_results(text, "r.json");
            QVERIFY2(again, again ? "" : again.error().sentence().c_str());
            QVERIFY(*again == *results);
        }
    }

    void over_a_limit_is_a_row() {
        const auto campaign = read(with("\"paper\"", "\"memory\": 1, \"paper\""));
        QVERIFY(campaign);
        Told told;
        const auto results = run_campaign(*campaign, machine(), {}, told.events(), {});
        QVERIFY(results);
        for (const RecordedRow& row : results->rows) {
            QCOMPARE(row.status, std::string("error"));
            QVERIFY(row.error->code == ErrorCode::limit);
            QVERIFY(!row.objective && row.stages.empty());
        }
        QVERIFY(told.runs.empty());
        QCOMPARE(told.fractions.back(), 1.0);
    }

    void finished_rows_are_kept() {
        const auto campaign = read(good);
        QVERIFY(campaign);
        const auto whole = run_campaign(*campaign, machine(), {}, {}, {});
        QVERIFY(whole);
        RecordedResults part;
        part.rows = {whole->rows[0], whole->rows[2], whole->rows[7]};
        Told told;
        const auto rest = run_campaign(*campaign, machine(), part, told.events(), {});
        QVERIFY2(rest, rest ? "" : rest.error().sentence().c_str());
        QCOMPARE(told.runs.size(), std::size_t{6 * 5});
        QCOMPARE(rest->rows.size(), std::size_t{9});
        for (const std::size_t kept : {0, 2, 7})
            QVERIFY(rest->rows[kept] == whole->rows[kept]);
        for (std::size_t i = 0; i < 9; ++i)
            QCOMPARE(rest->rows[i].instance_sha256, whole->rows[i].instance_sha256);
    }

    void rows_of_something_else_are_refused() {
        const auto campaign = read(good);
        QVERIFY(campaign);
        const auto whole = run_campaign(*campaign, machine(), {}, {}, {});
        QVERIFY(whole);
        const auto refused = [&](RecordedRow row) {
            RecordedResults part;
            part.rows = {std::move(row)};
            const auto results = run_campaign(*campaign, machine(), part, {}, {});
            return !results && results.error().code == ErrorCode::usage;
        };
        RecordedRow row = whole->rows[4];
        QVERIFY(!refused(row));
        row.seed = 9;
        QVERIFY(refused(row));
        row = whole->rows[4];
        row.instance_sha256[0] = row.instance_sha256[0] == 'a' ? 'b' : 'a';
        QVERIFY(refused(row));
        RecordedResults twice;
        twice.rows = {whole->rows[4], whole->rows[4]};
        QVERIFY(!run_campaign(*campaign, machine(), twice, {}, {}));
    }

    void a_wrong_answer_ends_the_campaign() {
        const auto campaign = read(good);
        QVERIFY(campaign);
        const auto whole = run_campaign(*campaign, machine(), {}, {}, {});
        QVERIFY(whole);
        RecordedResults part;
        part.rows = {whole->rows[0]};
        part.rows[0].objective = 8; // the correct value is 7
        const auto results = run_campaign(*campaign, machine(), part, {}, {});
        QVERIFY(!results && results.error().code == ErrorCode::check);
    }

    void other_kinds_and_missing_files_are_reported_before_anything_runs() {
        Told told;
        auto campaign = read(with("thesis-2.2", "thesis-2.1"));
        QVERIFY(campaign);
        auto results = run_campaign(*campaign, machine(), {}, told.events(), {});
        QVERIFY(!results && results.error().code == ErrorCode::usage);
        QCOMPARE(results.error().where, std::string("c.json /instances/0"));
        campaign = read(with(R"({"preset": "thesis-2.2"})", R"({"file": "nowhere.json"})"));
        QVERIFY(campaign);
        results = run_campaign(*campaign, machine(), {}, told.events(), {});
        QVERIFY(!results && results.error().code == ErrorCode::input);
        campaign =
            read(with(R"({"variant": "mckp.sequential", "on": "cpu"},)",
                      R"({"variant": "mckp.sequential", "on": "cpu"}, {"variant": "mckp.sequential"},)"));
        QVERIFY(campaign);
        results = run_campaign(*campaign, machine(), {}, told.events(), {});
        // "cpu" and the default are the same place.
        QVERIFY(!results && results.error().code == ErrorCode::usage);
        QVERIFY(told.runs.empty());
    }

    void a_stop_request_ends_it() {
        const auto campaign = read(good);
        QVERIFY(campaign);
        std::stop_source stop;
        CampaignEvents events;
        int runs = 0;
        events.measured = [&](const Measurement&) {
            if (++runs == 4)
                stop.request_stop();
        };
        const auto results = run_campaign(*campaign, machine(), {}, events, stop.get_token());
        QVERIFY(!results && results.error().code == ErrorCode::cancelled);
        QCOMPARE(runs, 4);
    }

    /// Rows reported by another program: measured rows are accepted, invalid rows are refused.
    void rows_of_others_are_checked() {
        const auto campaign = read(good);
        QVERIFY(campaign);
        const auto results = run_campaign(*campaign, machine(), {}, {}, {});
        KS_VERIFY_OK(results);
        std::vector<RecordedRow> before;
        for (const RecordedRow& row : results->rows) {
            KS_VERIFY_OK(check_row(*campaign, before, row));
            const auto refused = [&](auto&& change, const char* why) {
                RecordedRow changed = row;
                change(changed);
                const auto checked = check_row(*campaign, before, changed);
                return !checked && checked.error().code == ErrorCode::check &&
                       checked.error().what.find(why) != std::string::npos;
            };
            const char* foreign = "not one of this campaign";
            QVERIFY(refused([](RecordedRow& r) { r.variant = "mckp.shared"; }, foreign));
            QVERIFY(refused([](RecordedRow& r) { r.on = "gpu:0"; }, foreign));
            QVERIFY(refused([](RecordedRow& r) { r.parameters.emplace_back("x", "1"); }, foreign));
            QVERIFY(refused([](RecordedRow& r) { r.instance = "thesis-2.1"; }, foreign));
            QVERIFY(refused([](RecordedRow& r) { r.seed = 77; }, foreign));
            QVERIFY(refused([](RecordedRow& r) { r.total_ms = spread_of({1, 2}); }, foreign));
            const bool first = before.empty() || before.back().instance_sha256 != row.instance_sha256;
            QVERIFY(first || refused([](RecordedRow& r) { r.objective = 999; }, "differ"));
            before.push_back(row);
            QVERIFY(refused([](RecordedRow&) {}, "there before"));
        }
        QCOMPARE(before.size(), campaign->rows());
    }

    void the_campaigns_that_ship_can_be_read() {
        int files = 0;
        for (const auto& entry :
             std::filesystem::directory_iterator(source_path("assets/campaigns").toStdString())) {
            const auto campaign = read_campaign_file(entry.path(), built_in_catalogue());
            QVERIFY2(campaign, campaign ? "" : campaign.error().sentence().c_str());
            ++files;
        }
        QVERIFY(files > 0);
    }
};

KS_TEST(CampaignTest)
#include "campaign_test.moc"
