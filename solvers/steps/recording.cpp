// SPDX-License-Identifier: Apache-2.0
#include "solvers/steps/recording.h"
#include "solvers/result/answer.h"

#include <algorithm>

namespace ks {

std::optional<Answer> Recording::answer() const {
    return {};
}

std::string_view to_text(Level level) {
    switch (level) {
    case Level::phase:
        return "phase";
    case Level::row:
        return "row";
    case Level::tile:
        return "tile";
    case Level::cell:
        return "cell";
    }
    return "cell";
}

std::string_view to_text(Shape shape) {
    switch (shape) {
    case Shape::table:
        return "table";
    case Shape::two_lists:
        return "two-lists";
    case Shape::tree:
        return "tree";
    case Shape::front:
        return "front";
    case Shape::boxes:
        return "boxes";
    case Shape::bars:
        return "bars";
    }
    return "other"; // has no picture
}

std::int64_t next_in(const Recording& recording, std::int64_t step, Level level) {
    if (level == Level::cell || level == Level::tile)
        return std::clamp<std::int64_t>(step + 1, 0, recording.count());
    for (const OutlineEntry& entry : recording.outline())
        if (entry.step > step && entry.level <= level)
            return entry.step;
    return recording.count();
}

std::int64_t previous_in(const Recording& recording, std::int64_t step, Level level) {
    if (level == Level::cell || level == Level::tile)
        return std::clamp<std::int64_t>(step - 1, 0, recording.count());
    std::int64_t begin = 0;
    for (const OutlineEntry& entry : recording.outline())
        if (entry.step < step && entry.level <= level)
            begin = entry.step;
    return begin;
}

std::shared_ptr<const TableRecording> as_table(const std::shared_ptr<const Recording>& recording) {
    return std::dynamic_pointer_cast<const TableRecording>(recording);
}

} // namespace ks
