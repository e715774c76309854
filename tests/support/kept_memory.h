// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <climits>
#include <malloc.h>

namespace ks {

/// From now on this process keeps memory that it frees, so that a repeated run needs no new pages. The first
/// access to a new page is the system's work, but may count as CPU time of the program in a virtual machine
/// on a shared host.
inline void keep_freed_memory() {
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
}

} // namespace ks
