// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/catalogue.h"
#include "solvers/steps/recording.h"
#include "solvers/table/table_file.h"

#include <memory>
#include <stop_token>

namespace ks {

/// The recording over the rows that a run wrote into a file, whatever the table's size. It is that of the
/// variant that wrote them or, where that variant has no recording or is not known here, of the kind's
/// algorithm. No row is copied and none computed. A file of another instance, or a damaged one, is an input
/// error.
Result<std::shared_ptr<const Recording>> map_recording(InstancePtr instance, TableFilePtr file,
                                                       std::stop_token stop);

/// Whether map_recording gives the steps of `chosen` for rows that `writer` wrote: its own rows and, where
/// `chosen` is its kind's algorithm, those of every variant that has no recording of its own.
bool writes_steps_of(const CatalogueEntry& writer, const CatalogueEntry& chosen);

} // namespace ks
