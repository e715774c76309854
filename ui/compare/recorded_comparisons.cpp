// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/recorded_comparisons.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace ks::ui {

std::vector<Comparison> recorded_comparisons(std::vector<NamedResults> files, const Measure& measure,
                                             const std::stop_token& stop) {
    std::ranges::stable_sort(files, std::greater(), [](const NamedResults& file) {
        const auto& campaign = file.results->campaign;
        return std::pair(campaign && campaign->repetitions > 1, file.results->date);
    });
    std::vector<Comparison> each, all;
    for (const NamedResults& file : files)
        if (!stop.stop_requested())
            std::ranges::move(comparisons_of(*file.results, measure, file.here, file.name, file.age),
                              std::back_inserter(each));
    put_beside(all, std::move(each));
    for (Comparison& comparison : all)
        note_quality(comparison);
    std::ranges::sort(all, {}, &Comparison::instance);
    return all;
}

} // namespace ks::ui
