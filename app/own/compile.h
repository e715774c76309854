// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/emulator/plain/program.h"

#include <memory>
#include <string>
#include <vector>

namespace ks::own {

struct CompileOptions {
    /// Whether accesses that an optimiser removes are removed, instead of counting every access of the text.
    bool as_optimised = false;
    std::vector<std::string> instantiations; ///< templates to compile: "row<int>"
    std::vector<std::string> watched;        ///< local variables whose values are recorded
};

/// Compiles a CUDA file for the emulator, in this process. The code lives as long as the process. What is not
/// supported is an input error with file, line and column.
Result<std::unique_ptr<plain::Program>> compile(const std::string& path, const CompileOptions& options);

} // namespace ks::own
