// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/pairs/pairing.h"
#include "solvers/steps/recording.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ks {

/// A unit of work by which two recordings can go together.
struct PairUnit {
    std::string_view id; ///< "row", "cell", "phase", "step" or "run"
    std::string words;   ///< what a unit is: "row", "task", "share of the run"
    /// Where both have just done the same unit, in the order of the work.
    std::vector<Positions> marks{};
    /// What both have done at a mark: "row 3", "z2(7)".
    std::function<std::string(const Positions&)> name{};
};

/// The units that two recordings have in common. There are always single steps, and the whole run, along
/// which each goes at its own pace. A finer unit keeps the milestones of the phases.
std::vector<PairUnit> units_in_common(const std::shared_ptr<const Recording>& first,
                                      const std::shared_ptr<const Recording>& second);

/// Which of them two recordings go by unless somebody chooses: rows, else phases, else the whole run.
std::size_t usual_unit(std::span<const PairUnit> units);

} // namespace ks
