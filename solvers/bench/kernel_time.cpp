// SPDX-License-Identifier: Apache-2.0
#include "solvers/bench/kernel_time.h"

#include <algorithm>
#include <array>

namespace ks {

bool is_kernel_stage(std::string_view name) {
    constexpr std::array<std::string_view, 7> around{"prepare", "plan",   "reference", "way-back",
                                                     "compare", "verify", "table"};
    return std::ranges::find(around, name) == around.end() && !is_copy_stage(name);
}

bool is_copy_stage(std::string_view name) {
    return name == "upload" || name == "download";
}

std::optional<Spread> stages_ms(const RecordedRow& row, const std::function<bool(std::string_view)>& counts) {
    std::vector<double> sums;
    for (const RecordedRow::StageTimes& stage : row.stages) {
        if (!counts(stage.name))
            continue;
        sums.resize(std::max(sums.size(), stage.ms.samples.size()));
        for (std::size_t i = 0; i < stage.ms.samples.size(); ++i)
            sums[i] += stage.ms.samples[i];
    }
    return sums.empty() ? std::nullopt : std::optional(spread_of(std::move(sums)));
}

} // namespace ks
