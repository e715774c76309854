// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace ks::layers {

/// The floor of the house that a folder ("solvers/dp") is on, from 0. A folder includes those below it,
/// and those of its own floor as long as they do not include each other in turn. Nothing: the folder has no
/// floor yet.
std::optional<std::size_t> floor_of(const std::string& folder);

/// The family that a folder belongs to ("knapsack"); empty: to none.
std::string family_of(const std::string& folder);

} // namespace ks::layers
