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

/// A unit of work by which two recordings can be synchronised.
struct PairUnit {
    std::string_view id; ///< "row", "cell", "phase", "step" or "run"
    std::string words;   ///< name of the unit: "row", "task", "share of the run"
    /// The positions where both have just finished the same unit, in the order of the work.
    std::vector<Positions> marks{};
    /// Returns the finished unit at a mark: "row 3", "z2(7)".
    std::function<std::string(const Positions&)> name{};
};

/// Returns the units that two recordings have in common. Single steps and the whole run, which each passes at
/// a separate pace, always exist. A finer unit keeps the milestones of the phases.
std::vector<PairUnit> units_in_common(const std::shared_ptr<const Recording>& first,
                                      const std::shared_ptr<const Recording>& second);

/// Returns the index of the default unit: rows, otherwise phases, otherwise the whole run.
std::size_t usual_unit(std::span<const PairUnit> units);

} // namespace ks
