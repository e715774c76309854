// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/outcome.h"

namespace ks {

/// Checks what another program reports of a run on this instance: that it is about this instance, and that
/// the verifier finds nothing wrong with the answer. `verified` becomes what the verifier says, whatever was
/// reported. Errors are of code check. Takes as long as fingerprint and verifier: linear in the instance.
Result<void> check_outcome(Outcome& outcome, const Instance& instance);

} // namespace ks
