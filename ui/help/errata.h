// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace ks::ui {

/// One error that a paper prints.
struct Erratum {
    QString place, printed, right;
};

/// A paper and its errata, in the paper's order.
struct PaperErrata {
    QString authors, title;
    std::optional<int> year; ///< no value: the year is not known
    std::vector<Erratum> errata;
};

/// Reads an errata document (assets/schemas/errata.schema.json); errors carry the place. A paper without
/// errata is kept.
Result<std::vector<PaperErrata>> read_errata(std::string_view text, const std::string& name);

/// Every paper with authors and year, and its errata, in Markdown: a section for each paper.
QString errata_markdown(const std::vector<PaperErrata>& papers);

} // namespace ks::ui
