// SPDX-License-Identifier: GPL-3.0-or-later
// The Step page's picture as text: Example 2.2 before the first cell, at a cell in the middle, at the end.
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/formats/format.h"
#include "solvers/kinds/presets.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/knapsack/recording.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "solvers/problems/multiple_choice/recording.h"
#include "solvers/steps/record.h"
#include "solvers/steps/table_layers.h"
#include "tests/support/checks.h"
#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "visual/scene/rich_text.h"
#include "visual/scene/step_panel.h"
#include "visual/scene/step_scene.h"
#include "visual/scene/table_heads.h"
#include "visual/scene/table_scene.h"

#include <QTest>

using namespace ks;
using namespace ks::scene;

namespace {

std::shared_ptr<const TableRecording> example() {
    const auto instance = generate("thesis-2.2", "", {});
    const auto recording = typed<record_multiple_choice>(*instance, {});
    return std::dynamic_pointer_cast<const TableRecording>(*recording);
}

std::shared_ptr<const TableRecording> large() {
    MultipleChoiceBuilder builder;
    builder.capacity(1500);
    for (int i = 0; i < 100; ++i) {
        builder.begin_class();
        for (int k = 0; k < 30; ++k)
            builder.add({k * 997 % 400, k * 31 % 50});
    }
    const auto recording = record_multiple_choice(*std::move(builder).build(), {});
    return std::dynamic_pointer_cast<const TableRecording>(*recording);
}

/// A table of 6 rows and 16 columns.
std::shared_ptr<const TableRecording> sixteen_columns() {
    KnapsackBuilder builder;
    builder.capacity(15);
    for (const Item item : {Item{4, 12}, Item{2, 1}, Item{10, 4}, Item{1, 1}, Item{2, 2}})
        builder.add(item);
    return as_table(*record_knapsack(*std::move(builder).build(), {}));
}

/// The same with values of three digits.
std::shared_ptr<const TableRecording> sixteen_columns_of_hundreds() {
    KnapsackBuilder builder;
    builder.capacity(15);
    for (const Item item : {Item{400, 12}, Item{200, 1}, Item{100, 4}, Item{110, 2}})
        builder.add(item);
    return as_table(*record_knapsack(*std::move(builder).build(), {}));
}

/// The area that an item covers, to check that nothing is drawn outside the picture.
Rect bounds_of(const Primitive& item) {
    if (const auto* line = std::get_if<Polyline>(&item)) {
        Rect rect{line->points[0].x, line->points[0].y, 0, 0};
        for (const Point& point : line->points) {
            const double right = std::max(rect.x + rect.width, point.x),
                         bottom = std::max(rect.y + rect.height, point.y);
            rect.x = std::min(rect.x, point.x);
            rect.y = std::min(rect.y, point.y);
            rect.width = right - rect.x;
            rect.height = bottom - rect.y;
        }
        return rect;
    }
    if (const auto* box = std::get_if<Box>(&item))
        return box->rect;
    if (const auto* text = std::get_if<Text>(&item))
        return text->rect;
    return std::get<HeatMap>(item).rect;
}

const FixedMeasure fixed;

} // namespace

class TableSceneTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { speak(nullptr); }

    /// The legend depends on the recording's data, not on words in a language.
    void legend_shows_way_back_in_every_language() {
        static Language other("de", ',');
        other.add("way back", {"Rückweg"});
        const auto shows = [](const DisplayList& list, const std::string& words) {
            return std::ranges::any_of(list.items, [&](const Primitive& item) {
                const auto* text = std::get_if<Text>(&item);
                return text && text->text == words;
            });
        };
        QVERIFY(shows(step_scene(*example(), 24, {}, 1200, 700, fixed), "way back"));
        speak(&other);
        QVERIFY(shows(step_scene(*example(), 24, {}, 1200, 700, fixed), "Rückweg"));
    }

    /// The code is the paper's; the remarks in it are ours.
    void remarks_in_the_code_are_in_the_spoken_language() {
        static Language other("de", ',');
        other.add("item k fits", {"Gegenstand k passt"});
        speak(&other);
        const auto list = step_scene(*example(), 24, {}, 1200, 700, fixed);
        std::string words;
        for (const Primitive& item : list.items)
            if (const auto* text = std::get_if<Text>(&item))
                words += text->text + '\n';
        QVERIFY2(words.find("Gegenstand k passt") != std::string::npos, words.c_str());
        QVERIFY(words.find("item k fits") == std::string::npos);
    }

    /// Half of a small screen in the projector theme. "Gegenstand i" would need the room of eight columns.
    void a_long_title_of_the_rows_hides_no_column() {
        static Language other("de", ',');
        other.add("item", {"Gegenstand"});
        speak(&other);
        const auto recording = sixteen_columns();
        QCOMPARE(rows_title(*recording), std::string("Gegenstand i"));
        const TableLayout layout = table_layout(*recording, {}, {0, 0, 354, 250}, fixed);
        QCOMPARE(layout.columns, recording->columns());
    }

    /// As on the audience's screen, where cells are higher than wide.
    void digits_fill_the_cells_of_a_table_with_many_columns() {
        const auto recording = sixteen_columns_of_hundreds();
        const TableLayout layout = table_layout(*recording, {}, {0, 0, 900, 600}, fixed);
        QCOMPARE(layout.columns, recording->columns());
        const double three_digits = 3 * 0.6 * layout.value_size;
        QVERIFY2(three_digits >= 0.8 * layout.cell_width && three_digits <= layout.cell_width - 4,
                 qPrintable(QStringLiteral("%1 of %2").arg(three_digits).arg(layout.cell_width)));
    }

    void golden_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("file");
        QTest::newRow("before the first cell") << 0 << "step-begin";
        QTest::newRow("z2(8)") << 24 << "step-cell";
        QTest::newRow("the end") << 41 << "step-end";
    }

    void golden() {
        QFETCH(int, step);
        QFETCH(QString, file);
        const auto list = step_scene(*example(), step, {}, 1200, 700, fixed);
        tests::compare_with_golden("visual", file, to_text(list));
    }

    void nothing_leaves_the_picture() {
        const auto recording = large();
        for (const std::int64_t step :
             {std::int64_t{0}, std::int64_t{101}, std::int64_t{70'000}, recording->count()})
            for (const QSizeF size : {QSizeF(1200, 700), QSizeF(853, 480), QSizeF(2600, 1300)}) {
                const auto frames = step_frames(size.width(), size.height());
                const auto view = followed(*recording, recording->at(step), {}, frames.table, fixed);
                const auto list = step_scene(*recording, step, view, size.width(), size.height(), fixed);
                for (const Primitive& item : list.items) {
                    const Rect rect = bounds_of(item);
                    QVERIFY2(rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= size.width() + 0.5 &&
                                 rect.y + rect.height <= size.height() + 0.5,
                             qPrintable(QStringLiteral("step %1: %2 %3 %4 %5")
                                            .arg(step)
                                            .arg(rect.x)
                                            .arg(rect.y)
                                            .arg(rect.width)
                                            .arg(rect.height)));
                }
            }
    }

    /// In prediction mode with a projector there is little height: no parts overlap.
    void parts_of_a_low_scene_stay_apart() {
        for (double height = 170; height < 700; height += 7)
            for (const double width : {600.0, 853.0, 1280.0}) {
                const auto frames = step_frames(width, height);
                const auto below = [](const Rect& a, const Rect& b) { return a.y + a.height <= b.y; };
                const std::string where = formatted("{} x {}", width, height);
                QVERIFY2(below(frames.code, frames.sentence), where.c_str());
                QVERIFY2(frames.items.height == 0 || below(frames.sentence, frames.items), where.c_str());
                QVERIFY2(frames.sentence.y + frames.sentence.height <= height, where.c_str());
                QVERIFY2(frames.legend.height == 0 || below(frames.table, frames.legend), where.c_str());
                QVERIFY2(frames.sentence.height >= 46 && frames.code.height >= 20, where.c_str());
            }
    }

    void only_visible_cells_are_made() {
        const auto recording = large();
        const auto list = step_scene(*recording, 70'000, {}, 1200, 700, fixed);
        QVERIFY(list.regions.size() < 600);
        QVERIFY(list.items.size() < 3000);
    }

    void a_step_brings_its_cell_into_view() {
        const auto recording = large();
        const Rect frame = step_frames(1200, 700).table;
        TableView view;
        for (std::int64_t step = 101; step < recording->count(); step += 997) {
            const Step now = recording->at(step);
            view = followed(*recording, now, view, frame, fixed);
            const CellAt at =
                now.changed_row ? CellAt{now.changed_row->row, 0} : now.changed.front().at.cell();
            QVERIFY(table_layout(*recording, view, frame, fixed).shows(at));
        }
    }

    /// A cell that was clicked stays under the pointer, although its source cell is elsewhere.
    void a_source_without_room_moves_nothing() {
        const auto recording = large();
        const Rect frame = step_frames(1200, 700).table;
        int tried = 0;
        for (std::int64_t step = 101; step < recording->count(); step += 97) {
            const Step now = recording->at(step);
            if (now.changed.size() != 1 || !now.source)
                continue;
            const CellAt at = now.changed.front().at.cell();
            TableView view{double(at.row - 1), double(at.column - 3), 1};
            const TableLayout before = table_layout(*recording, view, frame, fixed);
            if (!before.shows_whole(at) || at.column - now.source->cell().column < before.whole_columns)
                continue;
            ++tried;
            QCOMPARE(followed(*recording, now, before.view, frame, fixed), before.view);
        }
        QVERIFY(tried > 10);
    }

    void nothing_jumps_between_steps() {
        const auto recording = example();
        const Rect frame = step_frames(1200, 700).table;
        for (std::int64_t step = 0; step <= recording->count(); ++step)
            QCOMPARE(followed(*recording, recording->at(step), {}, frame, fixed), TableView{});
    }

    /// The frames for a table of 16 columns on a projector of 1280 x 800; the lower one while a question is
    /// open.
    void cells_shrink_before_the_table_scrolls() {
        const auto recording = sixteen_columns();
        for (const double height : {300.0, 150.0}) {
            const Rect frame{0, 0, 510, height};
            const TableLayout layout = table_layout(*recording, {}, frame, fixed);
            QVERIFY2(layout.fits && layout.complete() && layout.readable(),
                     qPrintable(QString::number(height)));
            QVERIFY(layout.value_size >= 9);
            const Rect optimum = layout.cell({layout.all_rows - 1, layout.all_columns - 1});
            QVERIFY(optimum.x + optimum.width <= 510 && optimum.y + optimum.height <= height);
        }
    }

    /// An item without room for its numbers is shown by its name; its tool tip has the full text.
    void headings_are_shortened_before_the_table_scrolls() {
        const auto instance =
            read_instance("capacity;15\nname;value;weight\ntent;400;12\nbag;200;3\n", "camp.csv");
        KS_VERIFY_OK(instance);
        const auto recording =
            as_table(*record_knapsack(std::dynamic_pointer_cast<const KnapsackInstance>(*instance), {}));
        const Step last = recording->at(recording->count());
        const auto headings = [&](double width) {
            DisplayList list{.width = width, .height = 300, .items = {}, .regions = {}};
            const TableLayout layout = table_layout(*recording, {}, {0, 0, width, 300}, fixed);
            add_table_heads(list, *recording, last, layout, fixed);
            return std::pair(layout, list);
        };
        const auto shows = [](const DisplayList& list, const std::string& words) {
            return std::ranges::any_of(list.items, [&](const Primitive& item) {
                const auto* text = std::get_if<Text>(&item);
                return text && text->text == words;
            });
        };
        const auto [wide, whole] = headings(900);
        QVERIFY(shows(whole, "tent (400, 12)") && whole.regions.empty());
        const auto [narrow, named] = headings(460);
        QVERIFY(narrow.complete());
        QVERIFY(shows(named, "tent") && !shows(named, "tent (400, 12)"));
        QVERIFY(shows(named, "bag") || shows(named, "bag (200, 3)")); // a short name is whole
        QCOMPARE(named.regions.front().description, std::string("tent (400, 12)"));
        const auto [least, bare] = headings(318);
        QVERIFY(least.complete());
        QVERIFY(shows(bare, "i") && !shows(bare, "item i"));
        QVERIFY(std::ranges::none_of(bare.items, [](const Primitive& item) {
            const auto* text = std::get_if<Text>(&item);
            return text && text->text.find('(') != std::string::npos; // no number is cut
        }));
    }

    /// A table that scrolls anyway has cells of a comfortable size.
    void cells_of_a_table_that_scrolls_do_not_shrink() {
        const TableLayout layout = table_layout(*large(), {}, {0, 0, 510, 300}, fixed);
        QVERIFY(!layout.complete());
        QVERIFY2(layout.cell_height >= 32 && layout.value_size >= 13,
                 formatted("{} {}", layout.cell_height, layout.value_size).c_str());
    }

    /// A sentence that is too long for its frame ends after a word, with dots; its tool tip has the full
    /// text.
    void a_long_sentence_is_shortened_at_a_word() {
        Step step;
        for (int i = 0; i < 60; ++i)
            step.text += (i > 0 ? " " : "") + formatted("word{}", i);
        const auto shown = [&](double height) {
            DisplayList list{.width = 300, .height = height, .items = {}, .regions = {}};
            add_sentence(list, step, {0, 0, 300, height}, 15, fixed);
            std::string all;
            for (const Primitive& item : list.items)
                all += std::get<Text>(item).text + " ";
            return std::pair(all, list.regions.front().description);
        };
        const auto [cut, tip] = shown(70);
        QVERIFY2(cut.ends_with(" … "), cut.c_str());
        QVERIFY(step.text.starts_with(cut.substr(0, cut.size() - std::string(" … ").size()) + " "));
        QCOMPARE(tip, step.text);
        QCOMPARE(shown(sentence_height(step, 300, fixed)).first, step.text + " ");
    }

    void a_point_finds_its_cell() {
        const auto recording = example();
        const auto layout = table_layout(*recording, {}, step_frames(1200, 700).table, fixed);
        const Rect cell = layout.cell({2, 7});
        QVERIFY((layout.at({cell.x + 1, cell.y + 1}) == CellAt{2, 7}));
        QVERIFY(!layout.at({layout.cells.x - 1, cell.y}));
    }

    void words_are_made_readable() {
        QCOMPARE(readable("z2(7) = max(-inf, z1(3) + 1) = 3"), "z_{2}(7) = max(−∞, z_{1}(3) + 1) = 3");
        QCOMPARE(readable("if w <= j then x <- y"), "if w ≤ j then x ← y");
        QCOMPARE(readable("size2(x)"), "size2(x)");
        const Text style{{}, "", Role::text, Face::mono, 10, Weight::regular, Align::left};
        QCOMPARE(rich_width(fixed, "a_{12}b", style), 2 * 6 + 2 * 6 * 0.72);
        QCOMPARE(wrapped(fixed, "  one two three", style, 54, "  "),
                 (std::vector<std::string>{"  one two", "    three"}));
    }
};

KS_TEST(TableSceneTest)
#include "table_scene_test.moc"
