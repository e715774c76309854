// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/tree_recording.h"
#include "tests/solvers/questions/truth.h"

namespace ks::tests {

/// What becomes of each branch, in the order in which a search comes to them: its printed pseudo-code, run on
/// the instance. Empty: the variant's search has no reference yet.
std::vector<TreeNode::Kind> search_truth(const Instance& instance, const TreeRecording& tree);

/// As an answer.
Response fate_response(TreeNode::Kind kind);

} // namespace ks::tests
