// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/own/helper_protocol.h"

namespace ks::own {

/// Compiles the file that a request names, locks this process, and traces the kernel.
Result<OwnReply> trace_own(const std::string& request);

} // namespace ks::own
