// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/descriptor.h"
#include "solvers/core/result.h"

#include <filesystem>
#include <string_view>

namespace ks {

/// A file that one process replaces repeatedly, and no other process meanwhile. The lock is on the file
/// (flock), so it ends with the process and is valid wherever the file system is shared.
class OwnedFile {
public:
    /// Opens the file; creates an empty one if it does not exist. It is an output error if another process
    /// owns the file; the error names that process if the system reports it.
    static Result<OwnedFile> open(const std::filesystem::path& path);

    /// Replaces the whole content.
    Result<void> replace(std::string_view bytes);

private:
    OwnedFile(std::filesystem::path path, Descriptor lock) : path_(std::move(path)), lock_(std::move(lock)) {}

    std::filesystem::path path_;
    Descriptor lock_; ///< of the file that has the name now
};

} // namespace ks
