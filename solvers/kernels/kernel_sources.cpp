// SPDX-License-Identifier: Apache-2.0
#include "solvers/kernels/kernel_sources.h"

#include <algorithm>

namespace ks {

std::string_view kernel_source(std::string_view file) {
    const auto all = kernel_sources();
    const auto at = std::ranges::find(all, file, &KernelSource::file);
    return at == all.end() ? std::string_view() : at->text;
}

} // namespace ks
