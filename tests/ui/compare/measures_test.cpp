// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "solvers/core/formatted.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/registry.h"
#include "tests/support/suite.h"
#include "tests/visual/quiet.h"
#include "ui/compare/comparison.h"
#include "ui/compare/paper_figures.h"

using namespace ks;
using namespace ks::ui;

namespace {

const std::string sequential = "subset-sum.two-list.sequential", gpu = "subset-sum.two-list.gpu",
                  improved = "subset-sum.two-list.gpu-improved";

RecordedRow two_list_row(const std::string& variant, int n, double rate) {
    RecordedRow row;
    row.variant = variant;
    row.on = "gpu:0";
    row.instance = "two-list-hard";
    row.instance_set = {{"n", std::to_string(n)}, {"alpha", "300"}};
    row.seed = 1;
    row.instance_sha256 = formatted("sha of {}", n);
    row.status = "not-found";
    row.total_ms = spread_of({9});
    row.stages = {{"generation", spread_of({4, 6, 5})}, {"search", spread_of({1, 1, 1})}};
    row.facts = {{"discard-rate", "", spread_of({rate, rate, rate})}};
    return row;
}

/// "label: figure" for each.
std::vector<std::string> said(const std::vector<visual::Timing>& timings, const char* unit = "") {
    std::vector<std::string> all;
    for (const visual::Timing& timing : timings)
        all.push_back(formatted("{}: {}{}", timing.label, visual::in_full(timing.seconds), unit));
    return all;
}

} // namespace

/// Comparing a stage or a fact instead of whole runs, with the values printed in papers.
class MeasuresTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void a_stage_or_a_fact_is_compared() {
        RecordedResults results;
        results.rows = {two_list_row(gpu, 36, 0.8), two_list_row(improved, 36, 0.81)};
        results.rows[0].stages.pop_back();
        results.rows[1].facts[0].name = "excess-rate";
        const auto generation = comparisons_of(results, {Measure::stage, "generation"});
        QCOMPARE(generation.size(), std::size_t{1});
        QCOMPARE(generation[0].stages(), (std::vector<std::string>{"generation", "search"}));
        QCOMPARE(generation[0].facts(), (std::vector<std::string>{"discard-rate", "excess-rate"}));
        QCOMPARE(said(generation[0].timings()),
                 (std::vector<std::string>{gpu + ": 0.005", improved + ": 0.005"}));
        QCOMPARE(generation[0].timings()[0].spread->max, 0.006);
        QVERIFY(generation[0].timings()[0].provenance.ends_with(
            "Time of the stage generation alone, by the host's clock."));
        const auto search = comparisons_of(results, {Measure::stage, "search"})[0].timings();
        QCOMPARE(search[0].failed, std::string("it has no stage search"));
        QCOMPARE(search[1].seconds, 0.001);
        const auto rate = comparisons_of(results, {Measure::fact, "discard-rate"})[0].timings();
        QCOMPARE(rate[0].seconds, 0.8);
        QCOMPARE(rate[1].failed, std::string("it reports no discard rate"));
        // Without upload and way back, both stages are what the kernels did.
        QCOMPARE(comparisons_of(results, Measure::kernel)[0].timings()[1].seconds, 0.006);
    }

    void so_it_is_of_a_run_of_this_session() {
        auto run = std::make_shared<Outcome>();
        run->variant = gpu;
        run->on = "cpu";
        run->instance_sha256 = "aa";
        run->stages = {{"upload", 0, 1}, {"pruning", 1, 2}, {"pruning", 3, 5}};
        run->answer.facts = {{"threads", std::int64_t{4}, "", "k = 4."},
                             {"direction", std::string("up"), "", "Up."}};
        const auto pruning = comparisons_of({run}, {Measure::stage, "pruning"});
        QCOMPARE(pruning[0].timings()[0].seconds, 0.007);
        QCOMPARE(pruning[0].facts(), std::vector<std::string>{"threads"});
        QCOMPARE(comparisons_of({run}, {Measure::fact, "threads"})[0].timings()[0].seconds, 4.0);
        QVERIFY(!comparisons_of({run}, {Measure::fact, "direction"})[0].timings()[0].failed.empty());
    }

    /// They are sorted by number.
    void instances_that_differ_in_one_setting_are_a_series() {
        RecordedResults results;
        for (const int n : {54, 36, 100})
            results.rows.push_back(two_list_row(gpu, n, 0.5));
        results.rows.push_back(two_list_row(gpu, 36, 0.5));
        results.rows.back().instance_set[1].second = "500";
        results.rows.back().instance_sha256 = "bb";
        results.rows.push_back(results.rows.back()); // of another preset
        results.rows.back().instance = "two-list";
        results.rows.back().instance_sha256 = "cc";
        results.rows.push_back(two_list_row(gpu, 40, 0.5)); // of another seed
        results.rows.back().seed = 2;
        const auto all = comparisons_of(results);
        const auto series = series_of(all);
        QCOMPARE(series.size(), std::size_t{2});
        const bool first = series[0].labels.size() == 3;
        const InstanceSeries &over_n = series[first ? 0 : 1], &over_alpha = series[first ? 1 : 0];
        QCOMPARE(over_n.name, QStringLiteral("two-list-hard (n = 36 to 100, alpha = 300), seed 1"));
        QCOMPARE(over_n.labels, (QStringList{"n = 36", "n = 54", "n = 100"}));
        QCOMPARE(all[over_n.members[0]].instance,
                 QStringLiteral("two-list-hard (n = 36, alpha = 300), seed 1"));
        QCOMPARE(over_alpha.name, QStringLiteral("two-list-hard (n = 36, alpha = 300 to 500), seed 1"));
        QCOMPARE(over_alpha.labels, (QStringList{"alpha = 300", "alpha = 500"}));
    }

    /// Wan et al., Table IV at n = 36: 0.8124 for alpha = 0.3, 0.0731 for 0.5, which is the preset's default.
    void a_figure_is_for_its_settings() {
        const auto printed = [](const RecordedRow::Settings& settings, const char* generation = "improved",
                                const char* fact = "discard-rate") {
            return said(printed_times(
                paper_figures(), {"two-list", settings, {Measure::fact, fact}},
                {{.variant = improved, .label = "ours", .parameters = {{"generation", generation}}}}));
        };
        using Lines = std::vector<std::string>;
        QCOMPARE(printed({{"alpha", "300"}, {"n", "36"}}), Lines{"ours: 0.8124"});
        QCOMPARE(printed({{"n", "36"}}), Lines{"ours: 0.0731"});
        QCOMPARE(printed({{"alpha", "500"}}), Lines{"ours: 0.0731"});
        QCOMPARE(printed({{"n", "37"}}), Lines{});
        QCOMPARE(printed({{"n", "36"}, {"plant", "true"}}), Lines{});
        QCOMPARE(printed({{"n", "36"}}, "original"), Lines{});
        QCOMPARE(printed({{"n", "36"}}, "improved", "excess-rate"), Lines{}); // it needs the improved pruning
        QVERIFY(printed_times(paper_figures(), {"two-list"}, {{improved, "ours", {}}}).empty()); // whole runs
    }

    /// Tables III, V and IX: in milliseconds.
    void times_of_stages_are_printed() {
        const auto printed = [](const char* stage, const std::string& variant,
                                const RecordedRow::Settings& parameters) {
            return said(printed_times(paper_figures(),
                                      {"two-list-hard", {{"n", "54"}}, {Measure::stage, stage}},
                                      {{variant, "ours", parameters}}),
                        " s");
        };
        using Lines = std::vector<std::string>;
        QCOMPARE(printed("generation", sequential, {}), Lines{"ours: 11.13343 s"});
        QCOMPARE(printed("pruning", gpu, {{"log-k", "0"}, {"block", "128"}}), Lines{"ours: 0.05725 s"});
        QCOMPARE(printed("pruning", gpu, {{"log-k", "0"}, {"block", "256"}}),
                 Lines{"two-list, GPU, blocks of 128: 0.05725 s"});
        QCOMPARE(printed("search", improved, {{"log-k", "0"}, {"block", "128"}, {"search", "improved"}}),
                 Lines{"ours: 0.0423152 s"});
        QCOMPARE(printed("search", improved, {{"log-k", "0"}, {"block", "128"}, {"search", "original"}}),
                 Lines{});
    }

    /// Table II's speedups follow from its times, except for the other card, whose CPU time is not printed
    /// twice; Figure 7's follow from Tables III and IX.
    void speedups_follow_from_printed_times() {
        const auto beside = [](const PrintedOf& of, const std::string& over) {
            std::vector<std::string> all;
            for (const visual::Printed& printed :
                 printed_beside(paper_figures(), of, {over, {}, {{"log-k", "0"}}}))
                all.push_back(formatted("{}: {:.2f}", printed.label, printed.low));
            return all;
        };
        using Lines = std::vector<std::string>;
        const std::string c2050 = "Tesla C2050";
        QCOMPARE(
            beside({"two-list-table2", {{"n", "54"}}}, sequential),
            (Lines{"dynamic programming, " + c2050 + ": 0.48", "two-list, eight threads, " + c2050 + ": 3.68",
                   "two-list, GPU, " + c2050 + ": 7.12", "two-list, GPU, GeForce GTX 465: 6.47"}));
        QCOMPARE(beside({"two-list-hard", {{"n", "37"}}, {Measure::stage, "search"}}, gpu), Lines{});
        QCOMPARE(beside({"two-list-hard", {{"n", "36"}}, {Measure::stage, "search"}}, gpu),
                 (Lines{"two-list, sequential, " + c2050 + ": 0.06", "improved search, " + c2050 + ": 2.13",
                        "improved search, about 2.13×: 2.13"}));
        QCOMPARE(beside({"two-list-hard", {{"n", "36"}}, Measure::kernel}, gpu), Lines{});
    }

    /// Each value states what it refers to, in names that the presets and the variants have.
    void figures_are_whole() {
        for (const PaperFigure& figure : paper_figures()) {
            const std::string where = formatted("{}: {} {}", figure.place, figure.name, figure.value);
            QVERIFY2(!figure.paper.empty() && !figure.place.empty() && !figure.name.empty() &&
                         !figure.statistic.empty() && figure.to >= figure.value,
                     where.c_str());
            QVERIFY2((figure.kind == "fact") == !figure.fact.empty(), where.c_str());
            QVERIFY2(figure.fact.empty() ? figure.value > 0 : figure.value >= 0, where.c_str());
            for (const std::string& preset : figure.presets) {
                const auto found = find_preset(preset);
                QVERIFY2(found, where.c_str());
                const auto settings = Parameters::parse((*found)->settings, figure.set);
                QVERIFY2(settings, where.c_str());
            }
            if (const auto variant = find_variant(figure.variant)) {
                const auto parameters = Parameters::parse((*variant)->info().parameters, figure.parameters);
                QVERIFY2(parameters, where.c_str());
            }
        }
    }

    void mistakes_in_a_table_have_their_place() {
        const auto place = [](const std::string& table) {
            const std::string text =
                R"({"format": "knapscope-paper-figures", "version": 1, "papers": {"p": {"title": "t", "machine": "m", "method": "n", "times": "whole"}},
                    "figures": [], "tables": [)" +
                table + "]}";
            const auto read = read_paper_figures(text, "p.json");
            return read ? std::to_string(read->size()) : read.error().where;
        };
        const std::string head =
            R"({"all": {"paper": "p", "set": {"alpha": 300}}, "columns": [{}, {"stage": "search"}], "setting": "n", "rows": )";
        QCOMPARE(place(head + "[[36, 1, 2], [38, null, 3]]}"), std::string("3"));
        QCOMPARE(place(head + "[[36, 1]]}"), std::string("p.json /tables/0/rows/0"));
        QCOMPARE(place(head + "[[36, 1, \"2\"]]}"), std::string("p.json /tables/0/rows/0/2"));
        QCOMPARE(place(head + "[[-36, 1, 2]]}"), std::string("p.json /tables/0/rows/0/0"));
        QCOMPARE(place(R"({"all": {"paper": "q"}, "columns": [{}], "setting": "n", "rows": []})"),
                 std::string("p.json /papers"));
        QCOMPARE(place(R"({"all": {"papers": "p"}, "columns": [{}], "setting": "n", "rows": []})"),
                 std::string("p.json /tables/0/all/papers"));
        QCOMPARE(place(R"({"all": {"paper": "p"}, "setting": "n", "rows": []})"),
                 std::string("p.json /tables/0"));
    }
};

KS_TEST(MeasuresTest)
#include "measures_test.moc"
