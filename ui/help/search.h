// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manual.h"

#include <vector>

namespace ks::ui {

/// A search result in the manual.
struct Found {
    ManualPlace place;
    QString page;    ///< the page's title
    QString section; ///< the heading; empty: the text above the first section
};

/// The words of a search, separated by spaces.
QStringList words_of(const QString& wanted);

/// The places that contain all words of `wanted`, also in other forms: "export" finds "exports". The best
/// comes first: places with all words in their heading, then places by the distance between the words in the
/// text. Equally good places are in the manual's order.
std::vector<Found> search(const std::vector<ManualPage>& manual, const QString& wanted);

} // namespace ks::ui
