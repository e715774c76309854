// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// Names and limits of boxes and items, for pictures. They are the same in all steps of a recording.
struct BoxesAxes {
    std::string box_is, boxes_are;      ///< "batch", "batches"
    std::vector<std::string> resources; ///< what items take from a box, each with a separate unit: "warps"
    std::vector<std::int64_t> limits;   ///< [resource]: the capacity of each box
    std::size_t scarcest = 0;           ///< the resource of which all items together need the largest share
    std::vector<std::string> kinds;     ///< of items: "scan"
    std::string numbers_are;            ///< the heading of the column with one number per kind: "worth"
};

struct BoxedItem {
    std::size_t kind = 0;
    std::vector<std::int64_t> takes; ///< [resource]

    friend bool operator==(const BoxedItem&, const BoxedItem&) = default;
};

struct StackedBox {
    std::vector<BoxedItem> items; ///< from bottom to top
    std::string note{};           ///< printed below the box: "x = 0.5"
    bool chosen = false;          ///< the box is part of the answer

    friend bool operator==(const StackedBox&, const StackedBox&) = default;
};

/// The state after a step.
struct BoxesState {
    /// A line about one kind of item in the table next to the boxes.
    struct KindFact {
        std::size_t kind = 0;
        std::string copies; ///< "2 of 3"
        std::string number; ///< "0.375"
    };
    struct Fact {
        std::string name, value; ///< "reduced cost", "-0.25"
        bool loud = false;       ///< the step is about this line
    };

    const BoxesAxes* axes = nullptr;
    std::vector<StackedBox> boxes;
    std::optional<std::size_t> active; ///< index of the box that the step is about
    std::optional<std::size_t> fresh;  ///< index of its item that has just been added
    std::optional<BoxedItem> refused;  ///< an item that does not fit into the active box, with the least that
                                       ///< it takes
    std::optional<std::size_t> kind;   ///< kind of the current item
    std::vector<KindFact> kinds;
    std::vector<Fact> facts;
};

/// A recording of shape boxes: items of several kinds in boxes with several resources. `at` of an item is
/// [box, its place from the bottom], from 0; its value is its kind.
class BoxesRecording : public Recording {
public:
    Shape shape() const final { return Shape::boxes; }
    virtual BoxesState state(std::int64_t step) const = 0;
};

/// Maximum number of items in recorded boxes; each may be tried in that many boxes.
inline constexpr std::int64_t most_recorded_boxed = 500;

} // namespace ks
