// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/files.h"

namespace ks {

/// Whether the name means standard input: "-", where anything may be read. A file of that name is "./-". It
/// is what `read_file` reads and `check_spares` looks at.
bool is_standard_input(const std::filesystem::path& path, ReadFrom from);

/// What messages call a file to be read: its path, or "standard input".
std::string name_of(const std::filesystem::path& path, ReadFrom from);

} // namespace ks
