// SPDX-License-Identifier: GPL-3.0-or-later
// Figures in a lesson's notation; the bytes are one figure: {"figure": "cells", "block": 64}.
#include "visual/scene/figures/figure.h"
#include "tests/fuzz/lesson_folder.h"
#include "tests/fuzz/target.h"

namespace ks::fuzz {

Verdict check_figure(std::string_view bytes) {
    const ui::Lesson lesson = lesson_of(
        R"({"format": "knapscope-lesson", "version": 1, "title": "T", "summary": "S",
            "instance": {"file": "x.json"}, "steps": [{"section": "A", "show": [)" +
            std::string(bytes) + "]}]}",
        "## A\ntext\n");
    if (lesson.broken)
        return refused(*lesson.broken);
    for (const ui::LessonStep& step : lesson.steps)
        for (const ui::LessonStop& stop : step.show) {
            if (!stop.figure)
                continue;
            const auto kind = scene::find_figure(stop.figure->id);
            const auto known = (*kind)->parameters_with(stop.figure->settings);
            const auto read = Parameters::parse(known, stop.figure->settings);
            if (!read)
                return taken("settings that the lesson took are refused: " + read.error().sentence());
            const auto again = Parameters::parse(known, read->texts());
            if (!again || *again != *read)
                return taken("settings that were read are others once they are written");
        }
    return taken();
}

} // namespace ks::fuzz
