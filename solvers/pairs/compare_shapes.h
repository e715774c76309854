// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/pairs/differences.h"
#include "solvers/steps/bars_recording.h"
#include "solvers/steps/boxes_recording.h"
#include "solvers/steps/front_state.h"
#include "solvers/steps/tree_recording.h"
#include "solvers/steps/two_list_recording.h"

namespace ks {

/// Return the differences between two states of one shape. `steps` are the steps of the two recordings.
Differences compare_tables(const TableRecording& first, const TableRecording& second, Positions steps);
Differences compare_trees(const TreeRecording& first, const TreeRecording& second, Positions steps);
Differences compare_fronts(const FrontState& first, const FrontState& second);
Differences compare_boxes(const BoxesState& first, const BoxesState& second);
Differences compare_bars(const BarsState& first, const BarsState& second);
Differences compare_lists(const TwoListState& first, const TwoListState& second);

} // namespace ks
