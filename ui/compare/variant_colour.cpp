// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/variant_colour.h"

#include "solvers/run/catalogue.h"

namespace ks::ui {

std::size_t colour_number(const std::string& variant) {
    const CatalogueEntry* found = built_in_catalogue().find(variant);
    std::size_t before = 0;
    for (const CatalogueEntry& other : built_in_catalogue().entries()) {
        if (&other == found)
            return before;
        before += found && other.kind == found->kind;
    }
    return 0;
}

} // namespace ks::ui
