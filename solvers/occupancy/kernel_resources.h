// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/occupancy/occupancy.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// The resources of one kernel, as compiled for one compute capability.
struct KernelResources {
    std::string kernel;        ///< "mckp_global.row<int32>"
    std::string instantiation; ///< "mckp_global_row<int>"
    std::string sm;            ///< "9.0"
    int registers = 0;         ///< per thread
    int static_shared_bytes = 0;

    friend bool operator==(const KernelResources&, const KernelResources&) = default;
};

/// Returns the resources of a block of `threads` threads with `dynamic_shared_bytes`. `kernel` is null for a
/// kernel that is not measured yet. If the device has fewer registers per thread than the table states, the
/// kernel spills the rest.
BlockNeeds needs_of(const KernelResources* kernel, const ComputeCapability& device, std::int64_t threads,
                    std::int64_t dynamic_shared_bytes);

/// The resources of every measured kernel as nvcc reports them, for 7.5, 8.6 and 9.0.
struct KernelResourceTable {
    std::string nvcc; ///< "13.0"
    std::vector<KernelResources> kernels;

    /// Returns the resources for the largest compute capability up to `cc`; below 7.5, which nvcc no longer
    /// supports, those of 7.5. Null: the kernel is not measured yet.
    const KernelResources* find(std::string_view kernel, std::string_view cc) const;
};

/// Reads assets/kernel-resources.json; `name` is the file's name, for messages.
Result<KernelResourceTable> read_kernel_resources(std::string_view text, const std::string& name);
std::string write_kernel_resources(const KernelResourceTable& table);

/// Returns the compiled-in table.
const KernelResourceTable& kernel_resources();

/// For tests: while it lives, `kernel_resources()` does not contain this kernel.
class WithoutFigures {
public:
    explicit WithoutFigures(std::string_view kernel);
    WithoutFigures(const WithoutFigures&) = delete;
    WithoutFigures& operator=(const WithoutFigures&) = delete;
    ~WithoutFigures();

private:
    KernelResourceTable others_;
    const KernelResourceTable* before_;
};

/// Compares versions: "7.5" is older than "10.0".
bool is_older(std::string_view cc, std::string_view than);

/// The command that writes the file again, for messages.
inline constexpr std::string_view refresh_kernel_resources =
    "run `ninja -C build/dev kernel-resources` (nvcc 13.0) and commit assets/kernel-resources.json";

} // namespace ks
