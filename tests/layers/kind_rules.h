// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/layers/include_rules.h"

namespace ks::layers {

/// Finds lines outside the families' folders that check the kind of an instance: a cast to a kind's instance,
/// a kind's id as text or as a name, or the beginning of its variants' ids. The kinds and variants come from
/// the tree's kinds.def and variants.def. Comments are not checked.
std::vector<Violation> check_kinds(const std::filesystem::path& root);

} // namespace ks::layers
