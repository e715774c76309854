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

/// The parts that hold all words of `wanted`, a word also in another of its forms: "export" finds "exports".
/// The best is first: a part whose heading has all words, then the part whose text has them closest to each
/// other. Equally good parts are in the manual's order.
std::vector<Found> search(const std::vector<ManualPage>& manual, const QString& wanted);

} // namespace ks::ui
