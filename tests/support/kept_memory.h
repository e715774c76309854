// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <climits>
#include <malloc.h>

namespace ks {

/// From now on this process keeps memory that it frees, so that a repeated run needs no new pages. The first
/// touch of a new page is the system's work, but counts as CPU time of the program where the system itself
/// is a guest on a shared machine.
inline void keep_freed_memory() {
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
}

} // namespace ks
