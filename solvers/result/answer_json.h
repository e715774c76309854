// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/result/answer.h"

namespace ks {

/// These write an answer's members of a result document (app/runner/schemas/result.schema.json): first what
/// was found, later, after whether that was verified, what the run reported about itself. `front` and `plan`
/// are there only where they are the answer.
void write_found(const Answer& answer, Json& document);
void write_facts(const Answer& answer, Json& document);

/// Reads what these two wrote; errors carry the place.
Result<Answer> read_answer(const json::Cursor& document);

/// A plan, with the same members as in a document of `plan`.
Json to_json(const Plan& plan);
Result<Plan> read_plan(const json::Cursor& at);
/// The same where the object has other members, too.
Result<Plan> read_plan_among(const json::Cursor& at);

} // namespace ks
