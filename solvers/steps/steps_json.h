// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/steps/recording.h"

#include <string>

namespace ks {

/// The first line of `steps`: format, variant, levels, count, code and outline, without a newline; `shape`
/// where it is no table.
std::string steps_header_json(const Recording& recording);

/// One step of a recording as a line of `steps`, without a newline. `at` has as many numbers as the
/// recording's shape, three in a table in layers: [layer, row, column]. Minus infinity is null; `chosen` is
/// there on the way back only.
std::string step_json(const Recording& recording, const Step& step);

} // namespace ks
