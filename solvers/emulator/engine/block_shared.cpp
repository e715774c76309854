// SPDX-License-Identifier: Apache-2.0
// A block's shared memory: where its arrays lie, and what it holds before anybody writes.
#include "solvers/emulator/engine/block_runner.h"

#include "solvers/emulator/lanes.h"

#include <cstring>

namespace ks::emulator {

void BlockRunner::fill_shared(std::uint64_t end) {
    if (block_->shared_filled >= end)
        return;
    std::memset(block_->shared.get() + block_->shared_filled, unwritten_byte, end - block_->shared_filled);
    block_->shared_filled = end;
}

std::uint64_t BlockRunner::static_shared(const char* name, std::size_t bytes, std::size_t alignment,
                                         SourceLocation at) {
    const std::uint64_t key = position_key(at);
    for (const StaticArray& array : statics_)
        if (array.key == key) {
            fill_shared(array.offset + array.bytes);
            return array.offset;
        }
    const std::uint64_t offset = (shared_used_ + alignment - 1) / alignment * alignment;
    if (offset + bytes > static_cast<std::uint64_t>(launch_->most_shared)) {
        fail("shared array '" + std::string(name) + "' does not fit: a block would need " +
                 std::to_string(offset + bytes) + " bytes and has " + std::to_string(launch_->most_shared),
             launch_->name + ", " + to_text(at), "choose a device with more shared memory", ErrorCode::limit);
        abandon();
    }
    shared_used_ = offset + bytes;
    fill_shared(shared_used_);
    statics_.push_back({key, offset, bytes});
    return offset;
}

std::uint64_t BlockRunner::dynamic_shared_bytes(const char* name, std::uint64_t offset, std::size_t alignment,
                                                SourceLocation at) {
    if (offset % alignment != 0) {
        fail("shared array '" + std::string(name) + "' begins at byte " + std::to_string(offset) +
                 ", which is no multiple of " + std::to_string(alignment),
             launch_->name + ", " + to_text(at), "put the arrays with the larger elements first",
             ErrorCode::device);
        abandon();
    }
    const auto bytes = static_cast<std::uint64_t>(launch_->shape.shared_bytes);
    return offset < bytes ? bytes - offset : 0;
}

} // namespace ks::emulator
