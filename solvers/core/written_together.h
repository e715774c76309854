// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <filesystem>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// One of several files that belong together, by its name in their folder.
struct NamedBytes {
    std::string name;
    std::string_view bytes;
};

/// Writes files that belong together, so that a killed program or a power cut leaves all of them as they were
/// or as they are to be. They are first written into another folder. When they are whole, that folder takes
/// the name `ready`, in the folder of the files, and the files are moved to their places. Readers call
/// `finish_writing` first, because the writer may have been killed before it moved all of them.
Result<void> write_together(const std::filesystem::path& ready, std::span<const NamedBytes> files,
                            const std::stop_token& stop = {});

/// Moves the files that are still in the folder `ready` to their places. Only files with these names are
/// moved; no names: all files. A `ready` that is a link is left alone, because it may lead to the user's
/// files. Fails (output).
Result<void> finish_writing(const std::filesystem::path& ready, const std::vector<std::string>& names = {});

/// The folder `ready` of files of which this one is the first.
std::filesystem::path ready_folder(const std::filesystem::path& first);

} // namespace ks
