// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/backend.h"

#include "solvers/core/formatted.h"
#include "solvers/occupancy/occupancy_words.h"

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
    return Error{.code = ErrorCode::internal,
                 .what = formatted("a transfer goes beyond the buffer '{}'", buffer.spec().name)};
}

Result<void> Backend::check_coresident(const Kernel& kernel, const LaunchShape& shape) {
    KS_TRY(const std::int64_t fit, coresident_blocks(kernel, shape));
    if (shape.grid <= fit)
        return {};
    KS_TRY(const auto taken, resources(kernel));
    const BlockNeeds needs = needs_of(taken ? &*taken : nullptr, limits(), shape.block, shape.shared_bytes);
    const SharedSettings settings{.carveout = shape.carveout};
    const Occupancy held = occupancy(limits(), needs, settings);
    return Error{.code = ErrorCode::limit,
                 .what = formatted("{} blocks cannot be resident at once: the {} SMs hold {} ({})",
                                   shape.grid, sms(), fit, limiting_words(limits(), needs, held, settings)),
                 .where = kernel.name,
                 .todo = fit > 0 ? counted("launch at most {} block", "launch at most {} blocks", fit)
                                 : "choose a smaller block"};
}

void Backend::count_launch(const std::string& kernel) {
    ++executed_.launches;
    if (std::find(executed_.kernels.begin(), executed_.kernels.end(), kernel) == executed_.kernels.end())
        executed_.kernels.push_back(kernel);
}

} // namespace ks
