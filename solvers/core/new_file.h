// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/descriptor.h"
#include "solvers/core/result.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string_view>

namespace ks {

/// A file that takes its name only when it is whole: it is written on its target's disk without a name and
/// then put in the target's place. Until then the target is as it was. Programs that have the old file open
/// or mapped go on seeing the old one. Without `commit` nothing is left behind, however the process ends. A
/// file system that knows no files without a name gets one beside the target, "TARGET.part-...", which the
/// next NewFile for the same target removes if its process is gone. Failures are output errors that name the
/// target.
class NewFile {
public:
    /// What the file is until it takes its name. Where nothing nameless can be had it is named.
    enum class Until { nameless, named };

    /// The target must be `replaceable`; the permissions of an existing one are kept.
    static Result<NewFile> open(const std::filesystem::path& path, Until until = Until::nameless);
    NewFile(NewFile&& other) noexcept;
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    /// An error if the file's disk has less than `bytes` free now.
    Result<void> check_space(std::int64_t bytes) const;
    /// A stop request is an error of code cancelled.
    Result<void> write(std::string_view bytes, const std::stop_token& stop = {});
    /// Another hold on the file, which is locked until every hold is gone.
    Descriptor hold() const;
    /// The last call: the file appears under its name. It returns when the file and its name are on the disk,
    /// so that a power cut leaves the old file or the new one, and never half of one.
    Result<void> commit();

private:
    /// A name beside the target, for the moment before the target's; only a rename replaces an old file.
    Result<void> take_name();
    NewFile(std::filesystem::path path, std::filesystem::path target);

    std::filesystem::path path_;      ///< as asked, for messages
    std::filesystem::path target_;    ///< where links lead
    std::filesystem::path temporary_; ///< the name it has until then; empty: none
    Descriptor file_;
};

/// The file that is replaced if one of this name is written: where its links lead. An existing one must be a
/// plain file that may be written; a link that leads nowhere is refused. Errors are output errors.
Result<std::filesystem::path> replaceable(const std::filesystem::path& path);

/// Waits until the names in the folder are on the disk. Where the file system cannot, it does nothing.
void sync_folder(const std::filesystem::path& folder);

/// "PATH: cannot be written: WHY; choose another place".
Error cannot_write(const std::filesystem::path& path, const Sentence& why);
/// The same, with errno as the reason; ECANCELED, a write that a stop request ended, is an error of code
/// cancelled, and ENOMEM one of code limit.
Error cannot_write(const std::filesystem::path& path);

} // namespace ks
