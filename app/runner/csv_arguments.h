// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/command.h"

namespace ks::runner {

/// How the command writes CSV.
inline constexpr Option option_csv_decimal = {
    .name = "--csv-decimal",
    .value = "MARK",
    .help =
        "of a CSV that is written, the decimal mark: point, or comma with semicolons between the cells and a "
        "byte order mark, as German and Italian Excel reads it (default: point)"};

/// Chooses the dialect that the option names for all CSV that the process writes. Refuses (usage) another
/// name, and the option where no CSV is written.
Result<void> choose_csv(const Arguments& arguments, bool writes_csv);

} // namespace ks::runner
