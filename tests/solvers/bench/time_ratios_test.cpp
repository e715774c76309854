// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/time_ratios.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace ks;

namespace {

/// A run of the instance with this seed, with this time of the stage; the whole run took ten times as long.
RecordedRow run(const char* way, const char* size, std::int64_t seed, double ms) {
    return {.variant = "mix.run",
            .on = "gpu:0",
            .parameters = {{"block", "256"}, {"way", way}},
            .instance = "pool",
            .instance_set = {{"kernels", size}, {"device", "h200"}},
            .seed = seed,
            .instance_sha256 = std::to_string(seed),
            .status = "feasible",
            .total_ms = spread_of({10 * ms}),
            .stages = {{.name = "upload", .ms = spread_of({1})},
                       {.name = "compute", .ms = spread_of({ms - 1, ms, ms + 7})}}};
}

/// Two instances of 16 kernels and one of 31, each run in three ways.
RecordedResults nine_runs() {
    return {.rows = {run("own", "16", 1, 6), run("any", "16", 1, 3), run("plan", "16", 1, 2),
                     run("own", "16", 2, 8), run("any", "16", 2, 3), run("plan", "16", 2, 4),
                     run("own", "31", 1, 9), run("any", "31", 1, 3), run("plan", "31", 1, 3)}};
}

const RatioQuestion by_plan{.parameter = "way", .over = "plan", .stage = "compute"};

RatioQuestion of_any() {
    RatioQuestion question = by_plan;
    question.of = "any";
    return question;
}

std::vector<RatioGroup> of_values(const std::vector<double>& values) {
    RatioGroup group{.of = "any"};
    for (const double value : values)
        group.ratios.push_back({.instance = "pool", .of_ms = value, .over_ms = 1});
    return {group};
}

} // namespace

class TimeRatiosTest : public QObject {
    Q_OBJECT

private slots:
    void runs_are_paired() {
        const auto groups = ratio_groups(nine_runs(), by_plan);
        QVERIFY2(groups, groups ? "" : groups.error().sentence().c_str());
        QCOMPARE(groups->size(), std::size_t{4});
        QCOMPARE(words((*groups)[0]), "own, kernels = 16: 3 2");
        QCOMPARE(words((*groups)[1]), "own, kernels = 31: 3");
        QCOMPARE(words((*groups)[2]), "any, kernels = 16: 1.5 0.75");
        QCOMPARE(words((*groups)[3]), "any, kernels = 31: 1");
        QCOMPARE((*groups)[2].ratios[1].seed, std::optional<std::int64_t>(2));
        QCOMPARE((*groups)[2].ratios[1].of_ms, 3.0);
        QCOMPARE((*groups)[2].ratios[1].over_ms, 4.0);
    }

    void runs_without_a_partner_are_counted() {
        RecordedResults results = nine_runs();
        QCOMPARE(runs_without_partner(results, by_plan), std::size_t{0});
        // "own", with a number of blocks that no planned run has
        results.rows[0].parameters[0].second = "512";
        results.rows[5].seed = 3; // the planned run of "own" and "any"
        QCOMPARE(runs_without_partner(results, by_plan), std::size_t{3});
        QCOMPARE(runs_without_partner(results, of_any()), std::size_t{1});
    }

    void one_value_and_one_size() {
        RatioQuestion question = of_any();
        question.where = {{"kernels", "16"}};
        const auto groups = ratio_groups(nine_runs(), question);
        QVERIFY(groups);
        QCOMPARE(groups->size(), std::size_t{1});
        QCOMPARE(words(groups->front()), "any, : 1.5 0.75"); // a single group needs no distinguishing words
    }

    void whole_times_where_no_stage_is_named() {
        RatioQuestion question = of_any();
        question.stage.clear();
        RecordedResults results = nine_runs();
        results.rows[1].total_ms = spread_of({5});
        const auto groups = ratio_groups(results, question);
        QVERIFY(groups);
        QCOMPARE(groups->front().ratios.front().value(), 5.0 / 20);
    }

    /// Runs with another block, machine, instance or variant do not match, and failed runs are ignored.
    void only_the_parameter_may_differ_data() {
        QTest::addColumn<int>("what");
        for (int what = 0; what < 6; ++what)
            QTest::addRow("%d", what) << what;
    }
    void only_the_parameter_may_differ() {
        QFETCH(const int, what);
        RecordedResults results{.rows = {run("any", "16", 1, 3), run("plan", "16", 1, 2)}};
        QVERIFY(ratio_groups(results, of_any()));
        RecordedRow& row = results.rows[1];
        switch (what) {
        case 0:
            row.parameters[0].second = "512";
            break;
        case 1:
            row.on = "gpu:1";
            break;
        case 2:
            row.instance_sha256 = "9";
            break;
        case 3:
            row.variant = "mix.walk";
            break;
        case 4:
            row.seed = 2;
            break;
        default:
            row.error = Error{.what = "too large"};
        }
        const auto groups = ratio_groups(results, of_any());
        QVERIFY(!groups);
        QCOMPARE(groups.error().code, ErrorCode::input);
    }

    void there_must_be_something_to_divide() {
        RatioQuestion unknown = of_any();
        unknown.parameter = "weather";
        QVERIFY(!ratio_groups(nine_runs(), unknown));
        RatioQuestion itself = of_any();
        itself.of = "plan";
        QVERIFY(!ratio_groups(nine_runs(), itself));
        RatioQuestion no_stage = of_any();
        no_stage.stage = "lunch";
        const auto none = ratio_groups(nine_runs(), no_stage);
        QVERIFY(!none);
        QVERIFY2(none.error().what.find("'lunch'") != std::string::npos, none.error().what.c_str());
        RecordedResults nothing = nine_runs();
        nothing.rows[2].stages[1].ms = spread_of({0});
        QVERIFY(!ratio_groups(nothing, by_plan));
    }

    void a_summary() {
        const RatioSummary summary = summary_of(of_values({0.5, 1, 3, 0.75}).front().ratios);
        QCOMPARE(summary.runs, std::size_t{4});
        QCOMPARE(summary.below_one, std::size_t{2}); // equally fast does not count as faster
        QCOMPARE(summary.least, 0.5);
        QCOMPARE(summary.mean, 1.3125);
        QCOMPARE(summary.most, 3.0);
    }

    void bins_begin_at_one() {
        const auto groups = of_values({0.72, 0.999999, 1, 1.04, 1.49});
        const RatioBins bins = bins_for(groups, 20);
        QCOMPARE(bins.width, 0.05);
        QCOMPARE(bins.first, -6); // 0.70 to 0.75
        QCOMPARE(bins.last, 9);   // 1.45 to 1.50
        const auto counts = bins.counts(groups.front().ratios);
        QCOMPARE(counts[0], std::size_t{1});
        QCOMPARE(counts[5], std::size_t{1});                   // just below 1
        QCOMPARE(counts[6], std::size_t{2});                   // 1 itself, and 1.04
        QCOMPARE(bins_for(of_values({3, 4.9}), 10).first, -1); // there is a bin on each side of 1
        QCOMPARE(bins_for(of_values({0.2}), 10).last, 0);
    }

    /// Each ratio is in a bin that contains it, there are never too many bins, and ratios below 1 are in bins
    /// that end at or below 1.
    void any_ratios() {
        std::mt19937_64 random(std::random_device{}());
        for (int n = 0; n < 500; ++n) {
            std::vector<double> values(1 + random() % 40);
            const double power = static_cast<double>(random() % 24) - 12;
            for (double& value : values)
                value = std::pow(10.0, power * static_cast<double>(random() % 1000) / 1000);
            const auto groups = of_values(values);
            const std::size_t most = 3 + random() % 40;
            const RatioBins bins = bins_for(groups, most);
            QVERIFY(bins.size() <= most && bins.first < 0 && bins.last >= 0);
            const auto counts = bins.counts(groups.front().ratios);
            std::size_t below = 0, all = 0;
            for (std::size_t i = 0; i < counts.size(); ++i) {
                all += counts[i];
                below += static_cast<std::int64_t>(i) + bins.first < 0 ? counts[i] : 0;
            }
            QCOMPARE(all, values.size());
            QCOMPARE(below, summary_of(groups.front().ratios).below_one);
        }
    }

private:
    static QString words(const RatioGroup& group) {
        QString text = QString::fromStdString(group.of + ", " + group.instances + ":");
        for (const TimeRatio& each : group.ratios)
            text += QStringLiteral(" %1").arg(each.value());
        return text;
    }
};

KS_TEST(TimeRatiosTest)
#include "time_ratios_test.moc"
