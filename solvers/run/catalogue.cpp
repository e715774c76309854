// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/catalogue.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/run/registry.h"
#include "solvers/run/run.h"

#include <algorithm>
#include <charconv>

namespace ks {

namespace {

CatalogueEntry entry_of(const VariantInfo& info, const Machine& machine) {
    return {.id = info.id,
            .title = info.title,
            .kind = info.kind,
            .question = info.question,
            .exact = info.exact,
            .on = machine.offered(info),
            .available = machine.available(info),
            .paper = info.paper,
            .section = info.section,
            .algorithm = info.algorithm,
            .complexity = info.complexity,
            .steps = info.steps,
            .table = info.table,
            .trace = info.place == Place::kernel,
            .cooperative = info.cooperative,
            .parameters = info.parameters};
}

/// Returns whether a place is of one of these kinds; empty: any place.
bool is_among(std::string_view place, const std::vector<std::string>& kinds) {
    const auto has = [&kinds](std::string_view kind) {
        return std::ranges::find(kinds, kind) != kinds.end();
    };
    return place.empty() ? !kinds.empty() : has(place) || (gpu_index(place) && has("gpu"));
}

} // namespace

bool CatalogueEntry::on_cpu() const {
    return offers("cpu");
}

bool CatalogueEntry::offers(std::string_view place) const {
    return is_among(place, on);
}

bool CatalogueEntry::runs_on(std::string_view place) const {
    return is_among(place, available);
}

const CatalogueEntry* Catalogue::find(std::string_view id) const {
    const auto found = std::ranges::find(entries_, id, &CatalogueEntry::id);
    return found == entries_.end() ? nullptr : &*found;
}

Result<const CatalogueEntry*> Catalogue::get(std::string_view id) const {
    if (const CatalogueEntry* entry = find(id))
        return entry;
    std::vector<std::string> known;
    std::ranges::transform(entries_, std::back_inserter(known), &CatalogueEntry::id);
    return no_such_variant(id, std::move(known));
}

Catalogue Catalogue::listed(std::string_view kind) const {
    Catalogue some;
    for (const CatalogueEntry& entry : entries_) {
        const bool demo = entry.question == Question::demo;
        if (kind.empty() || (kind == "demo" ? demo : !demo && entry.kind == kind))
            some.entries_.push_back(entry);
    }
    return some;
}

Catalogue catalogue_of(const Machine& machine) {
    std::vector<CatalogueEntry> entries;
    for (const Variant* variant : variants())
        entries.push_back(entry_of(variant->info(), machine));
    return Catalogue(std::move(entries));
}

const Catalogue& built_in_catalogue() {
    static const Catalogue catalogue = catalogue_of({});
    return catalogue;
}

std::optional<int> gpu_index(std::string_view place) {
    if (place == "gpu")
        return 0;
    if (!place.starts_with("gpu:"))
        return std::nullopt;
    const std::string_view digits = place.substr(4);
    int index = -1;
    const auto [rest, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), index);
    if (failed != std::errc() || rest != digits.data() + digits.size() || index < 0)
        return std::nullopt;
    return index;
}

} // namespace ks
