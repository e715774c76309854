// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <unistd.h>
#include <utility>

namespace ks {

/// An open file of this process, closed by its destructor; -1: none.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0)
            ::close(number_);
    }
    explicit operator bool() const { return number_ >= 0; }
    int number() const { return number_; }
    /// Closes now; on some file systems only this reports that the disk is full.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

} // namespace ks
