// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/power_cut.h"

// The window's code that writes sheets of exercises and answers (tests/support/power_cut.h).
namespace ks::tests {

/// Adds an exercise to a sheet.
void write_sheet(const QString& folder, bool newer);
Found read_sheet_again(const QString& folder);

/// Exports the answers to a sheet, with a table of them as CSV.
void write_answers(const QString& folder, bool newer);
Found read_answers_again(const QString& folder);

/// Stores the answers to the open sheet.
void write_kept_answers(const QString& folder, bool newer);
Found read_kept_answers(const QString& folder);

} // namespace ks::tests
