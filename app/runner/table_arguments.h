// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/command.h"
#include "solvers/formats/table_options.h"

namespace ks::runner {

/// The options that say what the text of an instance leaves open.
inline constexpr Option option_columns = {
    .name = "--columns",
    .value = "NAME=COLUMN,...",
    .help = "of a table, what its columns hold: numbers from 1 or headings, as in value=3,weight=2",
    .repeated = true};
inline constexpr Option option_capacity = {
    .name = "--capacity", .value = "NUMBER", .help = "of a table, the capacity or the target"};
inline constexpr Option option_scale = {
    .name = "--scale",
    .value = "NAME=FACTOR,...",
    .help =
        "by which power of ten each number is multiplied, as in weight=10; answers are shown divided by it",
    .repeated = true};
inline constexpr Option option_units = {.name = "--units",
                                        .value = "NAME=UNIT,...",
                                        .help = "what the numbers are measured in, as in weight=kg,value=EUR",
                                        .repeated = true};
inline constexpr Option option_kind = {
    .name = "--kind", .value = "KIND", .help = "of a table, the kind of the instance"};
inline constexpr Option option_lines = {
    .name = "--lines", .value = "N-M,...", .help = "of a table, the lines that are items, as in 2-14"};
inline constexpr Option option_decimal = {
    .name = "--decimal", .value = "MARK", .help = "of a table, the decimal mark: point or comma"};
inline constexpr Option option_sheet = {
    .name = "--sheet",
    .value = "SHEET",
    .help =
        "of a workbook, the sheet: its name, or its number among the sheets with values, from 1 (default)"};

/// Reads these options. Text of another form is a usage error.
Result<TableOptions> table_options(const Arguments& arguments);

} // namespace ks::runner
