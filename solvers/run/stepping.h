// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/catalogue.h"
#include "solvers/steps/recording.h"
#include "solvers/table/table_file.h"

#include <memory>
#include <stop_token>

namespace ks {

/// Returns the recording over the rows that a run wrote to a file, for a table of any size. It is the
/// recording of the variant that wrote them or, if that variant has none or is not known here, of the kind's
/// algorithm. No row is copied or computed. A file of another instance, or a damaged one, is an input error.
Result<std::shared_ptr<const Recording>> map_recording(InstancePtr instance, TableFilePtr file,
                                                       std::stop_token stop);

/// Returns whether map_recording shows the steps of `chosen` for rows that `writer` wrote. This is true for
/// its own rows and, if `chosen` is its kind's algorithm, for rows of every variant without a recording.
bool writes_steps_of(const CatalogueEntry& writer, const CatalogueEntry& chosen);

} // namespace ks
