// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/formats/table_options.h"
#include "solvers/instance/instance.h"

#include <string>
#include <vector>

namespace ks::runner {

/// Reads the instance of a file or of standard input ("-"). What the file holds and the instance does not is
/// printed on standard error, a line each.
Result<InstancePtr> read_and_warn(const std::string& file, const std::string& format = "",
                                  std::size_t index = 0, const TableOptions& table = {});

/// Prints warnings about a file on standard error, a line each.
void warn_about(const std::string& file, const std::vector<Sentence>& warnings);

} // namespace ks::runner
