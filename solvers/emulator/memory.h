// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kernels/backend.h"

#include <atomic>
#include <cstdlib>
#include <memory>
#include <stop_token>
#include <vector>

namespace ks::emulator {

/// An allocation of the emulated device. Its device address is 256-byte aligned, as with cudaMalloc, and the
/// same in every run, so that sectors and documents do not depend on host addresses.
class Allocation final : public Buffer::Storage {
public:
    void* address() const override { return bytes_.get(); }
    std::span<std::byte> host() const override {
        return spec.space == Space::device ? std::span<std::byte>() : bytes();
    }
    std::uint32_t id() const override { return id_; }
    std::uint64_t device_address() const { return device_address_; }
    /// Returns the bytes; empty after release.
    std::span<std::byte> bytes() const { return {bytes_.get(), bytes_ ? size_ : 0}; }
    /// Frees the memory while handles to it still exist, as cudaFree does.
    void release();
    /// Keeps the checker's data about the allocation until the memory is freed.
    void keep(std::shared_ptr<void> beside) { beside_ = std::move(beside); }
    ~Allocation() override;

private:
    friend class DeviceMemory;
    struct Free {
        void operator()(std::byte* bytes) const { std::free(bytes); }
    };

    std::unique_ptr<std::byte, Free> bytes_;
    std::size_t size_ = 0;
    std::int64_t charged_ = 0; ///< bytes charged to the budget
    std::shared_ptr<void> beside_;
    std::uint32_t id_ = 0;
    std::uint64_t device_address_ = 0;
    std::shared_ptr<std::atomic<std::int64_t>> used_;
};

/// A buffer and its address on the emulated device.
struct PlacedBuffer {
    BufferSpec spec;
    std::uint64_t address = 0;
};

/// The emulated device's memory, within a budget that it shares with the engine.
class DeviceMemory {
public:
    DeviceMemory(std::int64_t budget, std::stop_token stop) : budget_(budget), stop_(std::move(stop)) {}

    /// Allocates a buffer, filled with a pattern so that no kernel relies on zeros. `beside`: bytes of
    /// checker data that live as long as the buffer. A stop request returns `cancelled`.
    Result<Buffer> allocate(BufferSpec spec, std::int64_t beside = 0);
    /// Takes bytes of the budget permanently. Returns false if fewer bytes remain.
    bool take(std::int64_t bytes);
    std::int64_t free_bytes() const { return budget_ - *used_; }

    /// Returns every allocation of the device, for documents.
    const std::vector<PlacedBuffer>& buffers() const { return buffers_; }

private:
    Error no_room(const std::string& buffer, std::int64_t bytes, std::int64_t beside) const;

    std::int64_t budget_;
    std::stop_token stop_;
    std::shared_ptr<std::atomic<std::int64_t>> used_ = std::make_shared<std::atomic<std::int64_t>>(0);
    std::uint64_t next_address_ = std::uint64_t{1} << 32;
    std::uint32_t last_id_ = 0;
    std::vector<PlacedBuffer> buffers_;
};

} // namespace ks::emulator
