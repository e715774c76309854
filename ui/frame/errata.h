// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

class QWidget;

namespace ks::ui {

/// One thing that a paper prints and that is not so.
struct Erratum {
    QString place, printed, right;
};

/// A paper and its errata, in its order.
struct PaperErrata {
    QString authors, title;
    std::optional<int> year; ///< nothing: not found out
    std::vector<Erratum> errata;
};

/// Reads such a document (assets/schemas/errata.schema.json); errors carry the place. A paper without errata
/// is kept.
Result<std::vector<PaperErrata>> read_errata(std::string_view text, const std::string& name);

/// What Help shows: every paper's errata, or why they cannot be read.
void show_errata(QWidget& parent);

} // namespace ks::ui
