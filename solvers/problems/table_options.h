// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ks {

/// What a user says about a table that its text leaves open (the options of `convert`).
struct TableOptions {
    /// What a column holds, and which column: its number from 1 or its heading. Others are then ignored.
    std::vector<std::pair<std::string, std::string>> columns = {};
    std::optional<std::string> capacity = {}; ///< a number as in the table: "19,5"
    /// By what the numbers of a field are multiplied: weight, 10.
    std::vector<std::pair<std::string, std::int64_t>> scale = {};
    /// The lines that are records: the first and the last of each range.
    std::vector<std::pair<std::size_t, std::size_t>> lines = {};
    std::optional<char> decimal = {}; ///< the decimal mark

    bool any() const {
        return !columns.empty() || capacity || !scale.empty() || !lines.empty() || decimal.has_value();
    }
};

} // namespace ks
