// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "solvers/problems/knapsack/instance.h"
#include "solvers/problems/multiple_choice/instance.h"
#include "tests/support/suite.h"
#include "visual/scene/record_plot.h"
#include "visual/scene/sheet.h"

using namespace ks;
using namespace ks::scene;

class SheetTest : public QObject {
    Q_OBJECT

    static Sheet sheet(std::size_t rows) {
        Sheet made;
        made.title = "Title";
        made.subtitle = "quiet";
        made.columns = {{"Name", Align::left, false}, {"Number", Align::right, true}};
        for (std::size_t i = 0; i < rows; ++i)
            made.rows.push_back(
                {{"row " + std::to_string(i), Role::text, {}}, {std::to_string(i), Role::text, {}}});
        return made;
    }
    static std::vector<std::string> texts(const DisplayList& list) {
        std::vector<std::string> found;
        for (const Primitive& item : list.items)
            if (const auto* text = std::get_if<Text>(&item))
                found.push_back(text->text);
        return found;
    }
    static bool has(const DisplayList& list, const std::string& wanted) {
        const auto found = texts(list);
        return std::find(found.begin(), found.end(), wanted) != found.end();
    }
    static void all_inside(const DisplayList& list) {
        for (const Primitive& item : list.items)
            if (const auto* box = std::get_if<Box>(&item)) {
                QVERIFY(box->rect.x >= 0 && box->rect.x + box->rect.width <= list.width);
                QVERIFY(box->rect.y >= 0 && box->rect.y + box->rect.height <= list.height);
            }
    }

private slots:
    void rows_that_do_not_fit_are_counted() {
        const FixedMeasure measure;
        QVERIFY(has(draw(sheet(3), 600, 400, measure), "row 2"));
        Sheet many = sheet(100);
        many.rows_left_out = 900;
        const DisplayList list = draw(many, 600, 400, measure);
        int shown = 0;
        for (const std::string& text : texts(list))
            shown += text.rfind("row ", 0) == 0;
        QVERIFY(shown > 0 && shown < 100);
        QVERIFY(has(list, "and " + std::to_string(1000 - shown) + " more rows"));
    }

    void the_parts_of_a_bar_share_its_width() {
        DisplayList list;
        add_bar(list, {10, 0, 100, 8}, {{Role::read, 1}, {Role::changed, 3}, {Role::about, 0}});
        QCOMPARE(list.items.size(), std::size_t{2});
        QCOMPARE(std::get<Box>(list.items[0]).rect.width, 25.0);
        QCOMPARE(std::get<Box>(list.items[1]).rect.x, 35.0);
        add_bar(list, {10, 0, 100, 8}, {{Role::read, 0}});
        QCOMPARE(list.items.size(), std::size_t{2}); // without a time the bar is missing
    }

    void every_item_is_a_point_and_the_chosen_are_named() {
        ItemContents contents(multiple_choice_fields());
        for (const Item& item : {Item{2, 3}, Item{3, 4}, Item{0, 0}, Item{4, 8}}) {
            if (contents.all.size() % 2 == 0)
                contents.add_group();
            contents.add(item);
        }
        RecordPlot plot;
        plot.contents = &contents;
        plot.chosen_names = {"1a", "1b"};
        const DisplayList list = draw(plot, 400, 300, FixedMeasure());
        all_inside(list);
        QVERIFY(has(list, "1a") && has(list, "1b"));
        QCOMPARE(list.regions.size(), std::size_t{2});
        QCOMPARE(list.regions[1].description, std::string("1b: value 3, weight 4"));
        int chosen = 0, all = 0;
        for (const Primitive& item : list.items)
            if (const auto* box = std::get_if<Box>(&item))
                ++(box->fill->role == Role::accent ? chosen : all);
        QCOMPARE(chosen, 2);
        QCOMPARE(all, 4);
    }

    void many_items_become_a_density_map() {
        ItemContents contents(knapsack_fields());
        for (int i = 0; i < 10000; ++i)
            contents.add({5, 7});
        contents.add({INT64_MAX / 20000, INT64_MAX / 20000});
        RecordPlot plot;
        plot.contents = &contents;
        const DisplayList list = draw(plot, 400, 300, FixedMeasure());
        const auto map = std::find_if(list.items.begin(), list.items.end(), [](const Primitive& item) {
            return std::holds_alternative<HeatMap>(item);
        });
        QVERIFY(map != list.items.end());
        QVERIFY(list.items.size() < 200);
        QVERIFY(texts(draw(RecordPlot{}, 400, 300, FixedMeasure())).empty());
    }
};

KS_TEST(SheetTest)
#include "sheet_test.moc"
