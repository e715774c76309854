// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/formats/format.h"

#include <stop_token>
#include <vector>

namespace ks {

/// Writes the files of one instance. Several files are written together (core/written_together.h), so that no
/// reader takes the numbers of two instances for one.
Result<void> write_files(const std::vector<FileText>& files, const std::stop_token& stop = {});

} // namespace ks
