// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/trace.h"

#include <string>

namespace ks::runner {

/// A trace as text for people: the counters of each source position, summed over the launches, and the
/// findings.
std::string trace_text(const Trace& trace);

} // namespace ks::runner
