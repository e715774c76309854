// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// An item that bars are made of.
struct BarItem {
    std::int64_t index = 0; ///< in the instance, from 0
    std::string name;       ///< "tent"; empty: it has none
    std::int64_t value = 0, weight = 0;
};

/// What one method packs.
struct Bar {
    struct Part {
        std::size_t item = 0; ///< its place among the items of the state
        double share = 1;     ///< less than 1 for the split item of the bound

        friend bool operator==(const Part&, const Part&) = default;
    };

    std::string name; ///< "greedy, whatever still fits", in English
    std::vector<Part> parts{};
    std::string value{};  ///< "12", or the bound's fraction "121/7"; empty: not known yet
    bool optimal = false; ///< it is the optimum's
    bool loud = false;    ///< the steps are about it

    friend bool operator==(const Bar&, const Bar&) = default;
};

/// What there is after a step: methods that pack the same items, a bar each, as long as their weight.
struct BarsState {
    std::int64_t capacity = 0;
    std::vector<BarItem> items; ///< in the order in which they are looked at
    std::vector<Bar> bars;
    std::size_t current = 0;            ///< the bar that the steps fill
    std::optional<std::size_t> in_hand; ///< the item that the step looks at
    std::string longest_value{};        ///< of all bars in all steps, so that no bar changes its place
    std::vector<std::size_t> refused{}; ///< items that the current bar had no room for, so far
};

/// A recording of shape bars: a knapsack that is filled item by item, beside what other methods pack. `at` of
/// an item is [its place in the order], from 0; its value is its own.
class BarsRecording : public Recording {
public:
    Shape shape() const final { return Shape::bars; }
    virtual BarsState state(std::int64_t step) const = 0;
};

/// The most items of bars that are recorded; more parts would be too small to see.
inline constexpr std::int64_t most_recorded_bar_items = 200;

} // namespace ks
