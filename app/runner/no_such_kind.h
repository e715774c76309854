// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <string>

namespace ks::runner {

/// The error for an id that no kind has. It lists the kinds.
Error no_such_kind(const std::string& id);

} // namespace ks::runner
