// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ks::ui {

/// The citation of a variant's paper (CatalogueEntry::paper): "Wan et al. 2014" for "two-list". An unknown
/// paper keeps its id.
QString paper_name(const std::string& id);

} // namespace ks::ui
