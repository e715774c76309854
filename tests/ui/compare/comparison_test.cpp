// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "assets/assets.h"
#include "solvers/core/formatted.h"
#include "solvers/problems/presets.h"
#include "tests/support/suite.h"
#include "tests/ui/help/spoken.h"
#include "tests/visual/quiet.h"
#include "ui/compare/comparison.h"
#include "ui/compare/paper_figures.h"

#include <QFile>

#include <map>

using namespace ks;
using namespace ks::ui;

/// What one chart compares, and what the papers print beside it.
class ComparisonTest : public QObject {
    Q_OBJECT

    static std::shared_ptr<const Outcome> outcome(const char* variant, std::int64_t block, double ms,
                                                  const char* sha256 = "aa") {
        auto made = std::make_shared<Outcome>();
        made->variant = variant;
        made->on = "cpu";
        if (block > 0)
            made->parameters = Parameters::told({{"block", block}});
        made->instance_name = "Set 3";
        made->instance_sha256 = sha256;
        made->answer.status = Status::optimal;
        made->total_ms = ms;
        return made;
    }

    static RecordedResults results(const char* date, double ms) {
        RecordedRow row;
        row.variant = "mckp.shared";
        row.on = "gpu:0";
        row.parameters = {{"block", "512"}};
        row.instance = "thesis-set3";
        row.seed = 1;
        row.instance_sha256 = "aa";
        row.status = "optimal";
        row.total_ms = spread_of({ms});
        RecordedResults made{
            "knapscope-run bench c.json", date, "0123456789abcdef", "node7", "NVIDIA H200", "580", {}, {}};
        made.rows = {row};
        return made;
    }

private slots:
    void init() { tests::fail_on_warnings(); }

    void what_ran_here_stands_beside_what_was_recorded() {
        auto all = comparisons_of({outcome("mckp.sequential", 0, 40), outcome("mckp.sequential", 0, 60),
                                   outcome("mckp.shared", 128, 9), outcome("mckp.other", 0, 1, "bb")},
                                  Measure::whole, QStringLiteral("Fake CPU"));
        QCOMPARE(all.size(), std::size_t{2});
        put_beside(all, comparisons_of(results("2026-11-20T19:26:49Z", 2)));
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[0].preset, QStringLiteral("thesis-set3"));
        const auto timings = all[0].timings();
        QCOMPARE(timings.size(), std::size_t{3});
        QCOMPARE(timings[0].seconds, 0.05);
        QCOMPARE(timings[0].where, std::string("Fake CPU")); // a time names its machine
        QCOMPARE(timings[0].spread->max, 0.06);
        // The label shows the one parameter that has two values.
        QCOMPARE(timings[1].label, std::string("mckp.shared (block = 128)"));
        QCOMPARE(timings[2].label, std::string("mckp.shared (block = 512)"));
        QVERIFY(timings[1].source == visual::Source::measured &&
                timings[2].source == visual::Source::recorded);
        QCOMPARE(timings[2].where, std::string("NVIDIA H200, 2026-11-20"));
        QCOMPARE(
            timings[2].provenance,
            std::string(
                "Recorded 2026-11-20 19:26:49 on NVIDIA H200, driver 580, host node7; commit 0123456789ab; "
                "knapscope-run bench c.json."));
        QVERIFY(timings[2].machine != timings[1].machine);
        QCOMPARE(standard_baseline(timings), std::size_t{0});
        keep_variants(all[0], {QStringLiteral("mckp.shared")});
        QCOMPARE(all[0].entries.size(), std::size_t{2});
    }

    /// Of one machine or not: a chart that left out what another recording has would mix the two.
    void every_recording_keeps_its_bars() {
        auto all = comparisons_of(results("2026-11-21", 2), Measure::whole, false, "second");
        put_beside(all, comparisons_of(results("2026-11-20", 3), Measure::whole, false, "first"));
        const auto timings = all.front().timings();
        QCOMPARE(timings.size(), std::size_t{2});
        QCOMPARE(timings[0].label, timings[1].label);
        QVERIFY(timings[0].machine != timings[1].machine); // the same host text says nothing
        QCOMPARE(timings[0].recording.file, std::string("second"));
        const auto chart = visual::BarChart::times("", timings);
        QVERIFY2(chart, chart ? "" : chart.error().sentence().c_str());
        QCOMPARE(chart->bars().size(), std::size_t{2});
        QVERIFY(chart->row_name(chart->bars()[0]).ends_with(" · NVIDIA H200, 2026-11-21"));
        QVERIFY(chart->row_name(chart->bars()[1]).ends_with(" · NVIDIA H200, 2026-11-20"));
        keep_recording(all.front(), timings[1].recording.key);
        QCOMPARE(all.front().entries.size(), std::size_t{1});
        QCOMPARE(all.front().entries[0].timing.seconds, 0.003);
    }

    /// A chart of one recording shows that with medians and a sequential variant among others.
    void the_most_complete_recording_is_chosen() {
        const auto recorded = [](const char* date, std::vector<const char*> variants, int runs) {
            RecordedResults made = results(date, 2);
            const RecordedRow row = made.rows[0];
            made.rows.clear();
            for (const char* variant : variants) {
                made.rows.push_back(row);
                made.rows.back().variant = variant;
                made.rows.back().total_ms = spread_of(std::vector<double>(runs, 2));
            }
            return comparisons_of(made, Measure::whole, false, date);
        };
        std::vector<Comparison> all;
        put_beside(all, recorded("2026-11-20", {"mckp.sequential", "mckp.shared"}, 5));
        put_beside(all, recorded("2026-11-21", {"mckp.global", "mckp.shared", "mckp.sync"}, 5));
        put_beside(all, recorded("2026-11-22", {"mckp.sequential", "mckp.global", "mckp.shared"}, 1));
        QVERIFY(most_complete_recording(all).starts_with("2026-11-20|"));
        put_beside(all, recorded("2026-11-23", {"mckp.sequential", "mckp.shared"}, 5));
        QVERIFY(most_complete_recording(all).starts_with("2026-11-23|"));
        // Of a series, one that has most of the instances.
        all.push_back(recorded("2026-11-20", {"mckp.sequential", "mckp.shared"}, 5).front());
        QVERIFY(most_complete_recording(all).starts_with("2026-11-20|"));
        put_beside(all, comparisons_of({outcome("mckp.shared", 128, 9)}));
        QCOMPARE(most_complete_recording(all), std::string());
    }

    void a_reader_learns_how_old_a_recording_is() {
        const auto age = [](qint64 days, qint64 seconds = 0) {
            const auto recorded = QDateTime::fromString(QStringLiteral("2026-11-20T19:26:49Z"), Qt::ISODate);
            return QString::fromStdString(
                age_words("2026-11-20T19:26:49Z", recorded.addDays(days).addSecs(seconds)));
        };
        QCOMPARE(age(0), QStringLiteral("less than a day ago"));
        QCOMPARE(age(1, -1), QStringLiteral("less than a day ago"));
        QCOMPARE(age(1), QStringLiteral("1 day ago"));
        QCOMPARE(age(59), QStringLiteral("59 days ago"));
        QCOMPARE(age(60), QStringLiteral("60 days ago"));
        QCOMPARE(age(61), QStringLiteral("2 months ago"));
        QCOMPARE(age(396), QStringLiteral("13 months ago")); // 2027-12-21
        QCOMPARE(age(731), QStringLiteral("2 years ago"));
        QCOMPARE(age(0, -1), QString()); // the clock is wrong
        QCOMPARE(QString::fromStdString(age_words("2026-11-20T19:26:49Z", {})), QString());
        QCOMPARE(QString::fromStdString(age_words("", QDateTime::currentDateTimeUtc())), QString());
    }

    void a_commit_with_uncommitted_changes_says_so() {
        RecordedResults changed = results("2026-11-20", 2);
        changed.commit += "-dirty";
        const auto timing = comparisons_of(changed).front().timings().front();
        QVERIFY2(timing.provenance.find("; commit 0123456789ab with uncommitted changes; ") !=
                     std::string::npos,
                 timing.provenance.c_str());
    }

    void a_caption_shows_no_folders_of_another_computer() {
        RecordedResults there = results("2026-11-20", 2);
        there.command = "knapscope-run bench assets/campaigns/c.json -o /tmp/o/c.json";
        const auto timing = comparisons_of(there, Measure::whole, false, "c").front().timings().front();
        QVERIFY2(timing.provenance.starts_with("c: Recorded 2026-11-20 on NVIDIA H200"),
                 timing.provenance.c_str());
        QVERIFY(timing.provenance.ends_with("knapscope-run bench assets/campaigns/c.json -o c.json."));
    }

    /// On the second day the same machine is twice as slow, but the speedups of that day are the same,
    /// because each refers to the baseline of its own recording.
    void a_speedup_refers_to_its_own_recording() {
        const auto day = [](const char* date, const char* variant, double slower) {
            RecordedResults made = results(date, 2 * slower);
            made.rows[0].variant = variant;
            made.rows.push_back(made.rows[0]);
            made.rows[1].variant = "mckp.sequential";
            made.rows[1].on = "cpu";
            made.rows[1].total_ms = spread_of({100 * slower});
            made.origin.gpu_uuid = "GPU-1";
            return made;
        };
        auto all = comparisons_of(day("2026-11-21", "mckp.shared", 1));
        put_beside(all, comparisons_of(day("2026-11-20", "mckp.sync", 2)));
        RecordedResults without = results("2026-11-19", 4); // this one has no baseline of its own
        without.origin.gpu_uuid = "GPU-1";
        put_beside(all, comparisons_of(without));
        all.front().entries.back().variant = "mckp.global";
        const auto timings = all.front().timings();
        const auto chart = visual::BarChart::speedups("", timings, standard_baseline(timings));
        QVERIFY2(chart, chart ? "" : chart.error().sentence().c_str());
        std::map<std::string, double> found;
        for (const auto& bar :
             chart->bars()) // by variant, because the block size is not the usual one of all
            found[chart->labels()[bar.label].substr(0, chart->labels()[bar.label].find(' '))] = bar.value;
        QCOMPARE(found,
                 (std::map<std::string, double>{
                     {"mckp.sequential", 1}, {"mckp.shared", 50}, {"mckp.sync", 50}, {"mckp.global", 25}}));
        // Of another machine it has no bar, whatever its host calls itself.
        all.front().entries.back().timing.machine = "another";
        const auto apart = all.front().timings();
        const auto fewer = visual::BarChart::speedups("", apart, standard_baseline(apart));
        QVERIFY(std::ranges::none_of(fewer->bars(), [&](const visual::BarChart::Bar& bar) {
            return fewer->labels()[bar.label].starts_with("mckp.global");
        }));
    }

    void kernel_times_leave_the_rest_out() {
        RecordedResults tuned = results("2026-11-20", 9);
        tuned.rows[0].stages = {{"upload", spread_of({1, 1})},
                                {"dominance", spread_of({1, 3})},
                                {"compute", spread_of({5, 2})},
                                {"download", spread_of({4, 4})}};
        tuned.rows.push_back(tuned.rows[0]);
        tuned.rows[1].variant = "mckp.other";
        tuned.rows[1].stages.clear();
        const auto timings = comparisons_of(tuned, Measure::kernel).front().timings();
        // This is the median of the sums, which are made repetition by repetition.
        QCOMPARE(timings[0].seconds, 0.0055);
        QCOMPARE(timings[0].spread->min, 0.005);
        QVERIFY(!visual::has_time(timings[1]));
        const auto copied = comparisons_of(tuned, Measure::kernel_with_copies).front().timings();
        QCOMPARE(copied[0].seconds, 0.0105);
        QVERIFY(!visual::has_time(copied[1]));
        auto run = std::make_shared<Outcome>(*outcome("mckp.sequential", 0, 40));
        run->stages = {{"compute", 0, 30}, {"way-back", 30, 10}};
        for (const auto of : {Measure::kernel, Measure::kernel_with_copies})
            QCOMPARE(comparisons_of({run}, of).front().timings().front().seconds, 0.03);
        // What a kernel mix is compared with is computed by the CPU.
        run->stages = {{"plan", 0, 1},
                       {"reference", 1, 125},
                       {"upload", 126, 5},
                       {"compute", 131, 3},
                       {"compare", 134, 14}};
        QCOMPARE(comparisons_of({run}, Measure::kernel).front().timings().front().seconds, 0.003);
    }

    void of_all_results_the_usual_settings_are_shown() {
        RecordedResults sweep = results("2026-11-20", 2);
        for (const char* block : {"32", "1024"}) {
            sweep.rows.push_back(sweep.rows[0]);
            sweep.rows.back().parameters = {{"block", block}};
        }
        auto all = comparisons_of(sweep);
        RecordedResults other = results("2026-11-21", 3);
        other.rows[0].instance_sha256 = "bb";
        put_beside(all, comparisons_of(other)); // one more recording with 512 threads
        show_usual_settings(all);
        const auto timings = all.front().timings();
        QCOMPARE(timings[0].label, std::string("mckp.shared"));
        QVERIFY(!timings[0].only_base && timings[1].only_base && timings[2].only_base);
        // Its label differs, so it is not a baseline for the others.
        QCOMPARE(timings[1].label, std::string("mckp.shared (block = 32)"));
    }

    void a_campaign_names_its_baseline() {
        RecordedResults two = results("2026-11-20", 2);
        two.rows.push_back(two.rows[0]);
        two.rows[1].variant = "mckp.sync";
        RecordedCampaign campaign{"", 1, 0, "", {}};
        QVERIFY(!campaign_baseline(comparisons_of(two).front(), campaign));
        campaign.baseline = RecordedCampaign::Baseline{"mckp.sync", "gpu", {{"block", "512"}}};
        QCOMPARE(campaign_baseline(comparisons_of(two).front(), campaign), std::optional(std::size_t{1}));
        campaign.baseline->parameters = {{"block", "256"}};
        QVERIFY(!campaign_baseline(comparisons_of(two).front(), campaign));
    }

    void what_this_session_measured_was_measured_here() {
        const auto timing =
            comparisons_of(results("2026-11-20", 2), Measure::whole, true).front().timings().front();
        QVERIFY(timing.source == visual::Source::measured && timing.machine.empty());
        QVERIFY(timing.provenance.starts_with("Measured 2026-11-20 on NVIDIA H200"));
    }

    void several_seeds_give_their_mean() {
        RecordedResults several = results("2026-11-20", 2);
        several.rows.push_back(several.rows[0]);
        several.rows[1].seed = 2;
        several.rows[1].instance_sha256 = "bb";
        several.rows[1].total_ms = spread_of({4});
        several.rows.push_back(several.rows[0]);
        several.rows[2].variant = "mckp.global"; // on one of the instances only
        const auto all = comparisons_of(several);
        QCOMPARE(all.size(), std::size_t{3});
        QCOMPARE(all[2].instance, QStringLiteral("thesis-set3, mean of 2 instances"));
        QCOMPARE(all[2].preset, QStringLiteral("thesis-set3"));
        const auto timings = all[2].timings();
        QCOMPARE(timings.size(), std::size_t{1});
        QCOMPARE(timings[0].seconds, 0.003);
        QCOMPARE(timings[0].spread->max, 0.004);
        QCOMPARE(timings[0].instances.size(), std::size_t{2});
    }

    void a_run_that_failed_has_its_reason() {
        RecordedResults two = results("2026-11-20", 2);
        two.rows.push_back(two.rows[0]);
        two.rows[1].variant = "mckp.sync";
        two.rows[1].status = "error";
        two.rows[1].total_ms = {};
        two.rows[1].error = Error{ErrorCode::limit, "264 blocks cannot be resident at once", "", ""};
        const auto timings = comparisons_of(two).front().timings();
        QCOMPARE(timings.size(), std::size_t{2});
        QVERIFY(visual::has_time(timings[0]) && !visual::has_time(timings[1]));
        QCOMPARE(timings[1].failed, std::string("264 blocks cannot be resident at once"));
        QCOMPARE(standard_baseline({timings[1], timings[0]}), std::size_t{1});
    }

    void instances_that_differ_in_a_number_are_a_series() {
        RecordedResults three = results("2026-11-20", 2);
        for (const char* preset : {"thesis-set10", "thesis-set4"}) {
            three.rows.push_back(three.rows[0]);
            three.rows.back().instance = preset;
            three.rows.back().instance_sha256 = preset;
        }
        three.rows.push_back(three.rows[0]); // another seed is in no series, but in the mean with seed 1
        three.rows.back().seed = 2;
        three.rows.back().instance_sha256 = "cc";
        const auto all = comparisons_of(three);
        const auto series = series_of(all);
        QCOMPARE(series.size(), std::size_t{1});
        QCOMPARE(series[0].name, QStringLiteral("thesis-set3 to thesis-set10, seed 1"));
        QCOMPARE(series[0].labels, (QStringList{"thesis-set3", "thesis-set4", "thesis-set10"}));
        QCOMPARE(all[series[0].members[1]].instance, QStringLiteral("thesis-set4, seed 1"));
    }

    /// Session files and the command line name them in English; lists and charts do as the user speaks.
    void names_are_english_and_titles_are_spoken() {
        RecordedResults two = results("2026-11-20", 2);
        two.rows.push_back(two.rows[0]);
        two.rows[1].seed = 2;
        two.rows[1].instance_sha256 = "bb";
        two.rows.push_back(two.rows[0]);
        two.rows[2].instance = "thesis-set4";
        two.rows[2].instance_sha256 = "cc";
        const tests::Spoken german(QStringLiteral("de"));
        const auto all = comparisons_of(two);
        QCOMPARE(all.size(), std::size_t{4});
        QCOMPARE(all[3].instance, QStringLiteral("thesis-set3, mean of 2 instances"));
        QCOMPARE(all[3].title(), QStringLiteral("thesis-set3, Mittel von 2 Instanzen"));
        QCOMPARE(all[0].title(), QStringLiteral("thesis-set3, Startwert 1"));
        const auto series = series_of(all);
        QCOMPARE(series.size(), std::size_t{1});
        QCOMPARE(series[0].name, QStringLiteral("thesis-set3 to thesis-set4, seed 1"));
        QCOMPARE(series[0].title, QStringLiteral("thesis-set3 bis thesis-set4, Startwert 1"));
    }

    void labels_are_alike_across_instances() {
        auto first = comparisons_of({outcome("mckp.shared", 128, 9)});
        auto second = comparisons_of({outcome("mckp.shared", 256, 9, "bb")});
        const auto timings = timings_of({&first[0], &second[0]});
        QCOMPARE(timings[0][0].label, std::string("mckp.shared (block = 128)"));
        QCOMPARE(timings[1][0].label, std::string("mckp.shared (block = 256)"));
    }

    /// What this session ran has its block size in any case.
    void a_label_names_what_is_not_usual() {
        QCOMPARE(comparisons_of({outcome("mckp.shared", 256, 9)})[0].timings()[0].label,
                 std::string("mckp.shared (block = 256)"));
        RecordedResults recorded = results("2026-11-20", 2);
        const auto label = [&](const char* block) {
            recorded.rows[0].parameters = {{"block", block}};
            return comparisons_of(recorded)[0].timings()[0];
        };
        QCOMPARE(label("512").label, std::string("mckp.shared"));
        QCOMPARE(label("256").label, std::string("mckp.shared (block = 256)"));
        QCOMPARE(label("512").settings, std::string("block = 512"));
    }

    /// The optimum may be that of any run of the instance, wherever and whenever it was found.
    void a_heuristic_is_not_taken_for_a_win() {
        const auto found = [](const char* variant, Status status, std::int64_t objective) {
            auto made = std::make_shared<Outcome>(*outcome(variant, 0, 1));
            made->answer.status = status;
            made->answer.objective = objective;
            return made;
        };
        auto greedy = comparisons_of({found("knapsack.greedy", Status::feasible, 2)});
        QCOMPARE(greedy[0].timings()[0].quality.words, std::string());
        note_quality(greedy[0]);
        QCOMPARE(greedy[0].timings()[0].quality.words, std::string("not proven optimal"));
        auto all = comparisons_of({found("knapsack.sequential", Status::optimal, 10),
                                   found("knapsack.greedy", Status::feasible, 2),
                                   found("knapsack.fractional", Status::bound, 11)});
        note_quality(all[0]);
        const auto timings = all[0].timings();
        QCOMPARE(timings[0].quality.words, std::string());
        QCOMPARE(timings[1].quality.words, std::string("20 % of the optimum"));
        QCOMPARE(timings[1].quality.share, std::optional(0.2));
        QVERIFY(timings[1].quality.worse() && !timings[2].quality.worse());
        all[0].entries[1].answer.objective = 10; // it reaches the optimum
        note_quality(all[0]);
        QCOMPARE(all[0].timings()[1].quality.words, std::string("the optimum"));
        QVERIFY(!all[0].timings()[1].quality.worse());
        QCOMPARE(timings[2].quality.words, std::string("a bound, 110 % of the optimum"));
        auto recorded = results("2026-11-20", 2);
        recorded.rows[0].objective = 10;
        put_beside(greedy, comparisons_of(recorded));
        note_quality(greedy[0]);
        QCOMPARE(greedy[0].timings()[0].quality.words, std::string("20 % of the optimum"));
    }

    /// A run of kernels has the plan that it was given, and a kernel that demonstrates something no answer.
    void what_looks_for_no_optimum_is_not_judged() {
        auto mix = std::make_shared<Outcome>(*outcome("kernel-mix.run", 0, 1));
        mix->answer.status = Status::feasible;
        mix->answer.plan.emplace();
        auto demo = std::make_shared<Outcome>(*outcome("demo.counter", 0, 1));
        demo->answer.status = Status::feasible;
        demo->answer.objective = 0;
        auto all = comparisons_of({mix, demo});
        note_quality(all[0]);
        for (const visual::Timing& timing : all[0].timings())
            QCOMPARE(timing.quality.words, std::string());
    }

    void the_mean_of_several_instances_has_the_mean_share() {
        auto several = results("2026-11-20", 2);
        several.rows.clear();
        for (const std::int64_t seed : {1, 2})
            for (const bool exact : {true, false}) {
                RecordedRow row = results("2026-11-20", 2).rows[0];
                row.variant = exact ? "exact" : "quick";
                row.status = exact ? "optimal" : "feasible";
                row.objective = exact ? 10 : 4 * seed;
                row.seed = seed;
                row.instance_sha256 = std::to_string(seed);
                several.rows.push_back(row);
            }
        const auto all = comparisons_of(several);
        QCOMPARE(all.size(), std::size_t{3});
        const auto mean = all.back().timings();
        QCOMPARE(mean[0].quality.words, std::string());
        QCOMPARE(mean[1].quality.words, std::string("60 % of the optimum on average"));
    }

    void the_papers_figures_can_be_read() {
        QVERIFY(paper_figures().size() >= 15);
        for (const PaperFigure& figure : paper_figures())
            for (const std::string& preset : figure.presets)
                QVERIFY2(find_preset(preset), preset.c_str());
        const auto has = [](const char* preset, const char* over, const char* label, double ratio) {
            const PrintedOf of{.preset = preset, .measure = Measure::kernel_with_copies};
            for (const visual::Printed& printed : printed_beside(paper_figures(), of, {over, {}, {}}))
                if (printed.label == label)
                    return printed.low == ratio &&
                           printed.provenance.find("Tesla M2050") != std::string::npos;
            return false;
        };
        QVERIFY(has("thesis-set4", "mckp.sequential", "CUDA, 220× on average", 220));
        QVERIFY(has("thesis-set4", "mckp.sequential", "CUDA, up to 270×", 270));
        QVERIFY(!has("thesis-set1", "mckp.sequential", "CUDA, up to 270×", 270));
        QVERIFY(has("thesis-set1", "mckp.sequential", "CUDA, at least 150×", 150));
        QVERIFY(has("thesis-set3", "mckp.global", "CUDA-SYNC, 20 % faster on average", 1.2));
        QVERIFY(has("thesis-spread5", "mckp.sequential", "CUDA-PREVROW, about 320×", 320));
        QVERIFY(has("thesis-set2", "mckp.multicore", "CUDA-SYNC, 3 to 4× on average", 3));
        // SSO report, Sections 4.2, 4.3.1 and 4.6: 52.60 s and 30.91 s on a T4, 40.22 s and 28.23 s on an RTX
        // 3060.
        std::vector<std::string> said;
        const PrintedOf random1{.preset = "sso-random1", .measure = Measure::kernel};
        const std::string basic = "subset-sum.parry.basic-v2";
        for (const visual::Printed& printed :
             printed_beside(paper_figures(), random1, {basic, {}, {{"rows-end", "target"}}}))
            if (printed.label.starts_with("unrolling 8, "))
                said.push_back(formatted("{}, {:.2f}", printed.label, printed.low));
        QCOMPARE(said, (std::vector<std::string>{"unrolling 8, Tesla T4, 1.70",
                                                 "unrolling 8, GeForce RTX 3060, 1.42"}));
        for (const visual::Printed& printed : printed_beside(
                 paper_figures(), random1, {basic, {}, {{"block", "1024"}, {"rows-end", "target"}}}))
            if (printed.label == "unrolling 8, Tesla T4")
                QCOMPARE(printed.low, 55436.583 / 31909.336);
        QVERIFY(printed_beside(paper_figures(), {"thesis-set3"}, {}).empty());
        QVERIFY(printed_beside(paper_figures(), {""}, {"mckp.sequential", {}, {}}).empty());
    }

    void mistakes_in_the_papers_figures_have_their_place() {
        QFile file(asset_path(QStringLiteral("paper-figures.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray good = file.readAll();
        QVERIFY(read_paper_figures(good.toStdString(), "p.json"));
        const auto place = [&good](const char* from, const char* to) {
            QByteArray bad = good;
            bad.replace(bad.indexOf(from), static_cast<qsizetype>(qstrlen(from)), to);
            const auto read = read_paper_figures(bad.toStdString(), "p.json");
            return read ? std::string() : read.error().where;
        };
        QCOMPARE(place("\"times\": \"kernel\"", "\"times\": \"kernels\""),
                 std::string("p.json /papers/SSO report/times"));
        QCOMPARE(place("\"value\": 220", "\"value\": \"220\""), std::string("p.json /figures/0/value"));
        QCOMPARE(place("\"over\"", "\"against\""), std::string("p.json /figures/0/against"));
        QCOMPARE(place("{\"paper\": \"thesis\"", "{\"paper\": \"diary\""), std::string("p.json /papers"));
        QCOMPARE(place("paper-figures\", \"version\": 1", "paper-figures\", \"version\": 2"),
                 std::string("p.json /version"));
    }
};

KS_TEST(ComparisonTest)
#include "comparison_test.moc"
