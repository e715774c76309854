// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/files.h"

namespace ks {

/// Returns whether the name means standard input: "-", if `from` is `anything`. A file of that name is "./-".
/// `read_file` and `check_spares` use this rule.
bool is_standard_input(const std::filesystem::path& path, ReadFrom from);

/// Returns the name of a file to read, for messages: its path, or "standard input".
std::string name_of(const std::filesystem::path& path, ReadFrom from);

} // namespace ks
