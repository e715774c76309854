// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/pairs/pairing.h"
#include "solvers/steps/recording.h"

#include <vector>

namespace ks {

/// The rows that two tables have in common, ascending: of the same number or, in tables of layers, of the
/// same name, because there another edge of a layer gives rows other numbers.
std::vector<Positions> matched_rows(const TableRecording& first, const TableRecording& second);

/// Whether the cells of two tables mean the same, so that their values can be compared. Their letters may
/// differ.
bool mean_the_same(const TableRecording& first, const TableRecording& second);

} // namespace ks
