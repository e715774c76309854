// SPDX-License-Identifier: Apache-2.0
#include "solvers/backend.h"

#include <algorithm>

namespace ks {

std::int64_t BufferSpec::bytes() const {
    std::int64_t count = static_cast<std::int64_t>(element_bytes);
    for (const std::int64_t extent : shape)
        count *= extent;
    return count;
}

void Backend::count_launch(const std::string& kernel) {
    ++executed_.launches;
    if (std::find(executed_.kernels.begin(), executed_.kernels.end(), kernel) == executed_.kernels.end())
        executed_.kernels.push_back(kernel);
}

} // namespace ks
