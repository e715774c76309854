// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a recording of bars.
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/run/in_process.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "visual/scene/shape_picture.h"
#include "visual/scene/step_scene.h"

#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::scene;

namespace {

DisplayList shown(const char* variant, std::int64_t step, double width = 1200, double height = 700) {
    static const FixedMeasure measure;
    const auto recording = in_process::record(variant, *generate("thesis-2.1", "", {}), {});
    if (!recording)
        qFatal("%s", recording.error().sentence().c_str());
    return step_scene(**recording, step < 0 ? (*recording)->count() : step, {}, width, height, measure);
}

std::string became(const DisplayList& list, std::string_view id) {
    const auto found = std::ranges::find(list.regions, id, &Region::id);
    return found == list.regions.end() ? std::string() : found->description;
}

int texts(const DisplayList& list, std::string_view text) {
    int found = 0;
    for (const Primitive& item : list.items)
        if (const auto* each = std::get_if<Text>(&item); each && each->text == text)
            ++found;
    return found;
}

} // namespace

class BarsPictureTest : public QObject {
    Q_OBJECT

private slots:
    void an_item_shows_its_state() {
        const DisplayList list = shown("knapsack.greedy", 2);
        QVERIFY(became(list, "item 1").ends_with(": taken"));
        QVERIFY(became(list, "item 2").ends_with(": not looked at yet"));
    }

    /// In a low picture a bar is lower than its words, which would be crossed out.
    void no_bar_strikes_its_words_through() {
        for (double height = 200; height <= 700; height += 20) {
            const DisplayList list = shown("knapsack.greedy", -1, 900, height);
            for (const Primitive& item : list.items)
                if (const auto* text = std::get_if<Text>(&item);
                    text && text->face == Face::mono && text->align == Align::centre)
                    QVERIFY2(text->size + 1 <= text->rect.height, text->text.c_str());
        }
    }

    /// The numbers of an item are above the bars, too; a narrow part of a bar keeps its name.
    void a_narrow_part_keeps_its_name() {
        const auto instance =
            read_instance("capacity;15\nname;value;weight\nlamp;50;2\nrope;300;13\n", "camp.csv");
        KS_VERIFY_OK(instance);
        const auto recording = in_process::record("knapsack.greedy", *instance, {});
        KS_VERIFY_OK(recording);
        static const FixedMeasure measure;
        const DisplayList list = step_scene(**recording, (*recording)->count(), {}, 900, 700, measure);
        QVERIFY(texts(list, "lamp") > 0);
        QCOMPARE(texts(list, "(50, 2)"), 0);
    }

    void four_bars_at_the_end() {
        const DisplayList list = shown("knapsack.greedy", -1);
        for (const char* const name : {"greedy, until the split item", "greedy, whatever still fits",
                                       "the optimum", "the bound, an item in part"})
            QCOMPARE(texts(list, name), 1);
        QCOMPARE(texts(list, "29/3"), 1);
        QCOMPARE(texts(list, "9"), 3);
        QCOMPARE(texts(shown("knapsack.greedy", 2), "29/3"), 0);
    }

    void the_bar_of_the_variant_is_loud() {
        const auto loud = [](const DisplayList& list) {
            return std::ranges::count_if(list.items, [](const Primitive& item) {
                const auto* box = std::get_if<Box>(&item);
                return box && !box->fill && box->stroke && box->stroke->role == Role::accent &&
                       box->rect.width > 300;
            });
        };
        QCOMPARE(loud(shown("knapsack.fractional", 1)), 1);
    }

    /// The bars do not move when longer values appear.
    void bars_keep_their_places() {
        const auto frames = [](const DisplayList& list) {
            std::vector<double> widths;
            for (const Primitive& item : list.items)
                if (const auto* box = std::get_if<Box>(&item); box && !box->fill && box->stroke &&
                                                               box->stroke->role == Role::hairline &&
                                                               box->rect.width > 300)
                    widths.push_back(box->rect.width);
            return widths;
        };
        QVERIFY(frames(shown("knapsack.greedy", -1)) == frames(shown("knapsack.greedy", 2)));
        QCOMPARE(frames(shown("knapsack.greedy", 2)).size(), std::size_t{4});
    }

    void small_frames_do_no_harm() {
        for (const double width : {300.0, 500.0})
            QVERIFY(!shown("knapsack.greedy", 2, width, 200).items.empty());
    }
};

KS_TEST(BarsPictureTest)
#include "bars_picture_test.moc"
