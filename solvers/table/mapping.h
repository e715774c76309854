// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>

namespace ks {

/// Memory with a file's bytes, which the system loads when they are read. Read-only, page-aligned, unmapped
/// by the destructor.
class Mapping {
public:
    Mapping() = default;
    /// Maps the first `bytes` (at least 1) of an open file. Empty on failure: see errno.
    static Mapping of_file(int descriptor, std::size_t bytes);
    Mapping(Mapping&& other) noexcept;
    Mapping& operator=(Mapping&& other) noexcept;
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;
    ~Mapping();

    explicit operator bool() const { return data_ != nullptr; }
    std::span<const std::byte> bytes() const { return {static_cast<const std::byte*>(data_), size_}; }
    /// Removes the bytes from this process's resident memory; they are loaded again when they are read.
    void forget() const;

private:
    Mapping(void* data, std::size_t size);

    void* data_ = nullptr;
    std::size_t size_ = 0;
};

} // namespace ks
