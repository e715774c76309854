// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

#include <QByteArray>

#include <array>

namespace ks::ui {

/// The possible numbers of pictures per page of a handout.
inline constexpr std::array handout_sizes{1, 2, 6};

/// The publication on A4 paper as PDF: title, words and picture of each step, and lines for notes. With six
/// pictures per page there is room for the pictures' sentences, but not for the words. Words that are too
/// long for their place continue in the next one.
Result<QByteArray> handout(const Publication& publication, int per_page, const paint::Theme& theme,
                           const Headway& headway);

} // namespace ks::ui
