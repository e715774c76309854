// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/kernel_sources.h"

#include <algorithm>
#include <string>

namespace ks {

std::string_view kernel_source(std::string_view file) {
    const auto all = kernel_sources();
    const std::string_view name = file.substr(file.rfind('/') + 1);
    const auto at = std::ranges::find(
        all, name, [](const KernelSource& source) { return source.file.substr(source.file.rfind('/') + 1); });
    return at == all.end() ? std::string_view() : at->text;
}

std::string_view kernel_source_of(std::string_view variant) {
    std::string name = "_" + std::string(variant);
    std::ranges::replace_if(
        name, [](char c) { return c == '.' || c == '-'; }, '_');
    const auto all = kernel_sources();
    const auto at = std::ranges::find_if(
        all, [&name](const KernelSource& source) { return name.ends_with("_" + std::string(source.name)); });
    return at == all.end() ? std::string_view() : at->text;
}

} // namespace ks
