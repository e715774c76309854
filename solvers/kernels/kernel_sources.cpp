// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/kernel_sources.h"

#include <algorithm>

namespace ks {

std::string_view kernel_source(std::string_view file) {
    const auto all = kernel_sources();
    const std::string_view name = file.substr(file.rfind('/') + 1);
    const auto at = std::ranges::find(
        all, name, [](const KernelSource& source) { return source.file.substr(source.file.rfind('/') + 1); });
    return at == all.end() ? std::string_view() : at->text;
}

} // namespace ks
