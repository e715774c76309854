// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace ks {

/// Returns the bytes of memory that this machine has, used or not.
std::int64_t memory_of_this_machine();

} // namespace ks
