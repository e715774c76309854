// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/own/instrument/hook_calls.h"

#include <string>
#include <vector>

namespace ks::own {

/// Records every value that is stored into the local variables of these names.
void watch_locals(HookCalls& hooks, llvm::Function& function, const std::vector<std::string>& names);

} // namespace ks::own
