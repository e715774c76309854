// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/descriptor.h"
#include "solvers/core/result.h"

#include <filesystem>
#include <string_view>

namespace ks {

/// A file that one process replaces again and again while it works, and no other one meanwhile. The lock is
/// the file's own (flock), so it ends with the process and reaches as far as the file system does.
class OwnedFile {
public:
    /// Makes an empty file where there is none. An output error if another process owns the file; it names
    /// that process where the system tells.
    static Result<OwnedFile> open(const std::filesystem::path& path);

    /// The whole new content.
    Result<void> replace(std::string_view bytes);

private:
    OwnedFile(std::filesystem::path path, Descriptor lock) : path_(std::move(path)), lock_(std::move(lock)) {}

    std::filesystem::path path_;
    Descriptor lock_; ///< of the file that has the name now
};

} // namespace ks
