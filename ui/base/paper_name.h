// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ks::ui {

/// A variant's paper (CatalogueEntry::paper) as one says it: "Wan et al. 2014" for "two-list". A paper that
/// is not known keeps its id.
QString paper_name(const std::string& id);

} // namespace ks::ui
