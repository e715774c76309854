// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/compare/some_outcomes.h"
#include "tests/ui/help/spoken.h"
#include "tests/visual/quiet.h"
#include "ui/compare/comparison.h"
#include "ui/compare/paper_figures.h"

#include <QTest>

#include <map>

using namespace ks;
using namespace ks::tests;
using namespace ks::ui;

/// The content of one chart, and the values printed in the papers next to it.
class ComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void init() { tests::fail_on_warnings(); }

    void runs_of_this_session_are_shown_next_to_recorded_ones() {
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
        // The label shows the only parameter with two values.
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

    /// For the same machine or different ones: a chart that omitted bars of another recording would mix the
    /// two.
    void every_recording_keeps_its_bars() {
        auto all = comparisons_of(results("2026-11-21", 2), Measure::whole, false, "second");
        put_beside(all, comparisons_of(results("2026-11-20", 3), Measure::whole, false, "first"));
        const auto timings = all.front().timings();
        QCOMPARE(timings.size(), std::size_t{2});
        QCOMPARE(timings[0].label, timings[1].label);
        QVERIFY(timings[0].machine != timings[1].machine); // equal host texts prove nothing
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

    /// A chart of one recording prefers one with medians and a sequential variant, among other criteria.
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
        // For a series, a recording that has most of the instances.
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

    void uncommitted_changes_are_shown_with_the_commit() {
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
    /// because each refers to the baseline of the same recording.
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
        RecordedResults without = results("2026-11-19", 4); // this one has no baseline
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
        // On another machine it has no bar, even if the host has the same name.
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
        // This is the median of the sums, which are computed per repetition.
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
        // The alternatives to a kernel mix's plan are computed by the CPU.
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

    void runs_of_this_session_were_measured_here() {
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
        // another seed is not part of a series, but of the mean with seed 1
        three.rows.push_back(three.rows[0]);
        three.rows.back().seed = 2;
        three.rows.back().instance_sha256 = "cc";
        const auto all = comparisons_of(three);
        const auto series = series_of(all);
        QCOMPARE(series.size(), std::size_t{1});
        QCOMPARE(series[0].name, QStringLiteral("thesis-set3 to thesis-set10, seed 1"));
        QCOMPARE(series[0].labels, (QStringList{"thesis-set3", "thesis-set4", "thesis-set10"}));
        QCOMPARE(all[series[0].members[1]].instance, QStringLiteral("thesis-set4, seed 1"));
    }

    /// Session files and the command line use English names; lists and charts use the user's language.
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

    /// Results files state the host and the stages in English.
    void words_of_results_are_in_the_language_of_the_reader() {
        RecordedResults here = results("2026-11-20", 2);
        here.host = "AMD EPYC, 2 logical cores";
        here.rows[0].on = "cpu";
        const tests::Spoken german(QStringLiteral("de"));
        const visual::Timing timing = comparisons_of(here).front().timings().front();
        QCOMPARE(timing.where, std::string("AMD EPYC, 2 logische Kerne, 2026-11-20"));
        QVERIFY2(timing.provenance.find("AMD EPYC, 2 logische Kerne") != std::string::npos,
                 timing.provenance.c_str());
        const Measure way_back(Measure::stage, "way-back");
        QCOMPARE(measure_words(way_back),
                 std::string("Zeit der Stufe Rückweg allein, nach der Uhr des Hosts."));
        QCOMPARE(no_value(way_back), std::string("er hat keine Stufe Rückweg"));
    }

    void labels_are_alike_across_instances() {
        auto first = comparisons_of({outcome("mckp.shared", 128, 9)});
        auto second = comparisons_of({outcome("mckp.shared", 256, 9, "bb")});
        const auto timings = timings_of({&first[0], &second[0]});
        QCOMPARE(timings[0][0].label, std::string("mckp.shared (block = 128)"));
        QCOMPARE(timings[1][0].label, std::string("mckp.shared (block = 256)"));
    }

    /// Runs of this session always show their block size.
    void a_label_names_unusual_settings() {
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
};

KS_TEST(ComparisonTest)
#include "comparison_test.moc"
