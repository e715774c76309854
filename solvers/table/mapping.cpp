// SPDX-License-Identifier: Apache-2.0
#include "solvers/table/mapping.h"

#include <sys/mman.h>
#include <utility>

namespace ks {

Mapping::Mapping(void* data, std::size_t size)
    : data_(data == MAP_FAILED ? nullptr : data), size_(data == MAP_FAILED ? 0 : size) {}

Mapping Mapping::of_file(int descriptor, std::size_t bytes) {
    return {::mmap(nullptr, bytes, PROT_READ, MAP_SHARED, descriptor, 0), bytes};
}

Mapping::Mapping(Mapping&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}

Mapping& Mapping::operator=(Mapping&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    return *this;
}

void Mapping::forget() const {
    if (data_)
        ::madvise(data_, size_, MADV_DONTNEED); // read-only, so nothing is lost
}

Mapping::~Mapping() {
    if (data_)
        ::munmap(data_, size_);
}

} // namespace ks
