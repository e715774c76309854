// SPDX-License-Identifier: GPL-3.0-or-later
// Computes every number of the lesson "occupancy-is-not-speed" from the runs that it shows, and compares its
// text with them.
#include "solvers/core/formatted.h"
#include "solvers/core/json_tree.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/live/figures.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/roofline/ceilings.h"
#include "solvers/roofline/roofline.h"
#include "solvers/run/live_document.h"
#include "solvers/run/run_work.h"
#include "tests/support/suite.h"
#include "tests/ui/lessons/lesson_words.h"
#include "tests/visual/quiet.h"
#include "ui/lessons/lesson.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <ranges>

using namespace ks;
using namespace ks::ui;
using ks::tests::grouped;

namespace {

constexpr int warp = 32;

std::string percent_of(double share, int decimals = 1) {
    return formatted("{:.{}f}\u00A0%", 100 * share, decimals);
}
std::string ms_of(double ns) {
    return formatted("{:.2f}\u00A0ms", ns / 1e6);
}
std::string us_of(double ns) {
    return formatted("{:.1f}\u00A0µs", ns / 1e3);
}

/// How a block of CUDA-SYNC distributes its stretch of a row: `rounds` and `step` of mckp_sync.inl, with
/// three cells in registers.
struct Stretch {
    std::int64_t cells = 0, rounds = 0, step = 0;

    Stretch(std::int64_t columns, const live::LaunchSpan& launch)
        : cells((columns + launch.grid - 1) / launch.grid),
          rounds((cells + 3 * launch.block - 1) / (3 * launch.block) * 3),
          step((cells + warp * rounds - 1) / (warp * rounds) * warp) {}
    std::int64_t warps() const { return step / warp; }
};

/// The waits of each block in the launch, in order: one per row, except the last row.
using Waits = std::map<int, std::vector<live::BarrierWait>>;
Waits waits_of(const live::Timeline& timeline) {
    Waits waits;
    for (const live::BarrierWait& wait : timeline.waits)
        waits[wait.block].push_back(wait);
    for (auto& [block, own] : waits)
        std::ranges::sort(own, {}, &live::BarrierWait::begin);
    return waits;
}

double length_of(const live::BarrierWait& wait) {
    return static_cast<double>(wait.end - wait.begin);
}

/// The mean wait of the blocks that are first on their SM, and of the others.
struct Pair {
    double first = 0, second = 0;
    bool always_the_same = true;
};
Pair pair_of(const Waits& waits) {
    std::map<int, std::vector<int>> blocks; // of each SM
    for (const auto& [block, own] : waits)
        blocks[own.front().sm].push_back(block);
    Pair pair;
    double count = 0;
    for (const auto& [sm, two] : blocks) {
        const auto& a = waits.at(two.front());
        const auto& b = waits.at(two.back());
        for (std::size_t row = 0; row < a.size(); ++row, ++count) {
            pair.first += std::max(length_of(a[row]), length_of(b[row]));
            pair.second += std::min(length_of(a[row]), length_of(b[row]));
            pair.always_the_same &= (a[row].begin < b[row].begin) == (a[0].begin < b[0].begin);
        }
    }
    pair.first /= count;
    pair.second /= count;
    return pair;
}

/// The rows, from 1, whose barriers all blocks leave within a window.
std::pair<std::size_t, std::size_t> rows_left_in(const Waits& waits, std::int64_t from, std::int64_t to) {
    std::size_t first = 0, last = 0;
    for (std::size_t row = 0; row < waits.begin()->second.size(); ++row) {
        std::int64_t left = 0;
        for (const auto& [block, own] : waits)
            left = std::max(left, own[row].end);
        if (left < from || left > to)
            continue;
        first = first == 0 ? row + 1 : first;
        last = row + 1;
    }
    return {first, last};
}

std::size_t undominated(const MultipleChoiceInstance& instance) {
    std::size_t left = 0;
    for (std::size_t i = 0; i < instance.class_count(); ++i) {
        const auto all = instance.items(i);
        std::vector<Item> items(all.begin(), all.end());
        std::ranges::sort(items, [](const Item& a, const Item& b) {
            return a.weight != b.weight ? a.weight < b.weight : a.value > b.value;
        });
        std::int64_t best = -1;
        for (const Item& item : items)
            if (item.value > best && item.weight <= instance.capacity()) {
                best = item.value;
                ++left;
            }
    }
    return left;
}

double counter(const live::LiveRun& run, const std::string& kernel, const std::string& name) {
    for (const live::CounterRange& range : run.counters->ranges)
        for (const live::Counter& each : range.counters)
            if (range.name == kernel && each.name == name)
                return each.value;
    qFatal("no counter %s", name.c_str());
}

} // namespace

class OccupancyLessonTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        lesson_ = ks::tests::built_in_lesson("occupancy-is-not-speed");
        QVERIFY2(!lesson_.broken, lesson_.broken ? lesson_.broken->sentence().c_str() : "");
        QCOMPARE(lesson_.steps.size(), std::size_t{8});
        for (const char* name : {"shared-512", "sync-512", "sync-672", "sync-1024", "tuned"}) {
            const std::string path =
                formatted(":/assets/results/live/h200-mckp-{}.knapscope-live.json", name);
            QFile file(QString::fromStdString(path));
            QVERIFY2(file.open(QIODevice::ReadOnly), path.c_str());
            const auto tree = json::parse(file.readAll().toStdString(), path);
            QVERIFY(tree);
            const auto run = read_live_run(json::Cursor(*tree, path));
            QVERIFY2(run, run ? "" : run.error().sentence().c_str());
            QCOMPARE(run->date.substr(0, 10), "2026-11-25");
            QCOMPARE(run->device, "NVIDIA H200");
            runs_[name] = *run;
        }
        instance_ = *generate("thesis-set5", "", {});
        QVERIFY(instance_);
        for (const auto& [name, run] : runs_)
            QCOMPARE(run.instance_sha256, fingerprint(*instance_));
    }
    void init() { tests::fail_on_warnings(); }
    void cleanupTestCase() { QCOMPARE(ks::tests::left_to_work_out(), QString()); }

    void fewer_warps_and_faster() {
        QVERIFY(timeline("sync-1024").length < timeline("sync-672").length);
        says(1, {"blocks of 672 threads", "blocks of 1\u00A0024", span("sync-672"), span("sync-1024"),
                 "ends first: after **" + whole("sync-1024"), "other after " + whole("sync-672")});
    }

    void a_third_run() {
        QCOMPARE(span("sync-512"), span("sync-1024"));
        QCOMPARE(whole("sync-512"), whole("sync-672"));
        QCOMPARE(launch("sync-512").blocks_per_sm, 3);
        QCOMPARE(launch("sync-512").grid, 2 * 132);
        says(2, {"Blocks of 512", "those of 1\u00A0024, **" + span("sync-512"),
                 "those of 672, **" + whole("sync-512"), "blocks of 512 three fit on an SM",
                 formatted("{:.0f} %", 100 * 3 * 16 / 64.0), "runs of 512 and 672",
                 "not the run of 1\u00A0024"});
    }

    void warps_at_work() {
        const std::int64_t columns = multiple_choice().capacity() + 1;
        const Stretch two(columns, launch("sync-672")), as_two(columns, launch("sync-512")),
            one(columns, launch("sync-1024"));
        QCOMPARE(two.rounds, 3);
        QCOMPARE(one.rounds, 3);
        QCOMPARE(as_two.step, two.step);
        QCOMPARE(one.warps(), 2 * two.warps());
        says(3, {grouped(columns) + " cells", formatted("each of {} blocks", launch("sync-672").grid),
                 grouped(two.cells), formatted("three rounds of {}", two.step),
                 formatted("the {} warps of a block of 672", launch("sync-672").warps_per_block()),
                 formatted("**{}** have cells", two.warps()),
                 formatted("are **{}** warps at work", 2 * two.warps()),
                 formatted("blocks of 512 are {} as well", 2 * as_two.warps()),
                 formatted("One block of 1\u00A0024 has {} cells, in rounds of {}: again {}",
                           grouped(one.cells), one.step, one.warps())});
        // The pictures show one round each.
        const auto cells = [&](std::size_t picture) {
            return setting(lesson_.steps[2].show[picture], "cells");
        };
        QCOMPARE(cells(0), two.step);
        QCOMPARE(cells(1), as_two.step);
        QCOMPARE(cells(2), one.step);
    }

    void blocks_that_wait() {
        const Waits two = waits_of(timeline("sync-672")), one = waits_of(timeline("sync-1024"));
        const auto rows = [&](const Waits& waits, std::size_t picture) {
            const LessonStop& stop = lesson_.steps[3].show[picture];
            return rows_left_in(waits, setting(stop, "from"), setting(stop, "to"));
        };
        // At the left edge of each picture the blocks leave the barrier of row 42.
        QCOMPARE(rows(two, 0), std::pair(std::size_t{42}, std::size_t{45}));
        QCOMPARE(rows(one, 1), std::pair(std::size_t{42}, std::size_t{46}));
        const Pair pair = pair_of(two);
        QVERIFY(pair.always_the_same);
        QVERIFY(pair_of(waits_of(timeline("sync-512"))).always_the_same);
        const std::string share = percent_of(live::barrier_share(timeline("sync-672")));
        QCOMPARE(share, percent_of(live::barrier_share(timeline("sync-512"))));
        const Stretch stretch(multiple_choice().capacity() + 1, launch("sync-672"));
        says(4, {"Rows 43 to 45", "row 46", us_of(pair.first), us_of(pair.second),
                 formatted("only {} warps work", stretch.warps()), "Blocks of 672 wait **" + share,
                 "those of 512, too", "waits **" + percent_of(live::barrier_share(timeline("sync-1024")))});
    }

    void full_by_the_rules() {
        const live::LaunchSpan& first = launch("shared-512");
        QCOMPARE(first.blocks_per_sm * first.warps_per_block(), timeline("shared-512").max_warps);
        const std::int64_t places = first.blocks_per_sm * std::int64_t{timeline("shared-512").sms};
        says(5, {"blocks of 512", "theory says **" + percent_of(1, 0), span("shared-512"),
                 percent_of(live::achieved_occupancy(timeline("shared-512")).of_active),
                 percent_of(counter(runs_["shared-512"], first.kernel, "achieved_occupancy") / 100),
                 "Why not 100?", formatted("{} blocks", first.grid), formatted("{} fit at once", places),
                 formatted("{} come later", first.grid - places)});
    }

    void twice_the_places() {
        double launches = 0;
        for (const live::LaunchSpan& each : timeline("shared-512").launches)
            launches += static_cast<double>(each.end - each.begin);
        const auto all = static_cast<double>(timeline("shared-512").length);
        QVERIFY(launches > static_cast<double>(timeline("sync-1024").length));
        says(6, {"blocks of 1\u00A0024", span("shared-512"), whole("shared-512"), whole("sync-1024"),
                 ms_of(all - launches), formatted("{} launches", timeline("shared-512").launches.size()),
                 ms_of(launches)});
    }

    void less_work() {
        const auto kernels = live::occupancy_by_kernel(timeline("tuned"));
        const auto rows = std::ranges::find_if(
            kernels, [](const auto& each) { return each.example.kernel.starts_with("mckp_tuned.rows"); });
        QVERIFY(rows != kernels.end());
        QCOMPARE(rows->example.grid, timeline("tuned").sms);
        const auto items = static_cast<std::int64_t>(multiple_choice().all_items().size());
        const auto left = static_cast<std::int64_t>(undominated(multiple_choice()));
        says(7, {formatted("Of {} items {} are left, an {:.0f}th", grouped(items), left,
                           static_cast<double>(items) / static_cast<double>(left)),
                 formatted("{} warps", rows->example.warps_per_block()), percent_of(rows->achieved.of_span),
                 formatted("the {} rows", multiple_choice().class_count()),
                 ms_of(static_cast<double>(rows->example.end - rows->example.begin)), whole("tuned")});
    }

    void questions_to_ask_about_occupancy() {
        const live::LiveRun& run = runs_.at("sync-1024");
        const auto work = work_of(
            {.instance = instance_, .variant = run.variant, .set = run.parameters, .launches = 1}, {});
        QVERIFY(work && *work);
        const auto compute = std::ranges::find(run.stages, "compute", &live::StageTime::name);
        QVERIFY(compute != run.stages.end());
        const roofline::Ceilings* ceilings = roofline::ceilings_for(run.device, run.cc, "");
        QVERIFY(ceilings);
        const roofline::Roofline found = roofline::roofline_of(**work, compute->ms / 1e3, *ceilings);
        QVERIFY(!found.limit);
        const auto share = [&](roofline::Resource of) { return found.find(of)->share; };
        QVERIFY(share(roofline::Resource::memory) < 0.01);
        QCOMPARE(launch("sync-1024").blocks_per_sm, 1);
        QVERIFY(2 * 1024 * launch("sync-1024").registers > 65536);
        says(8, {"CUDA-SYNC with blocks of 1\u00A0024",
                 "uses " + percent_of(share(roofline::Resource::on_chip), 0) + " of what on-chip memory",
                 percent_of(share(roofline::Resource::arithmetic), 0) + " of the arithmetic",
                 "below " + percent_of(0.01, 0) + " of device", "two blocks of 1\u00A0024",
                 percent_of(2 * 32 / 64.0, 0), formatted("{} registers", launch("sync-1024").registers),
                 grouped(65536)});
    }

private:
    void says(std::size_t step, const std::vector<std::string>& words) {
        const QString wrong = ks::tests::wrong_figures(lesson_, step, words);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    static std::int64_t setting(const LessonStop& stop, const std::string& name) {
        for (const auto& [known, value] : stop.figure->settings)
            if (known == name)
                return std::stoll(value);
        qFatal("no setting %s", name.c_str());
    }

    const live::Timeline& timeline(const std::string& run) const { return *runs_.at(run).timeline; }
    const live::LaunchSpan& launch(const std::string& run) const { return timeline(run).launches.front(); }
    std::string span(const std::string& run) const {
        return percent_of(live::achieved_occupancy(timeline(run)).of_span);
    }
    std::string whole(const std::string& run) const {
        return ms_of(static_cast<double>(timeline(run).length));
    }
    const MultipleChoiceInstance& multiple_choice() const {
        return static_cast<const MultipleChoiceInstance&>(*instance_);
    }

    Lesson lesson_;
    std::map<std::string, live::LiveRun> runs_;
    InstancePtr instance_;
};

KS_TEST(OccupancyLessonTest)
KS_WORKS_OUT(OccupancyLessonTest, {"occupancy-is-not-speed", 1, 8})
#include "occupancy_lesson_test.moc"
