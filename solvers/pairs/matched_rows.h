// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/pairs/pairing.h"
#include "solvers/steps/recording.h"

#include <vector>

namespace ks {

/// Returns the rows that two tables have in common, ascending: rows with the same number or, in tables with
/// layers, with the same name, because a different layer size changes the numbers.
std::vector<Positions> matched_rows(const TableRecording& first, const TableRecording& second);

/// Returns whether the cells of two tables have the same meaning, so that their values can be compared. Their
/// letters may differ.
bool mean_the_same(const TableRecording& first, const TableRecording& second);

} // namespace ks
