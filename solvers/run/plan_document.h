// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/instance/instance.h"
#include "solvers/run/outcome.h"

#include <filesystem>

namespace ks {

/// The document of `plan`, the same one from the command and from `serve`: {"format": "knapscope-plan", ...,
/// "device" (a preset's id, or null), "status", "batches", "batch_count", "lower_bound", "optimal",
/// "infeasible", "facts"}. `outcome` is a run of a variant that answers plans, on an instance of a kind that
/// has them. Where it found none (status not-found), batches are empty, both numbers 0, and a fact says why.
Json plan_document(const Instance& instance, const Outcome& outcome);

/// The plan of such a document, or of the result of a run that answered one. Whether it is one of an instance
/// is for others to check.
Result<Plan> read_plan_document(const json::Cursor& document);
Result<Plan> read_plan_file(const std::filesystem::path& path);

} // namespace ks
