// SPDX-License-Identifier: GPL-3.0-or-later
// The work per frame of each picture, with the largest possible data.
#include "tests/support/cpu_clock.h"
#include "tests/support/suite.h"
#include "tests/ui/live_samples.h"
#include "ui/live/live_scenes.h"
#include "ui/live/watched_work.h"
#include "visual/paint/fonts.h"

#include <QTest>

#include <cstdio>

using namespace ks;
using namespace ks::ui;

namespace {

constexpr int sms = 132, per_sm = 8;
constexpr std::int32_t launches = 100, blocks_of_launch = 1000;

/// The maximum number of samples, and 100,000 blocks on 132 SMs.
std::shared_ptr<live::LiveRun> large_run() {
    auto run = std::make_shared<live::LiveRun>();
    run->variant = "mckp.shared";
    run->on = "gpu:0";
    for (std::size_t i = 0; i < LiveFeed::most_kept; ++i) {
        const double t = 0.01 * static_cast<double>(i);
        run->samples.push_back(
            {.t = t, .occupancy = std::vector<float>(sms, static_cast<float>(i % 64) / 64)});
        run->solves.push_back({.t = t, .total_ms = 2 + static_cast<double>(i % 7) / 10});
    }
    live::Timeline& timeline = run->timeline.emplace();
    timeline.sms = sms;
    timeline.max_warps = 64;
    for (std::int32_t launch = 0; launch < launches; ++launch) {
        const std::int64_t begin = launch * std::int64_t{10'000};
        for (std::int32_t block = 0; block < blocks_of_launch; ++block)
            timeline.blocks.push_back({.begin = begin + block / sms % 3,
                                       .end = begin + 8000 + block % 900,
                                       .warp_time = 60'000,
                                       .launch = launch,
                                       .block = block,
                                       .sm = block % sms});
        timeline.launches.push_back({.kernel = "k",
                                     .grid = blocks_of_launch,
                                     .block = 256,
                                     .blocks_per_sm = per_sm,
                                     .begin = begin,
                                     .end = begin + 9000});
    }
    std::ranges::stable_sort(timeline.blocks, {}, &live::BlockSpan::begin);
    timeline.length = launches * std::int64_t{10'000};
    return run;
}

} // namespace

class LiveScenesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(paint::load_fonts()); }

    /// The limit leaves room for slow machines; the times are printed.
    void a_frame_is_little_work() {
        const auto run = large_run();
        WatchedWork work;
        LaidOutRun laid_out;
        connect(&work, &WatchedWork::laid_out, this,
                [&laid_out](const LaidOutRun& done) { laid_out = done; });
        work.lay_out(run);
        QTRY_VERIFY_WITH_TIMEOUT(laid_out.timeline, 60'000);
        const scene::OccupancySeries samples = scene::series_of(run->samples);
        LiveScene shown{.run = run.get(),
                        .summary = &laid_out.summary,
                        .timeline = laid_out.timeline.get(),
                        .samples = &samples,
                        .name = "mckp.shared",
                        .level = "GPU"};
        const paint::FontMeasure measure;
        scene::DrawnTimeline lanes;
        const auto frame = [&](const char* name, const auto& draw) {
            constexpr int frames = 10;
            const CpuClock clock;
            for (int i = 0; i < frames; ++i) {
                scene::DisplayList list{1200, 900, {}, {}};
                draw(list);
                QVERIFY(!list.items.empty());
            }
            const double ms = clock.milliseconds() / frames;
            std::printf("%s: %.2f ms a frame\n", name, ms);
            QVERIFY2(ms < 100, name);
        };
        frame("live", [&](scene::DisplayList& list) { draw_live(list, shown, measure); });
        frame("timing", [&](scene::DisplayList& list) { draw_timing(list, shown, measure); });
        shown.cursor = 5000;
        frame("blocks", [&](scene::DisplayList& list) { draw_blocks(list, shown, measure, lanes); });
        shown.window = {.begin = 100'000, .end = 110'000};
        frame("blocks of a launch",
              [&](scene::DisplayList& list) { draw_blocks(list, shown, measure, lanes); });
    }

    /// The window does not wait for a million blocks, and cancelled work gives no result.
    void laying_out_is_given_up() {
        WatchedWork work;
        bool done = false;
        connect(&work, &WatchedWork::laid_out, this, [&done] { done = true; });
        work.lay_out(large_run());
        QVERIFY(work.busy());
        work.drop();
        QVERIFY(!work.busy());
        QCoreApplication::processEvents();
        QVERIFY(!done);
    }
};

KS_TEST(LiveScenesTest)
#include "live_scenes_test.moc"
