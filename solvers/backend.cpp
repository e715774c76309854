// SPDX-License-Identifier: Apache-2.0
#include "solvers/backend.h"

#include <algorithm>

namespace ks {

std::int64_t BufferSpec::bytes() const {
    auto bytes = static_cast<std::int64_t>(element_bytes);
    for (const std::int64_t extent : shape)
        if (extent <= 0 || __builtin_mul_overflow(bytes, extent, &bytes))
            return 0;
    return bytes;
}

Result<void> check_transfer(const Buffer& buffer, std::int64_t offset, std::size_t bytes) {
    const auto whole = static_cast<std::uint64_t>(buffer.spec().bytes());
    const auto begin = static_cast<std::uint64_t>(offset);
    if (begin <= whole && bytes <= whole - begin)
        return {};
    return Error{ErrorCode::internal, "a transfer goes beyond the buffer '" + buffer.spec().name + "'", "",
                 ""};
}

void Backend::count_launch(const std::string& kernel) {
    ++executed_.launches;
    if (std::find(executed_.kernels.begin(), executed_.kernels.end(), kernel) == executed_.kernels.end())
        executed_.kernels.push_back(kernel);
}

} // namespace ks
