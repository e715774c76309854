// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/conformance_case.h"
#include "solvers/run/run.h"

namespace ks {

/// The edge cases of a kind. Empty for a kind that there is not.
std::vector<ConformanceCase> conformance_corpus(std::string_view kind);

/// A small instance of a kind that there is, with its optimum.
ConformanceCase random_case(std::string_view kind, Random& random);

/// Whether a run answered as it must: exact variants the optimum, verified; heuristics a legal selection of
/// at most the optimum; bounds an exact fraction of at least it; infeasible is an answer. And whether it ran
/// where such a variant runs: on the CPU without a launch, elsewhere with some. The error (check) names
/// variant, place and case.
Result<void> conforms(const ConformanceCase& test, const Outcome& outcome, const VariantInfo& info);

} // namespace ks
