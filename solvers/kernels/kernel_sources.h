// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace ks {

/// The text of a kernel file as it was compiled in.
struct KernelSource {
    std::string_view name; ///< "mckp_global", as programs call its kernels: "mckp_global.row<int32>"
    std::string_view file; ///< "solvers/problems/multiple_choice/kernels/mckp_global.inl"
    std::string_view text;
};

/// One for each kernel variant of variants.def.
std::span<const KernelSource> kernel_sources();

/// The text of the kernel file of that name. Its folder is ignored, because a trace may be older than the
/// folder. Empty: no variant has such a file.
std::string_view kernel_source(std::string_view file);

} // namespace ks
