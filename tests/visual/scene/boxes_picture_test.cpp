// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/kinds/presets.h"
#include "solvers/lp/lp_recorder.h"
#include "solvers/run/registry.h"
#include "solvers/steps/boxes_recording.h"
#include "tests/support/checks.h"
#include "tests/support/four_kernels.h"
#include "tests/support/suite.h"
#include "visual/scene/step_scene.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace ks;
using namespace ks::scene;

namespace {

using AnyRecording = std::shared_ptr<const Recording>;

/// Returns the results of the README's four rounds instead of a solver, because pictures are tested without
/// COIN CLP. The second type of programs, for prices, may have any result: any prices give a bound.
class FourRounds final : public LinearProgram {
public:
    FourRounds(std::size_t rows, bool prices) : rows_(rows), prices_(prices) {}
    void add_column(double, std::span<const Entry>) override { ++columns_; }
    void set_demands(std::span<const double>) override {}
    Result<Solution> solve(const std::stop_token&) override {
        if (prices_)
            return Solution{.cost = 4, .x = std::vector<double>(columns_, 1), .duals = {}};
        static const std::vector<Solution> rounds{
            {.cost = 3, .x = {1, 1, 1}, .duals = {1, 0, 0, 1}},
            {.cost = 2.5, .x = {0.5, 1, 0, 0.5}, .duals = {0, 1, 0.25, 0.5}},
            {.cost = 2.25, .x = {0.25, 1, 0, 0.25, 0.75}, .duals = {0.5, 0.5, 0.375, 0.25}},
            {.cost = 2, .x = {0, 0, 0, 0, 1, 1}, .duals = {0.5, 0.5, 0.25, 0.25}}};
        Solution now = rounds[std::min(round_++, rounds.size() - 1)];
        now.x.resize(columns_);
        return now;
    }

private:
    std::size_t rows_, columns_ = 0, round_ = 0;
    bool prices_;
};
class FourRoundsSolver final : public LpSolver {
public:
    std::optional<Error> unavailable() const override { return {}; }
    Result<std::unique_ptr<LinearProgram>> program(std::size_t rows) const override {
        return std::unique_ptr<LinearProgram>(std::make_unique<FourRounds>(rows, made_++ % 2 == 1));
    }

private:
    mutable int made_ = 0;
};

AnyRecording columns() {
    const auto& variant = dynamic_cast<const LpRecorder&>(**find_variant("kernel-mix.column-generation"));
    return *variant.record_with(FourRoundsSolver(), tests::four_kernels(), {});
}

AnyRecording first_fit(const InstancePtr& instance) {
    return *(*find_variant("kernel-mix.first-fit"))->record(instance, {});
}

const Region* region_of(const DisplayList& list, const std::string& id) {
    const auto found = std::ranges::find(list.regions, id, &Region::id);
    return found == list.regions.end() ? nullptr : &*found;
}

bool writes(const DisplayList& list, const std::string& words) {
    return std::ranges::any_of(list.items, [&](const Primitive& item) {
        const auto* text = std::get_if<Text>(&item);
        return text != nullptr && text->text == words;
    });
}

/// The items outside the scene; empty if there are none.
std::string outside(const DisplayList& list) {
    for (const Primitive& item : list.items) {
        Rect rect;
        if (const auto* box = std::get_if<Box>(&item))
            rect = box->rect;
        else if (const auto* text = std::get_if<Text>(&item))
            rect = text->rect;
        else
            continue;
        if (rect.x < -0.5 || rect.y < -0.5 || rect.x + rect.width > list.width + 0.5 ||
            rect.y + rect.height > list.height + 0.5 || rect.width < 0 || rect.height < 0)
            return "at " + std::to_string(rect.x) + ", " + std::to_string(rect.y);
    }
    return {};
}

} // namespace

class BoxesPictureTest : public QObject {
    Q_OBJECT

private slots:
    void batches_fill_and_nothing_moves() {
        const AnyRecording recording = first_fit(tests::four_kernels());
        std::map<std::string, Rect> places;
        for (std::int64_t step = 0; step <= recording->count(); ++step) {
            const DisplayList list = step_scene(*recording, step, {}, 1200, 700, FixedMeasure());
            QVERIFY(!region_of(list, "no-picture"));
            for (const Region& each : list.regions)
                if (each.id.starts_with("box ")) {
                    const auto [at, is_new] = places.try_emplace(each.id, each.rect);
                    QCOMPARE(at->second.x, each.rect.x);
                    QCOMPARE(at->second.y, each.rect.y);
                    QCOMPARE(at->second.width, each.rect.width);
                }
        }
        QCOMPARE(places.size(), std::size_t{3});
        const DisplayList end = step_scene(*recording, recording->count(), {}, 1200, 700, FixedMeasure());
        const std::string words = region_of(end, "box 2")->description;
        QVERIFY2(words.starts_with("batch 2: c, c, d; 0 of ") &&
                     words.find(", 9 of 10 warps") != std::string::npos,
                 words.c_str());
        QVERIFY(writes(end, "batch 1"));
        QVERIFY(std::ranges::any_of(end.items, [](const Primitive& item) {
            const auto* text = std::get_if<Text>(&item);
            return text != nullptr && text->text.starts_with("Height: share of the warps. Bars: registers, ");
        }));
    }

    void what_does_not_fit_is_above_the_rim() {
        const AnyRecording recording = first_fit(tests::four_kernels());
        const DisplayList list = step_scene(*recording, 4, {}, 1200, 700, FixedMeasure());
        const Rect walls = region_of(list, "box 1")->rect;
        const auto above = [&](const Primitive& item) {
            const auto* box = std::get_if<Box>(&item);
            return box != nullptr && box->stroke && box->stroke->dashed && box->rect.x > walls.x &&
                   box->rect.y < walls.y && box->rect.y + box->rect.height > walls.y;
        };
        QVERIFY(std::ranges::any_of(list.items, above));
        const DisplayList before = step_scene(*recording, 3, {}, 1200, 700, FixedMeasure());
        QVERIFY(std::ranges::none_of(before.items, above));
    }

    void rounds_show_their_numbers() {
        const AnyRecording recording = columns();
        QCOMPARE(recording->count(), 10);
        const DisplayList program = step_scene(*recording, 6, {}, 1200, 700, FixedMeasure());
        for (const char* text : {"x = 0.25", "x = 0.75", "2.25", "0.375", "worth"})
            QVERIFY2(writes(program, text), text);
        const DisplayList pattern = step_scene(*recording, 7, {}, 1200, 700, FixedMeasure());
        QVERIFY(writes(pattern, "−0.25"));
        const std::string entered = region_of(pattern, "box 6")->description; // a and b have the same value
        QVERIFY2(entered.starts_with("pattern 6: ") && entered.find(", c, c;") != std::string::npos,
                 entered.c_str());
        const DisplayList plan = step_scene(*recording, 10, {}, 1200, 700, FixedMeasure());
        QVERIFY(writes(plan, "1 batch") && writes(plan, "in the plan"));
    }

    void everything_is_inside_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        for (const auto& [width, height] :
             {std::pair(1280, 800), {1366, 768}, {1920, 1080}, {853, 480}, {640, 400}})
            QTest::addRow("%d x %d", width, height) << width << height;
    }
    void everything_is_inside() {
        QFETCH(int, width);
        QFETCH(int, height);
        const std::vector<std::pair<std::string, std::string>> settings{{"kernels", "300"}};
        const AnyRecording all[] = {first_fit(tests::four_kernels()), columns(),
                                    first_fit(*ks::generate("concurrency-pool", "", settings))};
        for (const AnyRecording& recording : all)
            for (std::int64_t step = 0; step <= recording->count(); step += 1 + recording->count() / 60) {
                QCOMPARE(outside(step_scene(*recording, step, {}, width, height, FixedMeasure())),
                         std::string());
                QCOMPARE(
                    outside(lesson_scene(*recording, recording->at(step), {}, width, height, FixedMeasure())),
                    std::string());
            }
    }
};

KS_TEST(BoxesPictureTest)
#include "boxes_picture_test.moc"
