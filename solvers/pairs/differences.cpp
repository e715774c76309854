// SPDX-License-Identifier: Apache-2.0
#include "solvers/pairs/differences.h"

#include "solvers/core/formatted.h"
#include "solvers/pairs/compare_shapes.h"
#include "solvers/steps/front_recording.h"

#include <optional>

namespace ks {

namespace {

/// The front that a recording shows: lists do at every step, a table while its last row is looked through.
std::optional<FrontState> front_shown(const Recording& recording, std::int64_t step) {
    if (recording.shape() == Shape::front)
        return static_cast<const FrontRecording&>(recording).state(step);
    return recording.shape() == Shape::table ? static_cast<const TableRecording&>(recording).front(step)
                                             : std::nullopt;
}

/// The same, and behind that scan what it has found.
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
        return "a table";
    case Shape::two_lists:
        return "two lists";
    case Shape::tree:
        return "a tree";
    case Shape::front:
        return "a front";
    case Shape::boxes:
        return "boxes";
    }
    return "another picture";
}

/// Calls `compare` with the two recordings as what their shape makes them.
template <class Shaped, class Compare>
Differences as(const Recording& first, const Recording& second, Compare compare) {
    return compare(static_cast<const Shaped&>(first), static_cast<const Shaped&>(second));
}

Differences compared(const Recording& first, const Recording& second, Positions steps) {
    if (front_shown(first, steps[0]) || front_shown(second, steps[1])) {
        const auto front = front_known(first, steps[0]), other = front_known(second, steps[1]);
        if (front && other)
            return compare_fronts(*front, *other);
        return {.note =
                    "Only one of the two has begun to look for its front: there is nothing to compare yet."};
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
        if (const std::string choices = compare_choices(first, second); !choices.empty())
            found.note += (found.note.empty() ? "" : " ") + choices;
    return found;
}

std::string sentence_of(const Differences& found) {
    std::string text;
    const auto add = [&text](const std::string& piece) { text += (text.empty() ? "" : ", ") + piece; };
    if (found.differ > 0)
        add(formatted("{} of {} {} that both have {}", found.differ, found.compared, found.parts,
                      found.differ == 1 ? "differs" : "differ"));
    for (const std::size_t side : {0u, 1u})
        if (found.only[side] > 0)
            add(formatted("{} {} only on the {}", found.only[side], found.parts,
                          side == 0 ? "left" : "right"));
    if (!text.empty())
        text += formatted(". The first: {}.", found.first);
    else if (found.compared > 0)
        text = formatted("No difference in the {} {} that both have.", found.compared, found.parts);
    else if (!found.parts.empty())
        text = formatted("Both have no {} to compare yet.", found.parts);
    if (!found.note.empty())
        text += (text.empty() ? "" : " ") + found.note;
    return text;
}

} // namespace ks
