// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"

#include <QString>

namespace ks::ui {

/// "thesis, Section 4.4, Algorithm 4.2"; empty if the variant is from no paper.
QString paper_text(const CatalogueEntry& variant);
/// "time O(N · C), space O(n · C) (thesis, Table 1.1)"; empty if the catalogue has neither.
QString complexity_text(const CatalogueEntry& variant);

} // namespace ks::ui
