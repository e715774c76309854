// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/host_text.h"

#include "solvers/core/formatted.h"

#include <charconv>

namespace ks {
namespace {

std::string cores_text(unsigned cores) {
    return cores == 1 ? "1 logical core" : written("{} logical cores", cores);
}

} // namespace

std::string host_text(const std::string& processor, unsigned cores) {
    return cores == 0 ? processor : written("{}, {}", processor, cores_text(cores));
}

std::string host_words(const std::string& host_text) {
    const std::size_t comma = host_text.rfind(", ");
    if (comma == std::string::npos)
        return host_text;
    const std::string_view last = std::string_view(host_text).substr(comma + 2);
    unsigned cores = 0;
    const auto [end, fault] = std::from_chars(last.data(), last.data() + last.size(), cores);
    if (fault != std::errc() || last != cores_text(cores))
        return host_text;
    return written("{}, {}", host_text.substr(0, comma),
                   std::string(counted("{} logical core", "{} logical cores", cores)));
}

} // namespace ks
