// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/instance/presets.h"
#include "solvers/run.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ks {

/// An instance with its optimum, from brute force or known by construction; nullopt: it is infeasible.
/// The tests and `selftest` put every variant to the same cases.
struct ConformanceCase {
    std::string name;
    InstancePtr instance;
    std::optional<std::int64_t> optimum;
};

/// The edge cases of a kind, the same ones everywhere. Empty for a kind that has none.
std::vector<ConformanceCase> conformance_corpus(std::string_view kind);

/// A small instance of a kind that has a corpus, with its optimum from brute force.
ConformanceCase random_case(std::string_view kind, Random& random);

/// Whether a run answered as it must: exact variants the optimum, verified; heuristics a legal selection of
/// at most the optimum; bounds an exact fraction of at least it; infeasible is an answer. And whether it ran
/// where such a variant runs: on the CPU without a launch, elsewhere with some. The error (check) names
/// variant, place and case.
Result<void> conforms(const ConformanceCase& test, const Outcome& outcome, const VariantInfo& info);

} // namespace ks
