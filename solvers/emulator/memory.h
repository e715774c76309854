// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/backend.h"

#include <atomic>
#include <cstdlib>
#include <memory>
#include <vector>

namespace ks::emulator {

/// An allocation of the emulated device. Its device address is 256-byte aligned, as cudaMalloc's is, and the
/// same in every run, so that sectors and documents do not depend on where the host put the bytes.
class Allocation final : public Buffer::Storage {
public:
    void* address() const override { return bytes_.get(); }
    std::uint32_t id() const override { return id_; }
    std::uint64_t device_address() const { return device_address_; }
    std::span<std::byte> bytes() const { return {bytes_.get(), size_}; }
    ~Allocation() override;

private:
    friend class DeviceMemory;
    struct Free {
        void operator()(std::byte* bytes) const { std::free(bytes); }
    };

    std::unique_ptr<std::byte, Free> bytes_;
    std::size_t size_ = 0;
    std::uint32_t id_ = 0;
    std::uint64_t device_address_ = 0;
    std::shared_ptr<std::atomic<std::int64_t>> used_;
};

/// A buffer and where the emulated device has it.
struct PlacedBuffer {
    BufferSpec spec;
    std::uint64_t address = 0;
};

/// The emulated device's memory, within a budget that it shares with the engine.
class DeviceMemory {
public:
    explicit DeviceMemory(std::int64_t budget) : budget_(budget) {}

    /// Memory holds a pattern until it is written, so that nobody relies on zeros.
    Result<Buffer> allocate(BufferSpec spec);
    std::int64_t free_bytes() const { return budget_ - *used_; }

    /// Every allocation made, for documents.
    const std::vector<PlacedBuffer>& buffers() const { return buffers_; }

private:
    std::int64_t budget_;
    std::shared_ptr<std::atomic<std::int64_t>> used_ = std::make_shared<std::atomic<std::int64_t>>(0);
    std::uint64_t next_address_ = std::uint64_t{1} << 32;
    std::vector<PlacedBuffer> buffers_;
};

} // namespace ks::emulator
