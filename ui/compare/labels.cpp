// SPDX-License-Identifier: GPL-3.0-or-later
// The names of what a chart compares.
#include "solvers/core/formatted.h"
#include "solvers/run/catalogue.h"
#include "ui/compare/comparison.h"
#include "ui/compare/variant_colour.h"

#include <algorithm>
#include <map>
#include <set>

namespace ks::ui {
namespace {

/// The parameters that a label names wherever they are: those without their usual value, and the block size
/// of a kernel that this session ran.
bool always_named(const Comparison::Entry& entry, const std::string& name, const std::string& value) {
    if (name == "block" && entry.timing.recording.key.empty())
        return true;
    const CatalogueEntry* const variant = built_in_catalogue().find(entry.variant);
    if (!variant)
        return false;
    const auto known = std::ranges::find(variant->parameters, name, &Parameter::name);
    if (known == variant->parameters.end())
        return false;
    return value != (known->type == Parameter::Type::integer ? std::to_string(known->standard)
                     : known->values.empty()                 ? value
                                                             : known->values.front());
}

} // namespace

std::string settings_words(const RecordedRow::Settings& settings) {
    std::string words;
    for (const auto& [name, value] : settings)
        words += written("{}{} = {}", words.empty() ? "" : ", ", name, value);
    return words;
}

std::vector<visual::Timing> Comparison::timings() const {
    return timings_of({this}).front();
}

std::vector<std::vector<visual::Timing>> timings_of(const std::vector<const Comparison*>& comparisons) {
    using Named = std::pair<std::string, std::string>; // a variant and a parameter of it
    std::map<Named, std::set<std::string>> values;
    std::set<Named> named;
    for (const Comparison* comparison : comparisons)
        for (const Comparison::Entry& entry : comparison->entries)
            for (const auto& [name, value] :
                 entry.timing.only_base ? RecordedRow::Settings() : entry.parameters) {
                values[{entry.variant, name}].insert(value);
                if (always_named(entry, name, value))
                    named.insert({entry.variant, name});
            }
    std::vector<std::vector<visual::Timing>> all;
    for (const Comparison* comparison : comparisons) {
        std::vector<visual::Timing>& timings = all.emplace_back();
        for (const Comparison::Entry& entry : comparison->entries) {
            RecordedRow::Settings in_name;
            for (const auto& [name, value] : entry.parameters)
                if (const auto& shown = values[{entry.variant, name}];
                    shown.size() > 1 || !shown.contains(value) || named.contains({entry.variant, name}))
                    in_name.emplace_back(name, value);
            timings.push_back(entry.timing);
            timings.back().colour = colour_number(entry.variant);
            timings.back().label =
                in_name.empty() ? entry.variant : written("{} ({})", entry.variant, settings_words(in_name));
        }
    }
    return all;
}

} // namespace ks::ui
