// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace ks::own {

/// A header that a CUDA file may include; the build makes this list from app/own/headers.
struct Header {
    const char* name;
    std::string_view text;
};
std::span<const Header> kernel_headers();

} // namespace ks::own
