// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/result/answer.h"

namespace ks {

/// An answer's members of a result document (app/runner/schemas/result.schema.json): first what it found,
/// then, behind whether that was verified, what the run reported of itself. `front` and `plan` are there only
/// where they are the answer.
void write_found(const Answer& answer, Json& document);
void write_facts(const Answer& answer, Json& document);

/// What those wrote, read back; errors carry the place.
Result<Answer> read_answer(const json::Cursor& document);

/// A plan as its members are in a document of `plan`, too.
Json to_json(const Plan& plan);
Result<Plan> read_plan(const json::Cursor& at);

} // namespace ks
