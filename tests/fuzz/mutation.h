// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <span>
#include <string>

namespace ks::fuzz {

/// Returns one of the examples with a few random changes: bits flipped; bytes and ranges removed, doubled or
/// copied from another example; and texts inserted that are known to cause trouble for readers.
std::string mutated(std::span<const std::string> examples, std::mt19937_64& random);

} // namespace ks::fuzz
