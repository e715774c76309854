// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/shared_arrays.h"

#include "solvers/core/formatted.h"

#include <string>

namespace ks::emulator {

void SharedArrays::begin(std::uint64_t dynamic_bytes, std::uint64_t most) {
    dynamic_ = used_ = dynamic_bytes;
    most_ = most;
    arrays_.clear();
}

Result<SharedArrays::Place> SharedArrays::place(const char* name, std::size_t bytes, std::size_t alignment,
                                                SourceLocation at) {
    const std::uint64_t key = position_key(at);
    for (const Array& array : arrays_)
        if (array.key == key)
            return array.place;
    const std::uint64_t offset = (used_ + alignment - 1) / alignment * alignment;
    if (offset + bytes > most_)
        return Error{.code = ErrorCode::limit,
                     .what =
                         formatted("shared array '{}' does not fit: a block would need {} bytes and has {}",
                                   name, offset + bytes, most_),
                     .todo = "choose a device with more shared memory"};
    used_ = offset + bytes;
    return arrays_.emplace_back(Array{.key = key, .place = {.offset = offset, .end = used_}}).place;
}

Result<std::uint64_t> SharedArrays::dynamic_bytes(const char* name, std::uint64_t offset,
                                                  std::size_t alignment) const {
    if (offset % alignment != 0)
        return Error{.code = ErrorCode::device,
                     .what = formatted("shared array '{}' begins at byte {}, which is no multiple of {}",
                                       name, offset, alignment),
                     .todo = "put the arrays with the larger elements first"};
    return offset < dynamic_ ? dynamic_ - offset : 0;
}

} // namespace ks::emulator
