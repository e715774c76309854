// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/memory.h"

#include "solvers/core/formatted.h"
#include "solvers/core/over_budget.h"
#include "solvers/core/pieces.h"
#include "solvers/emulator/lanes.h"

#include <cstring>

namespace ks::emulator {

namespace {

constexpr std::size_t alignment = 256;

} // namespace

Allocation::~Allocation() {
    release();
}

void Allocation::release() {
    if (bytes_)
        *used_ -= charged_;
    bytes_.reset();
    beside_.reset();
}

bool DeviceMemory::take(std::int64_t bytes) {
    if (bytes > free_bytes())
        return false;
    *used_ += bytes;
    return true;
}

Error DeviceMemory::no_room(const std::string& buffer, std::int64_t bytes, std::int64_t beside) const {
    Error error =
        over_budget(beside > 0 ? formatted("the buffer '{}' needs {} bytes, and what findings keep of it "
                                           "{}, {} are left of the budget",
                                           buffer, bytes, beside, free_bytes())
                               : formatted("the buffer '{}' needs {} bytes, {} are left of the budget",
                                           buffer, bytes, free_bytes()),
                    "choose a smaller instance");
    if (beside > 0)
        error.todo = "raise --memory, leave findings out with --no-findings, or choose a smaller instance";
    return error;
}

Result<Buffer> DeviceMemory::allocate(BufferSpec spec, std::int64_t beside) {
    const std::int64_t bytes = spec.bytes();
    if (bytes <= 0)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the buffer '{}' has no size that can be counted", spec.name)};
    const std::int64_t charged = spec.space == Space::host ? 0 : bytes + beside;
    if (charged > free_bytes())
        return no_room(spec.name, bytes, beside);
    auto allocation = std::make_shared<Allocation>();
    allocation->used_ = used_;
    const std::size_t rounded = (static_cast<std::size_t>(bytes) + alignment - 1) / alignment * alignment;
    allocation->bytes_.reset(static_cast<std::byte*>(std::aligned_alloc(alignment, rounded)));
    if (!allocation->bytes_)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("this machine has no memory left for the buffer '{}'", spec.name),
                     .todo = "choose a smaller instance"};
    if (!in_pieces(rounded, stop_, [&](std::size_t at, std::size_t count) {
            std::memset(allocation->bytes_.get() + at, unwritten_byte, count);
        }))
        return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
    allocation->size_ = static_cast<std::size_t>(bytes);
    allocation->id_ = ++last_id_;
    if (spec.space != Space::host) {
        buffers_.push_back({.spec = spec, .address = next_address_});
        allocation->device_address_ = next_address_;
        next_address_ += rounded;
    }
    allocation->charged_ = charged;
    *used_ += allocation->charged_;
    allocation->spec = std::move(spec);
    return Buffer(std::move(allocation));
}

} // namespace ks::emulator
