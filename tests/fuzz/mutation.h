// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <span>
#include <string>

namespace ks::fuzz {

/// One of the examples with a few random changes: bits turned, bytes and ranges taken out, doubled or taken
/// from another example, and what readers are known to stumble over put in.
std::string mutated(std::span<const std::string> examples, std::mt19937_64& random);

} // namespace ks::fuzz
