// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/side_by_side/partners.h"

#include <algorithm>

namespace ks::ui {

std::vector<const CatalogueEntry*> partners_of(const Catalogue& catalogue, const std::string& variant) {
    const CatalogueEntry* const own = catalogue.find(variant);
    std::vector<const CatalogueEntry*> partners;
    if (!own)
        return partners;
    for (const CatalogueEntry& entry : catalogue.entries())
        if (entry.steps && entry.kind == own->kind && entry.id != variant)
            partners.push_back(&entry);
    std::ranges::stable_sort(partners, std::ranges::greater(), [&variant](const CatalogueEntry* entry) {
        return std::ranges::mismatch(entry->id, variant).in1 - entry->id.begin();
    });
    return partners;
}

} // namespace ks::ui
