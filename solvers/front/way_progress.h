// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace ks {

/// Receives the finished fraction of a way back, from 0 to 1. Empty: progress is not reported.
using WayProgress = std::function<void(double part)>;

} // namespace ks
