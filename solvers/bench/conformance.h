// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/kinds/conformance_case.h"
#include "solvers/run/run.h"

namespace ks {

/// Returns the edge cases of a kind; none for an unknown kind.
std::vector<ConformanceCase> conformance_corpus(std::string_view kind);

/// Returns a small instance of a known kind, with its optimum.
ConformanceCase random_case(std::string_view kind, Random& random);

/// Checks that a run answered as its variant must: an exact variant returns the verified optimum, a heuristic
/// a legal selection of at most the optimum, a bound an exact fraction of at least the optimum; "infeasible"
/// is also an answer. It also checks the place: on the CPU without a launch, elsewhere with launches or with
/// the fact `no-launch`, which gives the reason. The error (check) names variant, place and case.
Result<void> conforms(const ConformanceCase& test, const Outcome& outcome, const VariantInfo& info);

} // namespace ks
