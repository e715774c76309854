// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/layers/include_rules.h"

namespace ks::layers {

/// Finds tool tips in ui/ that Qt might interpret as HTML: a call of setToolTip() whose text is not
/// plain_tip(), with_key() or a translated sentence without placeholders; and a source with a model's tool
/// tip (Qt::ToolTipRole) that never calls plain_tip(). Conditions before a question mark are not checked.
std::vector<Violation> check_tips(const std::filesystem::path& root);

} // namespace ks::layers
