// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several recordings a chart shows.
#include "ui/compare/comparison.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace ks::ui {
namespace {

/// What speaks for showing a recording.
struct Content {
    bool here = false;     ///< what this session ran
    bool medians = false;  ///< of several runs
    bool compares = false; ///< a sequential variant with others
    std::string date;
    std::set<std::string> instances, variants;

    auto rank() const { return std::tuple(here, instances.size(), medians, compares, variants.size(), date); }
};

} // namespace

std::string most_complete_recording(const std::vector<Comparison>& instances) {
    std::map<std::string, Content> found;
    for (std::size_t i = 0; i < instances.size(); ++i)
        for (const Comparison::Entry& entry : instances[i].entries) {
            const visual::Timing& timing = entry.timing;
            if (!visual::has_time(timing))
                continue;
            Content& content = found[timing.recording.key];
            content.here = timing.recording.key.empty();
            content.medians |= timing.runs > 1;
            content.date = timing.recording.date;
            content.instances.insert(std::to_string(i));
            content.variants.insert(entry.variant);
        }
    for (auto& [key, content] : found)
        content.compares = content.variants.size() > 1 &&
                           std::ranges::any_of(content.variants, [](const std::string& variant) {
                               return variant.ends_with(".sequential");
                           });
    const auto best =
        std::ranges::max_element(found, {}, [](const auto& each) { return each.second.rank(); });
    return best == found.end() ? "" : best->first;
}

void keep_recording(Comparison& comparison, const std::string& key) {
    // Runs of this session without a time stay, because their row says why there is none.
    comparison.entries.removeIf([&key](const Comparison::Entry& entry) {
        const std::string& its = entry.timing.recording.key;
        return its != key && (!its.empty() || visual::has_time(entry.timing));
    });
}

} // namespace ks::ui
