// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <string>

namespace ks {

/// Returns the first line of `steps`: format, variant, levels, count, code and outline, without a newline. It
/// contains `shape` unless the shape is a table.
std::string steps_header_json(const Recording& recording);

/// Returns one step of a recording as a line of `steps`, without a newline. `at` has as many numbers as the
/// recording's shape; in a table with layers three: [layer, row, column]. Minus infinity is null. `chosen`
/// exists on the way back only.
std::string step_json(const Recording& recording, const Step& step);

} // namespace ks
