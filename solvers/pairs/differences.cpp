// SPDX-License-Identifier: Apache-2.0
#include "solvers/pairs/differences.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/pairs/compare_answers.h"
#include "solvers/pairs/compare_shapes.h"
#include "solvers/steps/front_recording.h"

#include <optional>

namespace ks {

namespace {

/// Returns the front that a recording shows: lists always show one, a table only while its last row is
/// scanned.
std::optional<FrontState> front_shown(const Recording& recording, std::int64_t step) {
    if (recording.shape() == Shape::front)
        return static_cast<const FrontRecording&>(recording).state(step);
    return recording.shape() == Shape::table ? static_cast<const TableRecording&>(recording).front(step)
                                             : std::nullopt;
}

/// Returns the same; after the scan, the front that it found.
std::optional<FrontState> front_known(const Recording& recording, std::int64_t step) {
    std::optional<FrontState> front = front_shown(recording, step);
    for (const OutlineEntry& entry : recording.outline())
        if (!front && entry.level == Level::phase && entry.step <= step)
            front = front_shown(recording, entry.step - 1);
    return front;
}

const char* shape_words(Shape shape) {
    switch (shape) {
    case Shape::table:
        return said("a table");
    case Shape::two_lists:
        return said("two lists");
    case Shape::tree:
        return said("a tree");
    case Shape::front:
        return said("a front");
    case Shape::boxes:
        return said("boxes");
    case Shape::bars:
        return said("bars");
    }
    return said("another picture");
}

/// Returns "5 cells".
std::string parts_words(std::string_view parts, std::int64_t count) {
    if (parts == "cells")
        return counted("{} cell", "{} cells", count);
    if (parts == "nodes")
        return counted("{} node", "{} nodes", count);
    if (parts == "points")
        return counted("{} point", "{} points", count);
    if (parts == "boxes")
        return counted("{} box", "{} boxes", count);
    if (parts == "items")
        return counted("{} item", "{} items", count);
    if (parts == "sums")
        return counted("{} sum", "{} sums", count);
    return counted("{} pair of blocks", "{} pairs of blocks", count);
}

/// Calls `compare` with the two recordings cast to the class of their shape.
template <class Shaped, class Compare>
Differences as(const Recording& first, const Recording& second, Compare compare) {
    return compare(static_cast<const Shaped&>(first), static_cast<const Shaped&>(second));
}

Differences compared(const Recording& first, const Recording& second, Positions steps) {
    if (front_shown(first, steps[0]) || front_shown(second, steps[1])) {
        const auto front = front_known(first, steps[0]), other = front_known(second, steps[1]);
        if (front && other)
            return compare_fronts(*front, *other);
        return {.note = said("Only one of the two has begun to look for its front: there is nothing to "
                             "compare yet.")};
    }
    if (first.shape() != second.shape())
        return {.note = formatted(
                    "The two show different things, {} and {}: no part of one is a part of the other.",
                    shape_words(first.shape()), shape_words(second.shape()))};
    switch (first.shape()) {
    case Shape::table:
        return as<TableRecording>(first, second,
                                  [&](const auto& a, const auto& b) { return compare_tables(a, b, steps); });
    case Shape::tree:
        return as<TreeRecording>(first, second,
                                 [&](const auto& a, const auto& b) { return compare_trees(a, b, steps); });
    case Shape::two_lists:
        return as<TwoListRecording>(first, second, [&](const auto& a, const auto& b) {
            return compare_lists(a.state(steps[0]), b.state(steps[1]));
        });
    case Shape::boxes:
        return as<BoxesRecording>(first, second, [&](const auto& a, const auto& b) {
            return compare_boxes(a.state(steps[0]), b.state(steps[1]));
        });
    case Shape::bars:
        return as<BarsRecording>(first, second, [&](const auto& a, const auto& b) {
            return compare_bars(a.state(steps[0]), b.state(steps[1]));
        });
    case Shape::front:
        break;
    }
    return {};
}

} // namespace

Differences differences(const Recording& first, std::int64_t first_step, const Recording& second,
                        std::int64_t second_step) {
    Differences found = compared(first, second, {first_step, second_step});
    if (first_step == first.count() && second_step == second.count())
        found.answers = compare_answers(first, second);
    return found;
}

std::string sentence_of(const Differences& found) {
    const std::string compared = parts_words(found.parts, found.compared);
    std::string text;
    const auto add = [&text](const std::string& piece) { text += (text.empty() ? "" : ", ") + piece; };
    if (found.differ > 0)
        add(counted("{} of {} that both have differs", "{} of {} that both have differ", found.differ,
                    found.differ, compared));
    if (found.only[0] > 0)
        add(formatted("{} only on the left", parts_words(found.parts, found.only[0])));
    if (found.only[1] > 0)
        add(formatted("{} only on the right", parts_words(found.parts, found.only[1])));
    if (!text.empty())
        text = formatted("{}. The first: {}.", text, found.first);
    else if (found.compared > 0)
        text = formatted("No difference in the {} that both have.", compared);
    else if (!found.parts.empty())
        text = said("Both have nothing to compare yet.");
    if (!found.note.empty())
        text += (text.empty() ? "" : " ") + found.note;
    return text;
}

} // namespace ks
