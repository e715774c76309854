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

/// Which warp of which run of a kernel an exercise is about. The emulator makes the same trace of it
/// everywhere.
struct TracedExercise {
    std::string device = "h200"; ///< the preset emulated
    std::int64_t blocks = 0;     ///< traced, of each launch; 0: all
    WarpPlace warp;
    std::vector<std::pair<std::string, std::string>> set; ///< parameters that are not as usual
};

Result<TracedExercise> read_traced_exercise(const json::Cursor& at);
Json to_json(const TracedExercise& exercise);

/// Whether both name the same trace of this variant, however they write its parameters.
bool is_same_trace(const std::string& variant, const TracedExercise& a, const TracedExercise& b);

/// Makes the trace.
Result<std::shared_ptr<const Trace>> traced(const TracedExercise& exercise, const std::string& variant,
                                            const InstancePtr& instance, const std::stop_token& stop);
/// What can be asked along the trace's warp: before position n, of its n-th instruction from 0. It holds the
/// trace.
QuestionsAt questions_along(const std::shared_ptr<const Trace>& trace);

} // namespace ks
