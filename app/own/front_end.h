// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"
#include "solvers/emulator/plain/program.h"

#include <llvm/IR/Module.h>

#include <memory>
#include <string>

namespace ks::own {

/// What clang makes of a file: its device code without optimisation, and what its host code says.
struct Parsed {
    std::unique_ptr<llvm::Module> module;
    std::vector<plain::HostLaunch> launches;
    std::vector<std::pair<std::size_t, std::size_t>> host_text;
};

/// Parses a CUDA file. The file may include files below its own folder and headers of the system, nothing
/// else. A file that does not compile is an input error whose sentence has clang's messages, each with its
/// line and column. `instantiations` names templates to compile, such as "row<int>".
Result<Parsed> parse(const std::string& path, const std::vector<std::string>& instantiations,
                     llvm::LLVMContext& context);

} // namespace ks::own
