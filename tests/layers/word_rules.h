// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/layers/include_rules.h"

namespace ks::layers {

/// Finds comparisons of words that are shown to users, which differ from language to language: with what
/// `tr`, `said`, `formatted` and their like return; of an error's `what` and `todo`; of titles; of the text
/// of a label, a button or an action. Only the text of an input field is data. The rule reads one line at a
/// time, so a comparison through a variable is not found.
std::vector<Violation> check_words(const std::filesystem::path& root);

} // namespace ks::layers
