// SPDX-License-Identifier: Apache-2.0
#include "solvers/front/ways.h"

namespace ks {

Result<Front> FrontWays::front(std::span<const std::int64_t> costs, std::span<const std::int64_t> gains,
                               std::size_t first, const Context& context, const WayProgress& progress) const {
    FrontFiller filler(problem_);
    filler.reserve(costs.size() - first);
    std::vector<Front::Chosen> choices(steps_.size());
    constexpr std::size_t points_a_look = 64; // for a stop request
    for (std::size_t point = first; point < costs.size(); ++point) {
        if ((point - first) % points_a_look == 0) {
            KS_CHECK(context.check());
            if (progress)
                progress(static_cast<double>(point - first) / static_cast<double>(costs.size() - first));
        }
        std::size_t at = point;
        for (std::size_t i = steps_.size(); i-- > 0;) {
            const Step& step = steps_[i][at];
            choices[i] = step.choice;
            at = step.before;
        }
        filler.add(costs[point], gains[point], choices);
    }
    return filler.take();
}

} // namespace ks
