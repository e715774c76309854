// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/own/helper_protocol.h"

#include <filesystem>
#include <stop_token>

namespace ks::own {

/// The helper program: `KNAPSCOPE_OWN` names it, else it is knapscope-own next to this program, or in
/// ../libexec/knapscope. A usage error says what to install.
Result<std::filesystem::path> find_helper();

/// Compiles and traces a kernel of the user's in the helper, a process of its own: whatever the kernel does,
/// this process goes on. A stop request ends the helper.
Result<OwnReply> trace_in_helper(const OwnRequest& request, const std::stop_token& stop);

} // namespace ks::own
