// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

namespace ks {

/// How soon after a stop request a run must have ended. Sanitizers make everything several times slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::chrono::milliseconds promptly{500};
#else
inline constexpr std::chrono::milliseconds promptly{100};
#endif

} // namespace ks
