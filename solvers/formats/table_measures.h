// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/formats/table_reading.h"

namespace ks::csv {

/// Finds out how the numbers of a reading are written: the decimal mark, and for each field its unit and the
/// power of ten that makes all its numbers whole. What is not certain becomes a doubt.
void read_measures(const Grid& grid, const TableOptions& options, TableReading& reading);

} // namespace ks::csv
