// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/descriptor.h"
#include "solvers/core/result.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string_view>

namespace ks {

/// A file that gets its name only when it is complete: it is written on its target's disk without a name and
/// then replaces the target. Until then the target is unchanged. Programs that have the old file open or
/// mapped continue to see the old one. Without `commit` no file remains, however the process ends. A file
/// system without nameless files gets a file next to the target, "TARGET.part-...", which the next NewFile
/// for the same target removes if its process has ended. Failures are output errors that name the target.
class NewFile {
public:
    /// The state of the file until it gets its name. If nameless files are not supported, it is named.
    enum class Until { nameless, named };

    /// Opens the file. The target must be `replaceable`; the permissions of an existing one are kept.
    static Result<NewFile> open(const std::filesystem::path& path, Until until = Until::nameless);
    NewFile(NewFile&& other) noexcept;
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    /// Returns an error if the file's disk has less than `bytes` free now.
    Result<void> check_space(std::int64_t bytes) const;
    /// Writes bytes. A stop request is an error of code cancelled.
    Result<void> write(std::string_view bytes, const std::stop_token& stop = {});
    /// Returns another descriptor of the file, which stays locked until all its descriptors are closed.
    Descriptor hold() const;
    /// The last call: the file appears under its name. It returns when the file and its name are on the disk,
    /// so that a power cut leaves the old file or the new one, never a part.
    Result<void> commit();

private:
    /// Takes a temporary name next to the target; only a rename can replace an old file.
    Result<void> take_name();
    NewFile(std::filesystem::path path, std::filesystem::path target);

    std::filesystem::path path_;      ///< as given, for messages
    std::filesystem::path target_;    ///< after following links
    std::filesystem::path temporary_; ///< the name until then; empty: none
    Descriptor file_;
};

/// Returns the file that is replaced by writing to this name, after following links. An existing one must be
/// a writable regular file; a dangling link is rejected. Errors are output errors.
Result<std::filesystem::path> replaceable(const std::filesystem::path& path);

/// Waits until the names in the folder are on the disk. Does nothing if the file system does not support it.
void sync_folder(const std::filesystem::path& folder);

/// Returns "PATH: cannot be written: WHY; choose another place".
Error cannot_write(const std::filesystem::path& path, const Sentence& why);
/// Returns the same with errno as the reason. ECANCELED, a write that a stop request ended, is an error of
/// code cancelled, and ENOMEM one of code limit.
Error cannot_write(const std::filesystem::path& path);

} // namespace ks
