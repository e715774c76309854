// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/tree_recording.h"
#include "tests/solvers/questions/truth.h"

namespace ks::tests {

/// The fate of each branch, in the order of the search, from the printed pseudo-code run on the instance.
/// Empty if the variant's search has no reference yet.
std::vector<TreeNode::Kind> search_truth(const Instance& instance, const TreeRecording& tree);

/// The fate as an answer.
Response fate_response(TreeNode::Kind kind);

} // namespace ks::tests
