// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/row_kernels.h"

namespace ks {

Parameter block_parameter(std::int64_t standard) {
    return {.name = "block",
            .min = 32,
            .max = 1024,
            .step = 32,
            .standard = standard,

            .unit = "threads",
            .title = "Threads a block"};
}

} // namespace ks
