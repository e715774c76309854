// SPDX-License-Identifier: Apache-2.0
#include "solvers/cpu/multicore.h"

#include "solvers/cpu/max_plus.h"

#include <algorithm>
#include <thread>

namespace ks::cpu {

std::vector<Parameter> multicore_parameters() {
    const std::int64_t cores = std::max(1u, std::thread::hardware_concurrency());
    return {{.name = "threads",
             .min = 1,
             .max = std::max<std::int64_t>(1024, cores),
             .standard = cores,

             .unit = "threads",
             .title = "Threads"},
            {.name = "simd",
             .type = Parameter::Type::choice,
             .values = simd_values(),

             .title = "Vector instructions"}};
}

} // namespace ks::cpu
