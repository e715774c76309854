// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/result/answer.h"

namespace ks {

/// Write an answer's members of a result document (app/runner/schemas/result.schema.json): first the answer;
/// later, after whether it was verified, the facts of the run. `front` and `plan` are present only if they
/// are the answer.
void write_found(const Answer& answer, Json& document);
void write_facts(const Answer& answer, Json& document);

/// Reads the members that these two wrote; errors contain the place.
Result<Answer> read_answer(const json::Cursor& document);

/// Returns a plan with the same members as in a document of `plan`.
Json to_json(const Plan& plan);
Result<Plan> read_plan(const json::Cursor& at);
/// Reads a plan from an object that also has other members.
Result<Plan> read_plan_among(const json::Cursor& at);

} // namespace ks
