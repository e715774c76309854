// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"

#include <string>
#include <vector>

namespace ks::ui {

/// The other variants that can be stepped beside this one, the most closely related first: an id is a path
/// ("subset-sum.two-list.gpu-improved"), and variants of one algorithm, as the original and the improved one,
/// share its beginning.
std::vector<const CatalogueEntry*> partners_of(const Catalogue& catalogue, const std::string& variant);

} // namespace ks::ui
