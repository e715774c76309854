// SPDX-License-Identifier: GPL-3.0-or-later
// Timelines of launches that overlap: each kernel has its own look, and names stay legible.
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_tree.h"
#include "solvers/run/live_document.h"
#include "tests/support/paths.h"
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "tests/visual/scene/live/made_timeline.h"
#include "visual/scene/kernel_mark.h"
#include "visual/scene/live/timeline_picture.h"

#include <QTest>

#include <set>

using namespace ks;
using namespace ks::scene;

namespace {

const FixedMeasure fixed;

struct ConcurrentPicture {
    DisplayList list;
    DrawnTimeline drawn;

    std::vector<Text> texts() const {
        std::vector<Text> found;
        for (const Primitive& item : list.items)
            if (const auto* text = std::get_if<Text>(&item))
                found.push_back(*text);
        return found;
    }
    bool says(const std::string& words) const {
        return std::ranges::any_of(
            texts(), [&](const Text& text) { return text.text.find(words) != std::string::npos; });
    }
    /// The looks of the boxes in the lanes, such as "read 1" or "read hatch".
    std::set<std::string> looks() const {
        std::set<std::string> found;
        const Rect& plot = drawn.time.plot;
        for (const Primitive& item : list.items)
            if (const auto* box = std::get_if<Box>(&item);
                box && box->fill && box->fill->role != Role::panel && box->rect.y >= plot.y &&
                box->rect.y + box->rect.height <= plot.y + plot.height)
                found.insert(
                    std::string(to_text(box->fill->role)) + ' ' +
                    (box->fill->pattern == Pattern::hatch ? "hatch" : written("{}", box->fill->opacity)));
        return found;
    }
};

ConcurrentPicture picture_of(const LaidOutTimeline& timeline, const TimelineView& view, double width,
                             double height) {
    ConcurrentPicture picture{.list = {.width = width, .height = height}, .drawn = {}};
    picture.drawn = add_timeline(picture.list, timeline, view, {8, 8, width - 16, height - 16}, fixed);
    picture.list.height = std::max(height, picture.drawn.time.used + 16);
    return picture;
}

/// `kernels` kernels, each with a block of 256 threads on each SM; each begins 100 after the previous one,
/// and all end at 2,000.
std::shared_ptr<live::Timeline> side_by_side(int kernels, int sms) {
    auto timeline = std::make_shared<live::Timeline>();
    timeline->sms = sms;
    timeline->max_warps = 64;
    for (int k = 0; k < kernels; ++k) {
        timeline->launches.push_back({.kernel = "mix.kernel_" + std::string(1, static_cast<char>('a' + k)),
                                      .grid = sms,
                                      .block = 256,
                                      .blocks_per_sm = 8,
                                      .begin = k * 100,
                                      .end = 2000});
        for (int sm = 0; sm < sms; ++sm)
            timeline->blocks.push_back({.begin = k * 100,
                                        .end = 2000,
                                        .warp_time = std::int64_t{8} * (2000 - k * 100),
                                        .launch = k,
                                        .block = sm,
                                        .sm = sm});
    }
    live::from_zero(*timeline);
    return timeline;
}

std::shared_ptr<const LaidOutTimeline> recorded(const char* name) {
    const auto text =
        read_file(source_path("assets/results/live/").toStdString() + name, json::document_limit);
    const auto document = json::parse(*text, name);
    auto run = read_live_run(json::Cursor(*document, name));
    return lay_out(std::make_shared<live::Timeline>(*std::move(run->timeline)));
}

} // namespace

class ConcurrentTimelineTest : public QObject {
    Q_OBJECT

private slots:
    void blocks_as_text() {
        const auto laid = lay_out(side_by_side(3, 2));
        QVERIFY(laid->concurrent());
        const auto picture = picture_of(*laid, {.device = "NVIDIA H200"}, 720, 360);
        QVERIFY(picture.drawn.blocks);
        tests::compare_with_golden(QStringLiteral("visual"), QStringLiteral("live-concurrent"),
                                   to_text(picture.list));
    }

    /// A kernel always has the same mark, in any order of launches, and if it is launched twice.
    void a_kernel_always_has_the_same_mark() {
        auto timeline = side_by_side(3, 2);
        const auto straight = picture_of(*lay_out(timeline), {}, 900, 400);
        for (live::LaunchSpan& launch : timeline->launches)
            launch.kernel.back() = static_cast<char>('a' + ('c' - launch.kernel.back()));
        const auto reversed = picture_of(*lay_out(timeline), {}, 900, 400);
        QCOMPARE(reversed.looks(), straight.looks());
        QCOMPARE(straight.looks().size(), std::size_t{3});
        for (live::LaunchSpan& launch : timeline->launches)
            launch.kernel = "mix.kernel_a";
        QCOMPARE(picture_of(*lay_out(timeline), {}, 900, 400).looks().size(), std::size_t{1});
    }

    /// The page of a mix already has marks and names.
    void marks_and_names_of_a_mix_are_taken_over() {
        const TimelineView view{.kernels = {{.launched = "mix.kernel_b", .name = "scan", .mark = 6}}};
        const auto picture = picture_of(*lay_out(side_by_side(3, 2)), view, 900, 400);
        QVERIFY(picture.says("scan") && picture.says("kernel_a") && !picture.says("kernel_b"));
        const Mark mark = kernel_mark(6); // full, in the colour of 1
        QVERIFY(picture.looks().contains(std::string(to_text(mark.front().fill->role)) + " 1"));
    }

    /// If blocks are too small for a pattern, or lanes show occupancy, colours distinguish fifteen kernels.
    void kernels_are_distinguished_at_any_size() {
        const auto few = lay_out(side_by_side(8, 2)), many = lay_out(side_by_side(8, 132));
        QCOMPARE(picture_of(*few, {}, 900, 500).looks().size(), std::size_t{8});
        QCOMPARE(picture_of(*few, {}, 900, 240).looks().size(), std::size_t{8}); // 8 blocks in 60 pixels
        const auto shades = picture_of(*many, {}, 900, 400);
        QVERIFY(!shades.drawn.blocks);
        QVERIFY(shades.says("the kernel that has most of"));
        std::set<std::string> fills;
        for (std::size_t i = 0; i < 15; ++i)
            fills.insert(std::string(to_text(kernel_fill(i).role)) + written("{}", kernel_fill(i).opacity));
        QCOMPARE(fills.size(), std::size_t{15});
        const auto heights =
            picture_of(*lay_out(side_by_side(3, 30)), {.window = {.begin = 0, .end = 1000}}, 900, 600);
        QVERIFY(heights.drawn.blocks || heights.looks().size() == 3);
    }

    /// Names never overlap; if they do not all fit, a text states for how many.
    void names_do_not_overlap() {
        for (const int kernels : {2, 3, 8, 20})
            for (const double width : {480.0, 900.0, 1600.0})
                for (const double height : {240.0, 400.0, 900.0}) {
                    const auto picture = picture_of(*lay_out(side_by_side(kernels, 4)), {}, width, height);
                    QVERIFY2(tests::outside(picture.list).isEmpty(),
                             qPrintable(
                                 QStringLiteral("%1 kernels, %2 x %3: ").arg(kernels).arg(width).arg(height) +
                                 QString::fromUtf8(tests::outside(picture.list))));
                    const std::vector<Text> texts = picture.texts();
                    for (std::size_t i = 0; i < texts.size(); ++i)
                        for (std::size_t j = i + 1; j < texts.size(); ++j)
                            if (texts[i].text.find("kernel_") != std::string::npos &&
                                texts[j].text.find("kernel_") != std::string::npos)
                                QVERIFY2(!over_each_other(texts[i], texts[j]),
                                         qPrintable(QString::fromStdString(texts[i].text + " and " +
                                                                           texts[j].text)));
                    if (kernels == 20 && height < 400)
                        QVERIFY(picture.says(" more"));
                }
    }

    /// Launches that overlap have neither waves nor tails.
    void overlapping_launches_have_no_tail() {
        const auto picture = picture_of(*lay_out(side_by_side(3, 2)), {}, 900, 400);
        QVERIFY(!picture.says("tail") && !picture.says("wave"));
    }

    /// 31 kernels on an H200, in separate streams and one after the other.
    void recordings_of_a_gpu() {
        const auto planned = recorded("h200-concurrency-planned.knapscope-live.json");
        QVERIFY(planned->concurrent());
        QCOMPARE(planned->kernels().size(), std::size_t{13});
        QVERIFY(sentence_of(*planned, {}).starts_with("124 launches, up to 8 of them at the same time"));
        const auto picture = picture_of(*planned, {.device = "NVIDIA H200"}, 1366, 768);
        QVERIFY(picture.looks().size() >= 10);
        for (const std::string& kernel : planned->kernels())
            QVERIFY2(picture.says(kernel), kernel.c_str());
        QVERIFY(!recorded("h200-concurrency-sequential.knapscope-live.json")->concurrent());
    }

    void launches_one_after_the_other_have_no_separate_looks() {
        const auto laid = lay_out(tests::made({.launches = 2}));
        QVERIFY(!laid->concurrent());
        QVERIFY(picture_of(*laid, {}, 900, 400).says("of every other launch"));
    }

private:
    static bool over_each_other(const Text& a, const Text& b) {
        const auto wide = [](const Text& text) {
            return std::min(text.rect.width, fixed.width(text.text, text.face, text.size, text.weight));
        };
        return a.rect.x < b.rect.x + wide(b) && b.rect.x < a.rect.x + wide(a) &&
               std::abs(a.rect.y + a.rect.height / 2 - b.rect.y - b.rect.height / 2) < 10;
    }
};

KS_TEST(ConcurrentTimelineTest)
#include "concurrent_timeline_test.moc"
