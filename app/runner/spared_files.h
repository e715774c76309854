// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/command.h"

#include <filesystem>
#include <initializer_list>
#include <span>
#include <vector>

namespace ks::runner {

/// Returns the files that a command reads: operand 0 with the files that belong to it, and the file of each
/// of these options that is given.
std::vector<std::filesystem::path> files_read(const Arguments& arguments,
                                              std::initializer_list<std::string_view> options = {});

/// Returns an output error if `output` is one of the files that are read.
Result<void> check_spares_all(const std::filesystem::path& output,
                              std::span<const std::filesystem::path> read);

/// Checks the files that these options name before anything is written. A file that is also read is an
/// output error. Two options that name one file are a usage error: the last output would replace the first.
Result<void> check_outputs(const Arguments& arguments, std::initializer_list<std::string_view> options,
                           std::span<const std::filesystem::path> read);

} // namespace ks::runner
