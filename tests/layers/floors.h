// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace ks::layers {

/// The floor of a folder ("solvers/dp"), from 0. A folder may include folders on the floors below, and
/// folders on the same floor unless they include each other. Nothing if the folder has no floor yet.
std::optional<std::size_t> floor_of(const std::string& folder);

/// The family of a folder ("knapsack"); empty if it belongs to none.
std::string family_of(const std::string& folder);

} // namespace ks::layers
