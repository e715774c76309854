// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/pareto/front_picture.h"

#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "visual/scene/pareto/level_of_detail.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace ks;
using namespace ks::scene;

/// A front as text; and a large front is drawn with only the points that can be distinguished.
class FrontPictureTest : public QObject {
    Q_OBJECT

    const FixedMeasure measure_;
    Front falling_ = made(60, {{0, 113}, {2, 101}, {4, 80}, {9, 55}, {12, 47}});
    Front other_ = made(2, {{0, 4}, {3, 2}, {7, 1}});
    std::vector<Front::Point> behind_{{0, 113}, {2, 101}, {3, 110}, {4, 80}, {7, 90}, {9, 55}, {12, 47}};

    static Front made(std::int64_t denominator, const std::vector<Front::Point>& points) {
        Front front(denominator);
        for (const auto& point : points)
            front.add(point, {});
        return front;
    }
    static Front long_one(std::int64_t points) {
        Front front(1'000'000'007);
        front.reserve(static_cast<std::size_t>(points), 0);
        for (std::int64_t i = 0; i < points; ++i)
            front.add({.cost = 3 * i + i % 2, .numerator = 2'000'000'000 - 11'000 * i}, {});
        return front;
    }

    FrontPicture some() const {
        FrontPicture picture;
        picture.words = {.cost = "hardware cost",
                         .value = "utilisation",
                         .symbol = "U",
                         .within = "schedulable",
                         .beyond = "not schedulable",
                         .less_is_better = true};
        picture.fronts = {{.name = "a set", .front = &falling_}};
        picture.behind = behind_;
        picture.nothing_chosen = Front::Point{.cost = 0, .numerator = 113};
        picture.nothing_chosen_words = "all in software";
        picture.selected = 3;
        picture.knee = 2;
        return picture;
    }
    DisplayList drawn(const FrontPicture& picture, double width = 900, double height = 560) const {
        DisplayList list{width, height, {}, {}};
        draw_front(list, picture, {0, 0, width, height}, measure_);
        return list;
    }
    double draw_without_source(const FrontPicture& picture) const {
        DisplayList list{300, 560, {}, {}};
        return draw_front(list, picture, {0, 0, 300, 560}, measure_).plot.y;
    }
    static bool says(const DisplayList& list, const std::string& words) {
        return to_text(list).find(words) != std::string::npos;
    }

private slots:
    void as_text() { tests::compare_with_golden("visual", "pareto-front", to_text(drawn(some()))); }
    void two_of_them_as_text() {
        FrontPicture picture = some();
        picture.fronts.push_back({.name = "another", .front = &other_});
        picture.pins = {1, 4};
        picture.hovered = 1;
        picture.log_costs = true;
        tests::compare_with_golden("visual", "pareto-two-fronts", to_text(drawn(picture)));
    }
    /// Below its title an exported picture states where the numbers come from, in as many lines as it needs.
    void a_picture_for_a_file_has_its_source() {
        FrontPicture picture = some();
        picture.title = "Task set 5";
        const double top = draw_without_source(picture);
        picture.source = "the thesis names the tasks and no numbers, so times, gains and costs are drawn";
        DisplayList list{300, 560, {}, {}};
        QVERIFY(draw_front(list, picture, {0, 0, 300, 560}, measure_).plot.y > top + 20);
        QVERIFY(says(list, "the thesis names"));
        QVERIFY(says(list, "drawn"));
    }
    /// The front before an edit is named, although it is the only one, and is drawn differently.
    void an_old_one_does_not_pass_for_the_new_one() {
        FrontPicture picture = some();
        const auto is_dashed = [&](bool dashed) {
            const DisplayList list = drawn(picture);
            return std::ranges::any_of(list.items, [&](const auto& item) {
                const auto* line = std::get_if<Polyline>(&item);
                return line && line->points.size() > 4 && line->stroke.dashed == dashed &&
                       line->stroke.role == (dashed ? Role::quiet : Role::read);
            });
        };
        QVERIFY(is_dashed(false) && !is_dashed(true));
        QVERIFY(to_text(drawn(picture)).find("a set") == std::string::npos);
        picture.fronts[0].old = true;
        QVERIFY(is_dashed(true) && !is_dashed(false));
        QVERIFY(to_text(drawn(picture)).find("a set") != std::string::npos);
    }

    /// If the line at 1 is outside the visible part, words still state on which side the points are.
    void the_side_of_the_line_is_stated() {
        FrontPicture picture = some();
        picture.shown = {.from = 0, .to = 3};
        QVERIFY(to_text(drawn(picture)).find("not schedulable") != std::string::npos);
        picture.shown = {.from = 10, .to = 12};
        const std::string within = to_text(drawn(picture));
        QVERIFY(within.find("schedulable: U ≤ 1") != std::string::npos);
        QVERIFY(within.find("not schedulable") == std::string::npos);
    }

    /// Whole-number values have no ticks between them.
    void whole_values_have_whole_ticks() {
        for (const AxisTick& tick : value_ticks(4.9, 7.1, 10, 1))
            QVERIFY2(tick.at == std::round(tick.at) && tick.label.find('.') == std::string::npos,
                     tick.label.c_str());
        QVERIFY(value_ticks(4.9, 7.1, 10).size() > 3);
        const Front whole = made(1, {{8, 5}, {9, 6}, {10, 7}});
        FrontPicture picture = some();
        picture.words.within = picture.words.beyond = "";
        picture.words.less_is_better = false;
        picture.fronts = {{.name = "whole", .front = &whole}};
        picture.behind = {};
        picture.nothing_chosen = {};
        picture.selected = picture.knee = {};
        QVERIFY2(to_text(drawn(picture)).find("5.0") == std::string::npos, to_text(drawn(picture)).c_str());
    }

    void sums_as_text() {
        const Front sums = made(1, {{0, 0}, {3, 3}, {5, 5}, {8, 8}, {13, 13}});
        FrontPicture picture;
        picture.words = {.cost = "sum", .value = "sum"};
        picture.fronts = {{.name = "a set", .front = &sums}};
        picture.only_costs = true;
        picture.selected = 2;
        tests::compare_with_golden("visual", "pareto-sums", to_text(drawn(picture, 600, 300)));
    }

    void the_point_shows_its_exact_value() {
        QVERIFY(says(drawn(some()), "hardware cost 9 · U = 11/12 ≈ 0.9167"));
        QVERIFY(says(drawn(some()), "schedulable: U ≤ 1"));
    }

    void nothing_is_outside_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addColumn<bool>("zoomed");
        QTest::newRow("wide") << 1600.0 << 900.0 << false;
        QTest::newRow("narrow") << 420.0 << 400.0 << false;
        QTest::newRow("low") << 700.0 << 160.0 << false;
        QTest::newRow("zoomed") << 900.0 << 500.0 << true;
    }
    void nothing_is_outside() {
        QFETCH(double, width);
        QFETCH(double, height);
        QFETCH(bool, zoomed);
        for (const bool log : {false, true}) {
            FrontPicture picture = some();
            picture.fronts.push_back({.name = "another", .front = &other_});
            picture.pins = {0, 4};
            picture.log_costs = log;
            if (zoomed)
                picture.shown = {.from = 3, .to = 10};
            QCOMPARE(tests::outside(drawn(picture, width, height)), QByteArray());
        }
    }

    /// Of each pixel column, the first and the last point, which are the highest and the lowest.
    void of_a_long_front_only_what_can_be_seen_is_drawn() {
        const Front front = long_one(100'000);
        const CostAxis axis{.shown = {.from = 0, .to = 300'000}, .left = 10, .width = 1000};
        const auto shown = drawn_points(front.points(), axis);
        QVERIFY2(shown.size() <= 2 * 1001, qPrintable(QString::number(shown.size())));
        QCOMPARE(shown.front(), std::size_t{0});
        QCOMPARE(shown.back(), front.size() - 1);
        std::size_t covered = 0;
        for (const PointColumn& column : columns_of(front.points(), axis)) {
            QCOMPARE(column.first, covered);
            covered = column.end;
            const double left = axis.x_of(static_cast<double>(front.points()[column.first].cost));
            const double right = axis.x_of(static_cast<double>(front.points()[column.end - 1].cost));
            QVERIFY(right - left <= 1 + 1e-6);
        }
        QCOMPARE(covered, front.size());
        const auto near = drawn_points(front.points(), {.shown = {.from = 900, .to = 930}, .width = 1000});
        QCOMPARE(near.size(), std::size_t{12}); // eleven in the span, and the one before
    }

    /// The simplified line passes close to every removed point, and steps remain steps.
    void corners_that_cannot_be_seen_are_left_out() {
        std::vector<Point> line;
        for (int i = 0; i <= 1000; ++i)
            line.push_back({i * 0.7, 200 * std::exp(-i / 300.0) + 0.1 * (i % 2)});
        line.push_back({700, 10}); // straight down, and on
        line.push_back({720, 10});
        const auto kept = simplified(line, 0.35);
        QVERIFY2(kept.size() < 60, qPrintable(QString::number(kept.size())));
        QVERIFY(kept.size() > 5);
        for (const Point& point : line) {
            double off = INFINITY;
            for (std::size_t i = 1; i < kept.size(); ++i) {
                const Point &a = kept[i - 1], &b = kept[i];
                if (point.x < a.x - 1e-9 || point.x > b.x + 1e-9)
                    continue;
                const double share = b.x > a.x ? (point.x - a.x) / (b.x - a.x) : 0;
                const double y = a.y + share * (b.y - a.y);
                off = std::min(off, b.x > a.x ? std::abs(point.y - y)
                                              : std::max({0.0, std::min(a.y, b.y) - point.y,
                                                          point.y - std::max(a.y, b.y)}));
            }
            QVERIFY2(off <= 0.71, qPrintable(QString::number(off)));
        }
        QCOMPARE(kept.back().x, 720.0);
        QCOMPARE(kept[kept.size() - 2].y, 10.0);
    }

    void the_pointer_finds_the_point_that_it_means() {
        const FrontPicture picture = some();
        DisplayList list{900, 560, {}, {}};
        const DrawnFront drawn = draw_front(list, picture, {0, 0, 900, 560}, measure_);
        for (std::size_t i = 0; i < falling_.size(); ++i) {
            const Point at{drawn.axis.x_of(static_cast<double>(falling_.points()[i].cost)) + 2,
                           drawn.y_of(falling_.value(i)) - 2};
            QCOMPARE(point_at(picture, drawn, at), std::optional(i));
        }
        const Point between{drawn.axis.x_of(7), drawn.plot.y + 5}; // the best point for a budget of 7
        QCOMPARE(point_at(picture, drawn, between), std::optional<std::size_t>(2));
    }

    void axes_go_there_and_back() {
        for (const bool log : {false, true}) {
            const CostAxis axis{.shown = {.from = 0, .to = 5'000}, .log = log, .left = 30, .width = 700};
            for (const double cost : {0.0, 0.5, 1.0, 2.0, 77.0, 5'000.0})
                QVERIFY(std::abs(axis.cost_at(axis.x_of(cost)) - cost) < 1e-6 * (1 + cost));
            QVERIFY(axis.x_of(0) < axis.x_of(1) && axis.x_of(1) < axis.x_of(2));
            double last = -1;
            for (const AxisTick& tick : cost_ticks(axis, 12, measure_)) {
                QVERIFY(tick.at > last);
                last = tick.at;
            }
        }
    }

    void a_large_front_is_drawn_at_once() {
        const Front front = long_one(100'000);
        FrontPicture picture = some();
        picture.fronts = {{.name = "long", .front = &front}};
        picture.nothing_chosen.reset();
        std::vector<Front::Point> behind(front.points().begin(), front.points().end());
        picture.behind = behind;
        QBENCHMARK {
            drawn(picture, 1920, 1000);
        }
    }
};

KS_TEST(FrontPictureTest)
#include "front_picture_test.moc"
