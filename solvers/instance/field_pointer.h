// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/contents.h"

#include <optional>
#include <string>
#include <string_view>

namespace ks {

/// Returns the place of a value in the instance's file, as a JSON Pointer: "/capacity",
/// "/classes/1/0/weight".
std::string pointer_to(const Fields& fields, const FieldAt& at);

/// Returns the number to which a pointer leads. Empty if the pointer is invalid or leads to a text or an
/// optional value.
std::optional<FieldAt> number_at(const Contents& contents, std::string_view pointer);

} // namespace ks
