// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/ADT/IntrusiveRefCntPtr.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <string>

namespace ks::own {

/// Where the headers for kernels are, in memory: a folder that exists nowhere else.
inline constexpr const char* header_folder = "/knapscope/include";

/// The file system that a compiled file sees: regular files below `folder` and below the folders of system
/// headers, and the headers for kernels. Other files do not exist for it, so that no message of the compiler
/// shows their content.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> file_access(const std::string& folder);

/// The folders of system headers that exist here, in the order in which they are searched.
std::vector<std::string> system_header_folders();

} // namespace ks::own
