// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/problems/conformance_case.h"
#include "solvers/run/run.h"

namespace ks {

/// The edge cases of a kind. Empty for an unknown kind.
std::vector<ConformanceCase> conformance_corpus(std::string_view kind);

/// A small instance of a known kind, with its optimum.
ConformanceCase random_case(std::string_view kind, Random& random);

/// Checks that a run answered as its variant must: an exact variant gives the verified optimum, a heuristic a
/// legal selection of at most the optimum, a bound an exact fraction of at least the optimum; "infeasible" is
/// an answer, too. Checks also that it ran where such a variant runs: on the CPU without a launch, elsewhere
/// with launches or the fact `no-launch`, which says why. The error (check) names variant, place and case.
Result<void> conforms(const ConformanceCase& test, const Outcome& outcome, const VariantInfo& info);

} // namespace ks
