// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"
#include "ui/jobs/table_fill.h"

#include <QString>

namespace ks::ui {

/// Says whose steps are shown and, if the rows come from a file, which variant computed them.
QString source_of(const CatalogueEntry& variant, const TableFilePtr& file);

} // namespace ks::ui
