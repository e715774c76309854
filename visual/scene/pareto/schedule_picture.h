// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/result/schedule.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <string>
#include <vector>

namespace ks::scene {

/// A schedule with its name: "all in software".
struct NamedSchedule {
    std::string name;
    const Schedule* schedule = nullptr; ///< never null
};

/// Schedules of one set of tasks side by side, over the same time.
struct SchedulePicture {
    std::vector<NamedSchedule> schedules; ///< one or two; if there is room for only one, the last is drawn
};

/// The time span that is drawn: all of it or, if that has more than `most_drawn_pieces` pieces, a few of the
/// longest periods.
inline constexpr std::size_t most_drawn_pieces = 400;
std::int64_t drawn_time(const SchedulePicture& picture);

/// The preferred height of the lanes.
double schedule_height(const SchedulePicture& picture);

/// Draws lanes with the processor time of each task, a tick at each release (the deadline of the previous
/// job), and a flag at each missed deadline. Late work is hatched. Each heading and each lane is a region.
void draw_schedules(DisplayList& list, const SchedulePicture& picture, const Rect& area,
                    const TextMeasure& measure);

/// "misses 38 deadlines in 60, first at 4", "meets every deadline up to 900 of 3 600"
std::string misses_words(const Schedule& schedule);

} // namespace ks::scene
