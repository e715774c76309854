// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>

namespace ks {

/// Memory that the system fills when it is read: a file's bytes. Read-only, page-aligned, unmapped
/// with its owner.
class Mapping {
public:
    Mapping() = default;
    /// The first `bytes` (at least 1) of an open file. Empty on failure: see errno.
    static Mapping of_file(int descriptor, std::size_t bytes);
    Mapping(Mapping&& other) noexcept;
    Mapping& operator=(Mapping&& other) noexcept;
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;
    ~Mapping();

    explicit operator bool() const { return data_ != nullptr; }
    std::span<const std::byte> bytes() const { return {static_cast<const std::byte*>(data_), size_}; }
    /// Takes the bytes out of this process's memory; they are there again when they are read.
    void forget() const;

private:
    Mapping(void* data, std::size_t size);

    void* data_ = nullptr;
    std::size_t size_ = 0;
};

} // namespace ks
