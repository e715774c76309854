// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/requests.h"
#include "solvers/front/lists.h"
#include "solvers/run/pareto_document.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ks::runner {

/// What `pareto` asks: the front of an instance, by a variant or, where `run.variant` is empty, by the lists
/// of undominated points.
struct ParetoRequest {
    RunRequest run;
    CostRange range{};
    std::vector<std::string> take{};     ///< names of choices that are forced: "2a"
    std::vector<std::int64_t> without{}; ///< groups, from 1, from which nothing is taken
};

/// A front and how it was found. It is empty where no selection keeps to all that was asked.
struct FoundFront {
    Front front;
    ParetoQuestion question;
    double ms = 0; ///< until the checked answer
    std::string on = "cpu";
};

/// Reads a request. Besides the fields of a run it may have `from`, `to`, `take` and `without`.
Result<ParetoRequest> pareto_request(Request asked);

/// Finds the front and has each of its points checked. A kind without fronts, and a variant that answers
/// something else, are usage errors; more than a million sums of subsets are a limit error.
Result<FoundFront> find_front(const ParetoRequest& request, const Workplace& at);

} // namespace ks::runner
