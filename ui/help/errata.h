// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace ks::ui {

/// One error in a published paper.
struct Erratum {
    QString place, printed, right;
};

/// A paper and its errata, in the paper's order.
struct PaperErrata {
    QString authors, title;
    std::optional<int> year; ///< nothing: unknown
    std::vector<Erratum> errata;
};

/// Reads an errata document (assets/schemas/errata.schema.json); errors state the place. A paper without
/// errata is included.
Result<std::vector<PaperErrata>> read_errata(std::string_view text, const std::string& name);

/// All papers with authors, year and errata, in Markdown, a section per paper.
QString errata_markdown(const std::vector<PaperErrata>& papers);

} // namespace ks::ui
