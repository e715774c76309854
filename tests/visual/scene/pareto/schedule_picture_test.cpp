// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/pareto/schedule_picture.h"

#include "tests/support/suite.h"
#include "tests/visual/golden.h"
#include "tests/visual/outside.h"

#include <QtTest>

using namespace ks;
using namespace ks::scene;

/// Two schedules of two tasks as text: one misses a deadline.
class SchedulePictureTest : public QObject {
    Q_OBJECT

    const FixedMeasure measure_;
    const Schedule late_{.lanes = {{.name = "control",
                                    .execution = 3,
                                    .period = 4,
                                    .pieces = {{.begin = 0, .end = 3, .job = 0},
                                               {.begin = 4, .end = 7, .job = 1},
                                               {.begin = 8, .end = 11, .job = 2}},
                                    .missed = {}},
                                   {.name = "filter",
                                    .execution = 5,
                                    .period = 6,
                                    .pieces = {{.begin = 3, .end = 4, .job = 0},
                                               {.begin = 7, .end = 8, .job = 0, .late = true},
                                               {.begin = 11, .end = 12, .job = 0, .late = true}},
                                    .missed = {6, 12}}},
                         .end = 12,
                         .whole = 12,
                         .misses = 2};
    const Schedule fine_{.lanes = {{.name = "control",
                                    .execution = 1,
                                    .period = 4,
                                    .pieces = {{.begin = 0, .end = 1, .job = 0}},
                                    .missed = {}},
                                   {.name = "filter",
                                    .execution = 2,
                                    .period = 6,
                                    .pieces = {{.begin = 1, .end = 3, .job = 0}},
                                    .missed = {}}},
                         .end = 12,
                         .whole = 12};

    SchedulePicture both() const {
        return {.schedules = {{.name = "All in software", .schedule = &late_},
                              {.name = "hardware cost 9", .schedule = &fine_}}};
    }
    DisplayList drawn(double width, double height) const {
        DisplayList list{width, height, {}, {}};
        draw_schedules(list, both(), {0, 0, width, height}, measure_);
        return list;
    }

private slots:
    void as_text() { tests::compare_with_golden("visual", "pareto-schedules", to_text(drawn(1000, 90))); }

    void missed_deadlines_are_stated() {
        QCOMPARE(misses_words(late_), std::string("misses 2 deadlines in 12, first at 6"));
        QCOMPARE(misses_words(fine_), std::string("meets every deadline in 12"));
        Schedule part = fine_;
        part.whole = 0;
        QCOMPARE(misses_words(part), std::string("meets every deadline up to 12"));
    }

    /// Texts that would be cut off are shortened instead.
    void texts_without_room_are_shortened() {
        const auto says = [&](double width, const std::string& words) {
            const DisplayList list = drawn(width, 90);
            return std::ranges::any_of(list.items, [&](const auto& item) {
                const auto* text = std::get_if<Text>(&item);
                return text && text->text == words;
            });
        };
        QVERIFY(says(1000, "misses 2 deadlines in 12, first at 6"));
        QVERIFY(says(630, "misses 2 deadlines"));
        QVERIFY(!says(630, "misses 2 deadlines in 12, first at 6"));
    }

    void where_there_is_room_for_one_it_is_the_last() {
        const std::string text = to_text(drawn(420, 90));
        QVERIFY(text.find("All in software") == text.npos);
        QVERIFY(text.find("hardware cost 9") != text.npos);
    }

    void nothing_is_outside() {
        for (const auto& [width, height] : {std::pair(1000.0, 90.0), {420.0, 90.0}, {1600.0, 300.0}})
            QCOMPARE(tests::outside(drawn(width, height)), QByteArray());
    }

    void of_many_pieces_a_part_is_drawn() {
        QCOMPARE(drawn_time(both()), 12);
        Schedule many;
        many.lanes.push_back({.name = "x", .execution = 1, .period = 2, .pieces = {}, .missed = {}});
        for (std::int64_t i = 0; i < 2000; ++i)
            many.lanes[0].pieces.push_back({.begin = 2 * i, .end = 2 * i + 1, .job = i});
        many.end = many.whole = 4000;
        QCOMPARE(drawn_time({.schedules = {{.name = "x", .schedule = &many}}}), 800);
    }
};

KS_TEST(SchedulePictureTest)
#include "schedule_picture_test.moc"
