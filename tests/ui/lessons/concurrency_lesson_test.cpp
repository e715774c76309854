// SPDX-License-Identifier: GPL-3.0-or-later
// Computes every number of the lesson "concurrency-is-not-time" from the recorded runs that it shows, except
// those printed in the paper, and compares its text with them.
#include "solvers/bench/kernel_time.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_tree.h"
#include "solvers/kinds/kind.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/live_document.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <span>

using namespace ks;
using namespace ks::ui;
using ks::tests::grouped;

namespace {

/// The paper's numbers (Section V-B): the percentage of its runs in which random shapes were faster.
namespace paper {
constexpr double fixed_16 = 7.25, fixed_31 = 5.75, drawn_16 = 20.75, drawn_31 = 14.5;
constexpr double least_16 = 3.90, least_31 = 4.16; ///< compared with one after the other
constexpr int runs = 400, synthetic_runs = 1000, synthetic_wins = 957;
} // namespace paper

QByteArray recorded(const QString& name) {
    QFile file(":/assets/results/" + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no %s", qPrintable(name));
    return file.readAll();
}

/// The runs of a campaign on one instance, by their schedule.
using Runs = std::map<std::string, RecordedRow>;

double ms_of(const RecordedRow& row) {
    return stages_ms(row, [](std::string_view stage) { return stage == "compute"; })->median;
}
double asked_for(const RecordedRow& row) {
    return std::ranges::find(row.facts, "asked-for", &RecordedRow::FactValues::name)->value.median;
}
std::int64_t batches(const Runs& runs, const char* schedule) {
    return *runs.at(schedule).batches;
}

/// The recorded runs of a campaign, for mixes with this number of kernels (0: any).
std::vector<Runs> recorded_runs(int figure, int kernels) {
    const QString name = QStringLiteral("h200-concurrency-figure-%1.json").arg(figure);
    const auto results = read_results(recorded(name).toStdString(), name.toStdString());
    if (!results || results->date.substr(0, 10) != "2026-11-25" || results->device != "NVIDIA H200")
        qFatal("%s is of another day or device", qPrintable(name));
    std::map<std::int64_t, Runs> by_seed;
    for (const RecordedRow& row : results->rows) {
        const std::map<std::string, std::string> set(row.instance_set.begin(), row.instance_set.end());
        const std::map<std::string, std::string> own(row.parameters.begin(), row.parameters.end());
        if (kernels == 0 || set.at("kernels") == std::to_string(kernels))
            by_seed[*row.seed].emplace(own.at("schedule"), row);
    }
    std::vector<Runs> all;
    for (auto& [seed, runs] : by_seed)
        all.push_back(std::move(runs));
    return all;
}

/// The times of one schedule divided by those of `planned`, ascending.
struct Ratios {
    std::vector<double> values;

    Ratios(const std::vector<Runs>& all, const char* of) {
        for (const Runs& runs : all)
            values.push_back(ms_of(runs.at(of)) / ms_of(runs.at("planned")));
        std::ranges::sort(values);
    }
    double mean() const { return std::accumulate(values.begin(), values.end(), 0.0) / size(); }
    double size() const { return static_cast<double>(values.size()); }
    std::string below() const {
        const auto count = std::ranges::count_if(values, [](double value) { return value < 1; });
        return formatted("{} of {}", count, values.size());
    }
};

std::string two(double value) {
    return formatted("{:.2f}", value);
}
std::string percent(double value) {
    return formatted("{}\u00A0%", value);
}

/// The smallest and the largest share of a multiprocessor that is requested.
std::pair<double, double> asked(const std::vector<Runs>& all, const char* schedule) {
    std::vector<double> parts;
    for (const Runs& runs : all)
        parts.push_back(asked_for(runs.at(schedule)));
    const auto [least, most] = std::ranges::minmax(parts);
    return {least, most};
}

live::Timeline timeline_of(const char* schedule) {
    const QString name = QStringLiteral("live/h200-concurrency-%1.knapscope-live.json").arg(schedule);
    const auto tree = json::parse(recorded(name).toStdString(), name.toStdString());
    const auto run = read_live_run(json::Cursor(*tree, name.toStdString()));
    if (!run || !run->timeline)
        qFatal("%s has no timeline", qPrintable(name));
    return *run->timeline;
}

/// The launches of a chunk, in nanoseconds since the start of the run.
struct Chunk {
    std::int64_t begin = 0, end = 0;
    std::int64_t sum = 0; ///< of the durations of the launches
    int most = 0;         ///< the largest number of simultaneous launches
    live::LaunchSpan last_to_begin;

    explicit Chunk(std::span<const live::LaunchSpan> launches) {
        std::vector<std::pair<std::int64_t, int>> changes;
        for (const live::LaunchSpan& launch : launches) {
            changes.emplace_back(launch.begin, 1);
            changes.emplace_back(launch.end, -1);
            sum += launch.end - launch.begin;
        }
        std::ranges::sort(changes);
        begin = changes.front().first;
        end = changes.back().first;
        int now = 0;
        for (const auto& [at, change] : changes)
            most = std::max(most, now += change);
        last_to_begin = *std::ranges::max_element(launches, {}, &live::LaunchSpan::begin);
    }
};

/// The spread of three runs of one plan: longest minus shortest, as a fraction of the median; the median over
/// all sets.
double spread_of_a_plan() {
    std::vector<double> parts;
    for (const int kernels : {16, 31})
        for (const Runs& runs : recorded_runs(6, kernels)) {
            const auto ms =
                stages_ms(runs.at("planned"), [](std::string_view stage) { return stage == "compute"; });
            parts.push_back((ms->max - ms->min) / ms->median);
        }
    std::ranges::sort(parts);
    return (parts[parts.size() / 2 - 1] + parts[parts.size() / 2]) / 2;
}

/// 31 kernels one after the other, each with as many blocks as the device holds: the median over all sets for
/// a chunk, the same in the mix's shapes, and the plan's speed-up over it.
struct WholeDevice {
    double ms = 0, mix_ms = 0, least = 0, most = 0;
};
WholeDevice whole_device() {
    const auto results = read_results(recorded("h200-concurrency-today.json").toStdString(), "today");
    std::map<std::int64_t, std::map<std::string, double>> by_set;
    for (const RecordedRow& row : results->rows) {
        const std::map<std::string, std::string> set(row.instance_set.begin(), row.instance_set.end());
        const std::map<std::string, std::string> own(row.parameters.begin(), row.parameters.end());
        if (set.at("kernels") == "31" && own.at("carveout") == "shared" && own.at("chunks") == "10")
            by_set[*row.seed][own.at("schedule") + " " + own.at("own")] = ms_of(row) / 10;
    }
    std::vector<double> device, mix, ratios;
    for (const auto& [seed, times] : by_set) {
        device.push_back(times.at("sequential device"));
        mix.push_back(times.at("sequential mix"));
        ratios.push_back(device.back() / times.at("planned mix"));
    }
    if (by_set.size() != 3)
        qFatal("there are not three sets");
    for (auto* values : {&device, &mix, &ratios})
        std::ranges::sort(*values);
    return {.ms = device[1], .mix_ms = mix[1], .least = ratios.front(), .most = ratios.back()};
}

} // namespace

class ConcurrencyLessonTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        lesson_ = ks::tests::built_in_lesson("concurrency-is-not-time");
        QVERIFY2(!lesson_.broken, lesson_.broken ? lesson_.broken->sentence().c_str() : "");
        QCOMPARE(lesson_.steps.size(), std::size_t{7});
        for (LessonStep& step : lesson_.steps) // wherever its lines are broken
            step.text.replace('\n', ' ');
    }
    void init() { tests::fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    void room() {
        const InstancePtr mix = *generate("concurrency-register-trap", "", {});
        const KindPlan& plan = *kind_of(*mix).plan;
        const std::int64_t all = plan.problem(*mix).limits.warps;
        const std::int64_t held =
            plan.shape(*mix, 0, 5, 7).takes.warps + plan.shape(*mix, 1, 1, 13).takes.warps;
        says(1, {formatted("{} of {} warps, **{} %**", held, all, 100 * held / all), "31 launches"});
        for (const int kernels : {16, 31}) // each block has a slot
            QVERIFY(asked(recorded_runs(6, kernels), "planned").second <= 1);
    }

    void one_after_the_other() {
        const Ratios few(recorded_runs(6, 16), "sequential"), many(recorded_runs(6, 31), "sequential");
        QVERIFY(few.values.front() > 1 && many.values.front() > 1);
        const auto line = [](int kernels, const Ratios& of) {
            return formatted("{} kernels: **{}** to {}, in the mean {}", kernels, two(of.values.front()),
                             two(of.values.back()), two(of.mean()));
        };
        const auto whole = whole_device();
        says(2, {formatted("{} sets, each", few.values.size()), line(16, few), line(31, many),
                 formatted("31 kernels take {} ms per chunk instead of {}", two(whole.ms), two(whole.mix_ms)),
                 formatted("speed-up is {} to {}", two(whole.least), two(whole.most)),
                 formatted("had {} at least with 16 kernels and {} with 31", two(paper::least_16),
                           two(paper::least_31)),
                 "31 kernels at once not 31 times", formatted("of the {} sets", many.values.size())});
    }

    void any_shapes() {
        const auto few_runs = recorded_runs(6, 16), many_runs = recorded_runs(6, 31);
        const Ratios few(few_runs, "random"), many(many_runs, "random");
        const auto [least, most] = asked(many_runs, "random");
        says(3, {formatted("with 16 kernels in **{}** sets, with 31 kernels in **{}**", few.below(),
                           many.below()),
                 formatted("plan differ by {}", percent(std::round(100 * spread_of_a_plan()))),
                 formatted("{} and {} in the mean, and {} at most", two(few.mean()), two(many.mean()),
                           two(std::max(few.values.back(), many.values.back()))),
                 formatted("of {} runs each", paper::runs),
                 formatted("**{}** with 16 kernels and in **{}** with 31", percent(paper::fixed_16),
                           percent(paper::fixed_31)),
                 formatted("With 16 kernels yes: together they need at most {} of",
                           two(asked(few_runs, "random").second)),
                 formatted("31 kernels with random shapes need **{}** to {} times", two(least), two(most)),
                 formatted("the plan needs {}", two(asked(many_runs, "planned").second))});
        QVERIFY(asked(few_runs, "random").second < 1 && least > 1);
    }

    void drawn() {
        const auto few_runs = recorded_runs(8, 16), many_runs = recorded_runs(8, 31);
        const Ratios few(few_runs, "random"), many(many_runs, "random");
        std::vector<Runs> of_two_batches;
        for (const Runs& runs : many_runs)
            if (batches(runs, "planned") > 1) {
                QCOMPARE(batches(runs, "planned"), 2);
                of_two_batches.push_back(runs);
            }
        const Ratios worst(of_two_batches, "random");
        QCOMPARE(worst.values.size(), std::size_t{4}); // "these four, and no others"
        for (std::size_t i = 0; i < worst.values.size(); ++i)
            QCOMPARE(worst.values[i], many.values[i]); // they are the worst ones
        const auto [least, most] = asked(of_two_batches, "random");
        const auto part = [](double share) { return formatted("{:g}\u00A0%", share); };
        says(4, {formatted("with 16 kernels in **{}** sets (the paper: {} of its runs)", few.below(),
                           part(paper::drawn_16)),
                 formatted("with 31 in **{}** ({})", many.below(), part(paper::drawn_31)), "is of 31 kernels",
                 formatted("**{}**, {}, {} and {}?", two(worst.values[0]), two(worst.values[1]),
                           two(worst.values[2]), two(worst.values[3])),
                 formatted("there need {} to {} times", two(least), two(most))});
    }

    void synthetic() {
        const auto all = recorded_runs(10, 0);
        const Ratios random(all, "random"), sequential(all, "sequential");
        std::vector<double> chunks; // a file has the time of ten
        for (const Runs& runs : all) {
            chunks.push_back(ms_of(runs.at("sequential")) / 10);
            QCOMPARE(batches(runs, "sequential"), 8); // "Eight of these kernels"
            const auto& own = runs.at("planned").parameters;
            QCOMPARE(std::ranges::find(own, "chunks", &RecordedRow::Settings::value_type::first)->second,
                     std::string("10"));
        }
        const auto [least, most] = std::ranges::minmax(chunks);
        says(5, {"On the H200",
                 formatted("in **{}** of {} runs", paper::synthetic_runs - paper::synthetic_wins,
                           grouped(paper::synthetic_runs)),
                 formatted("in **{}**. And", random.below()), formatted("in **{}**!", sequential.below()),
                 formatted("take {:.3f} to {:.3f} ms", least, most), "many of 31 launches"});
    }

    void where_the_time_goes() {
        const live::Timeline planned = timeline_of("planned"), sequential = timeline_of("sequential");
        const auto ms = [](std::int64_t ns) { return formatted("{:.2f}", static_cast<double>(ns) / 1e6); };
        const auto us = [](std::int64_t ns) { return formatted("{:.0f}", static_cast<double>(ns) / 1e3); };
        constexpr std::size_t kernels = 31, chunks = 4;
        QCOMPARE(planned.launches.size(), kernels * chunks);
        QCOMPARE(sequential.launches.size(), kernels * chunks);
        const std::span<const live::LaunchSpan> all = planned.launches;
        const Chunk first(all.first(kernels)), fourth(all.last(kernels));
        QVERIFY(fourth.last_to_begin.end == fourth.end); // "the chunk ends with it"
        const auto over = std::ranges::count_if(all.last(kernels), [&](const live::LaunchSpan& launch) {
            return launch.end < fourth.last_to_begin.begin;
        });
        QVERIFY(over > static_cast<std::ptrdiff_t>(kernels / 2)); // "most of the others are over"
        const std::int64_t last_takes = fourth.last_to_begin.end - fourth.last_to_begin.begin;
        says(6, {"of 31 kernels",
                 formatted("takes **{}**\u00A0ms, the fourth **{}**\u00A0ms", ms(first.end - first.begin),
                           ms(fourth.end - fourth.begin)),
                 formatted("At most **{}** of the 31 launches", fourth.most),
                 formatted("the mean is {:.1f}",
                           static_cast<double>(fourth.sum) / static_cast<double>(fourth.end - fourth.begin)),
                 formatted("begins after {}\u00A0µs", us(fourth.last_to_begin.begin - fourth.begin)),
                 formatted("last one takes {}\u00A0µs", us(last_takes)),
                 formatted("take {}\u00A0ms, next to one after the other, which takes {}", ms(planned.length),
                           ms(sequential.length))});
    }

    void when_planning_pays() {
        struct Line {
            int kernels;
            std::int64_t planned, drawn; ///< batches
            std::string before_mean, before_count;
        };
        std::vector<std::string> words;
        std::vector<double> over_best_shapes;
        for (const Line& line :
             {Line{39, 2, 2, "two batches in either case. In the mean", "; random was faster in "},
              Line{52, 2, 3, "two batches for three.", ", and random faster in "},
              Line{65, 3, 4, "three batches for four.", ", and random faster in "}}) {
            const auto all = recorded_runs(12, line.kernels);
            const Ratios ratios(all, "table-2-cr");
            for (const Runs& runs : all) {
                QCOMPARE(batches(runs, "planned"), line.planned);
                QCOMPARE(batches(runs, "table-2-cr"), line.drawn);
                QCOMPARE(batches(runs, "table-2-co"), line.planned); // "at most as many as planned ones"
            }
            over_best_shapes.push_back(Ratios(all, "table-2-co").mean());
            words.push_back(formatted("{} kernels: {} **{}**{}{}", line.kernels, line.before_mean,
                                      two(ratios.mean()), line.before_count, ratios.below()));
        }
        words.push_back(formatted("it is **{}**, **{}** and **{}**", two(over_best_shapes[0]),
                                  two(over_best_shapes[1]), two(over_best_shapes[2])));
        says(7, words);
        graphs_are_the_fastest();
    }

private:
    void says(std::size_t step, const std::vector<std::string>& words) {
        const QString wrong = ks::tests::wrong_figures(lesson_, step, words);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    /// Of the runs that process many chunks, those with a graph are the fastest, for each mix.
    static void graphs_are_the_fastest() {
        const auto results = read_results(recorded("h200-concurrency-push.json").toStdString(), "push");
        std::map<std::string, std::map<std::string, double>> by_mix;
        for (const RecordedRow& row : results->rows) {
            const std::map<std::string, std::string> own(row.parameters.begin(), row.parameters.end());
            by_mix[formatted("{} {}", instance_words(row), *row.seed)][own.at("schedule")] = ms_of(row);
        }
        QCOMPARE(by_mix.size(), std::size_t{6});
        for (const auto& [mix, times] : by_mix)
            for (const auto& [schedule, ms] : times)
                QVERIFY2(schedule == "graph" || ms > times.at("graph"), mix.c_str());
    }

    Lesson lesson_;
};

KS_TEST(ConcurrencyLessonTest)
KS_WORKS_OUT(ConcurrencyLessonTest, {"concurrency-is-not-time", 1, 7})
#include "concurrency_lesson_test.moc"
