// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/manual.h"

#include <vector>

namespace ks::ui {

/// A part of the manual that holds what is searched for.
struct Found {
    ManualPlace place;
    QString page;    ///< its title
    QString section; ///< its heading; empty: what stands above the first section
};

/// The words of a search, which spaces separate.
QStringList words_of(const QString& wanted);

/// The parts that hold all words of `wanted`: first those that have them in their heading, then the others,
/// both in the manual's order.
std::vector<Found> search(const std::vector<ManualPage>& manual, const QString& wanted);

} // namespace ks::ui
