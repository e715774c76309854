// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace ks {

/// Hears how much of a way back is done, from 0 to 1. Empty: nobody wants to know.
using WayProgress = std::function<void(double part)>;

} // namespace ks
