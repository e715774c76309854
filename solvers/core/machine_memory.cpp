// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/machine_memory.h"

#include <unistd.h>

namespace ks {

std::int64_t memory_of_this_machine() {
    return std::int64_t{sysconf(_SC_PHYS_PAGES)} * sysconf(_SC_PAGESIZE);
}

} // namespace ks
