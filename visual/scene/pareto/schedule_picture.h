// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/result/schedule.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <string>
#include <vector>

namespace ks::scene {

/// A schedule with what it is of: "all in software".
struct NamedSchedule {
    std::string name;
    const Schedule* schedule = nullptr; ///< never null
};

/// Schedules of one set of tasks side by side, over the same time.
struct SchedulePicture {
    std::vector<NamedSchedule> schedules; ///< one or two; where there is room for one, the last is drawn
};

/// How much time is drawn: all of it or, where that would be more than `most_drawn_pieces`, a few of the
/// longest periods.
inline constexpr std::size_t most_drawn_pieces = 400;
std::int64_t drawn_time(const SchedulePicture& picture);

/// The height that the lanes would like to have.
double schedule_height(const SchedulePicture& picture);

/// Lanes with the time that each task has the processor for, ticks at releases, which are the deadlines of
/// the jobs before, and a flag at each deadline that is missed. What is late is hatched. Regions: one for
/// each heading and lane.
void draw_schedules(DisplayList& list, const SchedulePicture& picture, const Rect& area,
                    const TextMeasure& measure);

/// "misses 38 deadlines in 60, first at 4", "meets every deadline up to 900 of 3 600"
std::string misses_words(const Schedule& schedule);

} // namespace ks::scene
