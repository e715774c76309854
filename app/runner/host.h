// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/bench/origin.h"

#include <string>

namespace ks {
struct Machine;
}

namespace ks::runner {

/// The processor's model and how many logical cores this process may use: "AMD EPYC 9654, 96 logical cores".
std::string host_text();

/// The time now in UTC, "2026-01-02T03:04:05Z".
std::string date_text();

/// This machine, with all its GPUs, and this process as the session. An id that the system does not have,
/// such as the machine id in many containers, is empty.
Origin origin_of(const Machine& machine);

} // namespace ks::runner
