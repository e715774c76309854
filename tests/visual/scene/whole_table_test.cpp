// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in pictures that cannot be scrolled: the picture grows, the cells shrink, or a sentence states which
// part is shown.
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/recording.h"
#include "tests/support/suite.h"
#include "visual/scene/step_scene.h"
#include "visual/scene/whole_table.h"

#include <QTest>

#include <algorithm>

using namespace ks;
using namespace ks::scene;

namespace {

std::shared_ptr<const TableRecording> knapsack_table(int items, int capacity) {
    KnapsackBuilder builder;
    builder.capacity(capacity);
    for (int i = 0; i < items; ++i)
        builder.add({7 + i * 37 % 90, 1 + capacity / 3 + i % 5});
    const auto recording = record_knapsack(*std::move(builder).build(), {});
    return std::dynamic_pointer_cast<const TableRecording>(*recording);
}

Rect page_frame(double width, double height) {
    return step_frames(width, height).table;
}

bool picture_says(const DisplayList& list, std::string_view words) {
    return std::ranges::any_of(list.items, [&](const Primitive& item) {
        const auto* text = std::get_if<Text>(&item);
        return text && text->text.find(words) != std::string::npos;
    });
}

constexpr scene::Extent usual{1600, 1000}, largest{8192, 8192};
const FixedMeasure even;

} // namespace

class WholeTableTest : public QObject {
    Q_OBJECT

private slots:
    void a_picture_grows_until_all_of_its_table_can_be_read_data() {
        QTest::addColumn<int>("items");
        QTest::addColumn<int>("capacity");
        QTest::newRow("small") << 4 << 10;
        QTest::newRow("20 items, C = 40") << 20 << 40;
        QTest::newRow("high") << 150 << 5;
        QTest::newRow("wide") << 3 << 150;
        QTest::newRow("both") << 120 << 100;
    }
    void a_picture_grows_until_all_of_its_table_can_be_read() {
        QFETCH(int, items);
        QFETCH(int, capacity);
        const auto table = knapsack_table(items, capacity);
        for (const FrameOf& frame_of : {FrameOf(page_frame), FrameOf(lesson_table_frame)}) {
            const scene::Extent size = whole_table_size(*table, usual, largest, frame_of, even);
            QVERIFY(size.width >= usual.width && size.height >= usual.height);
            QVERIFY(size.width <= largest.width && size.height <= largest.height);
            const TableLayout layout = table_layout(*table, {}, frame_of(size.width, size.height), even);
            QVERIFY2(layout.fits && layout.complete() && layout.readable(),
                     qPrintable(QStringLiteral("%1 x %2").arg(size.width).arg(size.height)));
        }
    }

    void a_small_table_has_the_usual_size() {
        QVERIFY(whole_table_size(*knapsack_table(4, 10), usual, largest, page_frame, even) == usual);
    }

    void tables_too_large_for_any_picture_have_the_usual_size() {
        QVERIFY(whole_table_size(*knapsack_table(20, 1000), usual, largest, page_frame, even) == usual);
        QVERIFY(whole_table_size(*knapsack_table(20, 40), usual, usual, lesson_table_frame, even) == usual);
    }

    /// At a fixed size, cells shrink as long as their values are legible.
    void cells_shrink_before_anything_is_cut() {
        const Rect frame = page_frame(1600, 1000);
        constexpr double usual_digits = 13;
        int shrunk = 0; // whole tables with smaller digits
        for (int capacity = 30; capacity < 80; ++capacity) {
            const auto table = knapsack_table(20, capacity);
            const TableView view = view_of_picture(*table, {}, frame, even);
            const TableLayout layout = table_layout(*table, view, frame, even);
            QVERIFY(layout.readable());
            const DisplayList list = step_scene(*table, table->count(), view, 1600, 1000, even);
            QCOMPARE(picture_says(list, "are shown"), !layout.complete());
            shrunk += layout.complete() && layout.value_size < usual_digits ? 1 : 0;
        }
        QVERIFY(shrunk > 0);
    }

    void a_zoomed_view_keeps_its_cells() {
        const auto table = knapsack_table(20, 40);
        const TableView view = view_of_picture(*table, {.zoom = 2}, page_frame(1600, 1000), even);
        QCOMPARE(view.zoom, 2.0);
        QVERIFY(view.says_part);
    }

    void a_cut_table_is_mentioned() {
        const auto table = knapsack_table(20, 300);
        const Rect frame = page_frame(1600, 1000);
        TableView view = view_of_picture(*table, {}, frame, even);
        view = followed(*table, table->at(table->count()), view, frame, even);
        const TableLayout layout = table_layout(*table, view, frame, even);
        QVERIFY(!layout.complete());
        const std::string sentence = shown_part(*table, layout);
        QVERIFY2(sentence.ends_with("of 0 to 300 are shown."), sentence.c_str());
        QVERIFY2(sentence.starts_with("Rows 0 to 20 of 0 to 20 and columns "), sentence.c_str());
        const DisplayList list = step_scene(*table, table->count(), view, 1600, 1000, even);
        QVERIFY(picture_says(list, sentence));
        // A small picture has smaller letters, and omits nothing.
        const DisplayList small = step_scene(*table, table->count(), {.says_part = true}, 667, 467, even);
        QVERIFY(picture_says(small, "of 0 to 300 are shown."));
        // On the screen, where the rest can be scrolled to, the sentence is missing.
        QVERIFY(!picture_says(step_scene(*table, table->count(), {}, 1600, 1000, even), "are shown"));
        const DisplayList lesson = lesson_scene(*table, table->at(table->count()), view, 840, 570, even);
        QVERIFY(picture_says(lesson, "are shown"));
    }
};

KS_TEST(WholeTableTest)
#include "whole_table_test.moc"
