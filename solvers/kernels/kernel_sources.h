// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace ks {

/// The text of a kernel file, as compiled into the program.
struct KernelSource {
    std::string_view name; ///< "mckp_global", the prefix of its kernels' names: "mckp_global.row<int32>"
    std::string_view file; ///< "solvers/problems/multiple_choice/kernels/mckp_global.inl"
    std::string_view text;
};

/// Returns one entry per kernel variant of variants.def.
std::span<const KernelSource> kernel_sources();

/// Returns the text of the kernel file of that name, or an empty text if no variant has such a file. The
/// folder is ignored, because a trace may be older than the folder.
std::string_view kernel_source(std::string_view file);

/// Returns the text of the kernel file of the variant with this id, or an empty text. The file is named like
/// the id, or like its end (pool_scan for "kernel-mix.pool.scan").
std::string_view kernel_source_of(std::string_view variant);

} // namespace ks
