// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>

namespace ks {

/// How large a kind of file may be.
struct FileLimit {
    std::uintmax_t bytes = 0;
    std::string_view of = {}; ///< "a lesson"; empty: of no kind
};

/// What the name of a file to be read may lead to. Who types a command may name a pipe or a device. A name
/// that comes from a file, or from a window, which must not wait, leads to a regular file.
enum class ReadFrom { regular_file, anything };

/// The whole file as bytes. A missing or unreadable file, or one that is not regular where it has to be, is
/// an input error; one above the limit a limit error.
Result<std::string> read_file(const std::filesystem::path& path, const FileLimit& limit,
                              ReadFrom from = ReadFrom::regular_file);

/// Replaces the file in one step (a temporary file beside it, then a rename), so that a full disk or a crash
/// never leaves half a document behind. Into a device or pipe, and into /dev/stdout wherever that leads, it
/// writes directly. A stop request leaves nothing behind and is an error of code cancelled.
Result<void> write_file(const std::filesystem::path& path, std::string_view bytes,
                        const std::stop_token& stop = {});

/// An output error if both names lead to the same plain file, through whatever links: writing the output
/// would destroy the input.
Result<void> check_spares(const std::filesystem::path& output, const std::filesystem::path& input);

/// Writes all bytes to an open descriptor; waits for room where it does not block. False: errno says why,
/// ECANCELED for a stop request.
bool write_all(int descriptor, std::string_view bytes, const std::stop_token& stop = {});

} // namespace ks
