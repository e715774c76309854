// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/outcome.h"

namespace ks {

/// Checks what another program reports about a run on this instance: that it is about this instance, and that
/// the verifier finds no error in the answer. `verified` is set to the verifier's result, regardless of
/// the report. Errors are of code check. The time of fingerprint and verifier is linear in the instance.
Result<void> check_outcome(Outcome& outcome, const Instance& instance);

} // namespace ks
