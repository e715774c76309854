// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>

namespace ks {

/// The maximum size of a kind of file.
struct FileLimit {
    std::uintmax_t bytes = 0;
    std::string_view of = {}; ///< "a lesson"; empty: any kind
};

/// The allowed targets of a file name. On a command line the user may name a pipe or a device. A name from a
/// file, or from a window, which must not block, must lead to a regular file.
enum class ReadFrom { regular_file, anything };

/// Returns the whole file as bytes. Input error: a file that is missing, unreadable, or not regular although
/// it must be. Limit error: a file above the limit.
Result<std::string> read_file(const std::filesystem::path& path, const FileLimit& limit,
                              ReadFrom from = ReadFrom::regular_file);

/// Replaces the file in one step (a temporary file next to it, then a rename), so that a full disk or a crash
/// never leaves a partial document. It writes directly to a device, a pipe and /dev/stdout. A stop request
/// leaves no file and is an error of code cancelled.
Result<void> write_file(const std::filesystem::path& path, std::string_view bytes,
                        const std::stop_token& stop = {});

/// Returns an output error if both names lead to the same regular file, also through links, because writing
/// the output would destroy the input.
Result<void> check_spares(const std::filesystem::path& output, const std::filesystem::path& input);

/// Writes all bytes to an open descriptor; waits for room if it is non-blocking. Returns false on failure:
/// errno has the reason, ECANCELED for a stop request.
bool write_all(int descriptor, std::string_view bytes, const std::stop_token& stop = {});

} // namespace ks
