// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/descriptor.h"
#include "solvers/core/result.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string_view>

namespace ks {

/// A file that takes its name only when it is whole: it is written beside its target under another name and
/// renamed over it. Until then the target is as it was. Programs that have the old file open or mapped go on
/// seeing the old one. Without `commit` nothing is left behind. Failures are output errors that name the
/// target.
class NewFile {
public:
    /// An existing target must be a plain file that may be written; its permissions are kept. Where it is a
    /// link, the file to which it leads is replaced; a link that leads nowhere is refused.
    static Result<NewFile> open(const std::filesystem::path& path);
    NewFile(NewFile&& other) noexcept;
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    /// An error if the file's disk has less than `bytes` free now.
    Result<void> check_space(std::int64_t bytes) const;
    /// A stop request is an error of code cancelled.
    Result<void> write(std::string_view bytes, const std::stop_token& stop = {});
    /// Waits until what was written is on the disk, so that not even a power cut shows half of it.
    Result<void> sync();
    /// The last call: the file appears under its name.
    Result<void> commit();

private:
    NewFile(std::filesystem::path path, std::filesystem::path target);

    std::filesystem::path path_;      ///< as asked, for messages
    std::filesystem::path target_;    ///< where links lead
    std::filesystem::path temporary_; ///< empty: there is none
    Descriptor file_;
};

/// "PATH: cannot be written: WHY; choose another place".
Error cannot_write(const std::filesystem::path& path, std::string_view why);
/// The same, with errno as the reason; ECANCELED, a write that a stop request ended, is an error of code
/// cancelled.
Error cannot_write(const std::filesystem::path& path);

} // namespace ks
