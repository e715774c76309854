// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/engine/emulator_backend.h"
#include "solvers/run/trace.h"

namespace ks::emulator {

/// Copies the results of a traced run into the document: launches, totals, buffers, sources, findings,
/// sampling.
void read_launches(const Recorder& recorder, Trace& trace);

} // namespace ks::emulator
