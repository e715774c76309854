// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/roofline/ceilings.h"

#include <filesystem>
#include <vector>

namespace ks::runner {

/// The folder of what the user's own measurements are kept in: $XDG_DATA_HOME/Knapscope/ceilings, or the same
/// below
/// ~/.local/share, where the desktop program keeps the user's files, too. Where neither variable says a place
/// it is an output error.
Result<std::filesystem::path> ceilings_folder();

/// The ceilings kept there, and why files that should have some cannot be read. A missing folder has none.
struct UserCeilings {
    std::vector<roofline::Ceilings> ceilings;
    std::vector<Error> unreadable;
};
UserCeilings user_ceilings();

/// Makes the folder, so that a place that cannot be written is known before anything is measured.
Result<void> prepare_ceilings_folder();

/// Keeps the ceilings of a GPU in the file of its uuid, in place of older ones; the file's path.
Result<std::filesystem::path> keep_ceilings(const roofline::Ceilings& ceilings);

} // namespace ks::runner
