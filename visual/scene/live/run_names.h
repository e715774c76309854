// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"

#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// Distinct names for the runs of one picture: the variant, the settings in which its runs differ, and the
/// device if runs used several: "mckp.sync, block 512".
std::vector<std::string> names_of(std::span<const live::LiveRun* const> runs);

/// The source of a recorded run's values: "measured by the probe on NVIDIA H200, 2026-11-20".
std::string source_words(const live::LiveRun& run);

} // namespace ks::scene
