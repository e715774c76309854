// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// An item in bars.
struct BarItem {
    std::int64_t index = 0; ///< in the instance, from 0
    std::string name;       ///< "tent"; empty: no name
    std::int64_t value = 0, weight = 0;
};

/// The items that one method packs.
struct Bar {
    struct Part {
        std::size_t item = 0; ///< its index among the items of the state
        double share = 1;     ///< less than 1 for the split item of the bound

        friend bool operator==(const Part&, const Part&) = default;
    };

    std::string name; ///< "greedy, whatever still fits", in English
    std::vector<Part> parts{};
    std::string value{};  ///< "12", or the bound's fraction "121/7"; empty: not known yet
    bool optimal = false; ///< this is the optimum's bar
    bool loud = false;    ///< the steps fill this bar

    friend bool operator==(const Bar&, const Bar&) = default;
};

/// The state after a step: several methods pack the same items. Each method has one bar, as long as its
/// weight.
struct BarsState {
    std::int64_t capacity = 0;
    std::vector<BarItem> items; ///< in the order in which they are considered
    std::vector<Bar> bars;
    std::size_t current = 0;            ///< index of the bar that the steps fill
    std::optional<std::size_t> in_hand; ///< index of the item that the step considers
    std::string longest_value{};        ///< the longest of all bars in all steps, so that bars keep their
                                        ///< place
    std::vector<std::size_t> refused{}; ///< items considered so far that did not fit into the current bar
};

/// A recording of shape bars: a knapsack that is filled item by item, next to the packings of other methods.
/// `at` of an item is [its place in the order], from 0; its value is the item's value.
class BarsRecording : public Recording {
public:
    Shape shape() const final { return Shape::bars; }
    virtual BarsState state(std::int64_t step) const = 0;
};

/// Maximum number of items in recorded bars; with more, the parts would be too small to see.
inline constexpr std::int64_t most_recorded_bar_items = 200;

} // namespace ks
