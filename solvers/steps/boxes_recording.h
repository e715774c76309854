// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// What boxes and items are, for pictures. It is the same in all steps of a recording.
struct BoxesAxes {
    std::string box_is, boxes_are;      ///< "batch", "batches"
    std::vector<std::string> resources; ///< what items take of a box, each in a unit of its own: "warps"
    std::vector<std::int64_t> limits;   ///< [resource]: what each box has
    std::size_t scarcest = 0;           ///< the resource of which all items together take the largest share
    std::vector<std::string> kinds;     ///< of items: "scan"
    std::string numbers_are;            ///< the heading of the column of numbers, one for each kind: "worth"
};

struct BoxedItem {
    std::size_t kind = 0;
    std::vector<std::int64_t> takes; ///< [resource]

    friend bool operator==(const BoxedItem&, const BoxedItem&) = default;
};

struct StackedBox {
    std::vector<BoxedItem> items; ///< the lowest first
    std::string note{};           ///< below it: "x = 0.5"
    bool chosen = false;          ///< it is part of the answer

    friend bool operator==(const StackedBox&, const StackedBox&) = default;
};

/// What there is after a step.
struct BoxesState {
    /// A line of the table beside the boxes, about one kind of item.
    struct KindFact {
        std::size_t kind = 0;
        std::string copies; ///< "2 of 3"
        std::string number; ///< "0.375"
    };
    struct Fact {
        std::string name, value; ///< "reduced cost", "-0.25"
        bool loud = false;       ///< the step is about it
    };

    const BoxesAxes* axes = nullptr;
    std::vector<StackedBox> boxes;
    std::optional<std::size_t> active; ///< the box that the step is about
    std::optional<std::size_t> fresh;  ///< its item that has just been put there
    std::optional<BoxedItem> refused;  ///< what the active box cannot hold beside its items, at the least
    std::optional<std::size_t> kind;   ///< of the item in hand
    std::vector<KindFact> kinds;
    std::vector<Fact> facts;
};

/// A recording of shape boxes: items of several kinds in boxes of several resources. `at` of an item is [box,
/// its place from the bottom], from 0; its value is its kind.
class BoxesRecording : public Recording {
public:
    Shape shape() const final { return Shape::boxes; }
    virtual BoxesState state(std::int64_t step) const = 0;
};

/// The most items of boxes that are recorded: each may be tried in as many boxes.
inline constexpr std::int64_t most_recorded_boxed = 500;

} // namespace ks
