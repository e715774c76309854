// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/live_run.h"

#include <span>
#include <string>
#include <vector>

namespace ks::scene {

/// Names that tell runs of one picture apart: the variant, the settings in which runs of it differ, and the
/// device where runs were made on several: "mckp.sync, block 512".
std::vector<std::string> names_of(std::span<const live::LiveRun* const> runs);

/// Where the figures of a recorded run come from: "measured by the probe on NVIDIA H200, 2026-11-20".
std::string source_words(const live::LiveRun& run);

} // namespace ks::scene
