// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ks {

/// What a user says about a text that it leaves open (the options of `convert`). `scale` and `units` are for
/// every format, the others for tables.
struct TableOptions {
    std::optional<std::string> kind = {}; ///< of the instance, by id
    /// What a column holds, and which column: its number from 1 or its heading. Others are then ignored,
    /// except those with a value of the instance, such as the capacity.
    std::vector<std::pair<std::string, std::string>> columns = {};
    std::optional<std::string> capacity = {}; ///< a number as in the table: "19,5"
    /// By what the numbers of a field are multiplied: weight, 10.
    std::vector<std::pair<std::string, std::int64_t>> scale = {};
    /// What the numbers of a field are measured in: weight, kg.
    std::vector<std::pair<std::string, std::string>> units = {};
    /// The lines that are records: the first and the last of each range.
    std::vector<std::pair<std::size_t, std::size_t>> lines = {};
    std::optional<char> decimal = {}; ///< the decimal mark
    std::string sheet = {};           ///< of a workbook: a name, or a number from 1; empty: the first one

    /// Whether anything is said that is only of tables. A sheet is that of a workbook.
    bool of_table() const {
        return kind || !columns.empty() || capacity || !lines.empty() || decimal.has_value();
    }
};

/// "--scale value=100,weight=10": the option of `convert` that multiplies so.
std::string scale_option(const TableOptions& options);

/// `--sheet "My car"`: the option of `convert` that chooses this sheet.
std::string sheet_option(const std::string& sheet);

/// Advice whose commands repeat the options that were given: "`knapscope-run convert FILE OUT --scale
/// weight=10`" becomes "`knapscope-run convert FILE OUT --capacity 19 --scale weight=10`".
std::string with_options(std::string advice, const TableOptions& options);

} // namespace ks
