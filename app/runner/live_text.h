// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/live/live_run.h"

#include <string>

namespace ks::runner {

/// What was seen of a watched run, for people.
std::string live_text(const live::LiveRun& run);

} // namespace ks::runner
