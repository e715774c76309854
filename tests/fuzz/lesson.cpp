// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons. The bytes are lesson.json, then a line "=====" and lesson.md.
#include "tests/fuzz/lesson_folder.h"
#include "tests/fuzz/target.h"

namespace ks::fuzz {

Verdict check_lesson(std::string_view bytes) {
    constexpr std::string_view between = "\n=====\n";
    const std::size_t at = std::min(bytes.find(between), bytes.size());
    const ui::Lesson lesson =
        lesson_of(bytes.substr(0, at), bytes.substr(std::min(bytes.size(), at + between.size())));
    if (lesson.broken)
        return refused(*lesson.broken);
    for (const ui::LessonStep& step : lesson.steps)
        if (step.show.empty())
            return taken("a step shows nothing");
    return taken();
}

} // namespace ks::fuzz
