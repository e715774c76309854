// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/questions/ask_plan.h"
#include "solvers/run/trace.h"

#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ks {

/// The warp and the run of a kernel that an exercise is about. The emulator makes the same trace of it
/// everywhere.
struct TracedExercise {
    std::string device = "h200"; ///< the emulated preset
    std::int64_t blocks = 0;     ///< traced blocks per launch; 0: all
    WarpPlace warp;
    std::vector<std::pair<std::string, std::string>> set; ///< parameters that differ from their defaults
};

Result<TracedExercise> read_traced_exercise(const json::Cursor& at);
Json to_json(const TracedExercise& exercise);

/// Returns whether both name the same trace of this variant, regardless of how they write its parameters.
bool is_same_trace(const std::string& variant, const TracedExercise& a, const TracedExercise& b);

/// Makes the trace.
Result<std::shared_ptr<const Trace>> traced(const TracedExercise& exercise, const std::string& variant,
                                            const InstancePtr& instance, const std::stop_token& stop);
/// Returns the questions along the trace's warp: at position n about its n-th instruction from 0. The result
/// owns the trace.
QuestionsAt questions_along(const std::shared_ptr<const Trace>& trace);

} // namespace ks
