// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/formats/table_options.h"
#include "solvers/instance/instance.h"

namespace ks {

/// The instance with the units and the factors that the options give, where its numbers are multiplied
/// already. A field that the instance does not have, or that cannot be multiplied, is a usage error; `name`
/// is the file's name for it.
Result<InstancePtr> with_units(InstancePtr instance, const TableOptions& options, const std::string& name);

} // namespace ks
