// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <vector>

namespace ks {

/// Returns the files that are read when this one is opened: the file itself and, if by its name it is one of
/// the several files of an instance and all of them exist, the others. A command that reads the instance must
/// not write to any of them.
std::vector<std::filesystem::path> files_of_instance(const std::filesystem::path& file);

} // namespace ks
