// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace ks::layers {

/// The floor that a folder ("solvers/dp") is on, from 0. A folder may include folders on the floors below,
/// and those on its own floor unless they include each other. No value: the folder has no floor yet.
std::optional<std::size_t> floor_of(const std::string& folder);

/// The family that a folder belongs to ("knapsack"); empty if it belongs to none.
std::string family_of(const std::string& folder);

} // namespace ks::layers
