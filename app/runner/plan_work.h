// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/arguments.h"
#include "solvers/core/json_tree.h"
#include "solvers/run/run.h"

#include <stop_token>

namespace ks::runner {

/// What `plan` asks, from the command line and from a `serve` request: a run of the variant that was named,
/// else of the one that plans instances of this kind. Instances of a kind without plans are a usage error.
Result<RunRequest> plan_request(const cli::Arguments& arguments);
Result<RunRequest> plan_request(const json::Cursor& request, const std::stop_token& stop);

/// Runs it. A variant that answers something else than a plan is a usage error.
Result<Outcome> find_plan(const RunRequest& request, const Machine& machine, const RunEvents& events,
                          std::stop_token stop);

} // namespace ks::runner
