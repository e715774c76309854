// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/contents.h"

#include <optional>
#include <string>
#include <string_view>

namespace ks {

/// Where a value is in the instance's file, as a JSON Pointer: "/capacity", "/classes/1/0/weight".
std::string pointer_to(const Fields& fields, const FieldAt& at);

/// The number that such a pointer leads to; nothing where it leads nowhere, to a text, or to what may be left
/// out.
std::optional<FieldAt> number_at(const Contents& contents, std::string_view pointer);

} // namespace ks
