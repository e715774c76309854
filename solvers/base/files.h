// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace ks {

/// The whole file as bytes. A missing or unreadable file is an input error; one above `most` bytes a limit
/// error.
Result<std::string> read_file(const std::filesystem::path& path, std::uintmax_t most);

/// Replaces the file in one step (a temporary file beside it, then a rename), so that a full disk or a crash
/// never leaves half a document behind. Into a device or pipe, and into /dev/stdout wherever that leads, it
/// writes directly.
Result<void> write_file(const std::filesystem::path& path, std::string_view bytes);

} // namespace ks
