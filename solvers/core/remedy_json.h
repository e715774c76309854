// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"

namespace ks {

/// Adds the member "remedy" to an error, if it has one.
void put_remedy(Json& error, const Remedy& remedy);

/// The member "remedy" of an error. An error without one, or with one of a later version, has none.
Remedy read_remedy(const json::Cursor& error);

} // namespace ks
