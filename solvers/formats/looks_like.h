// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <string>
#include <string_view>

namespace ks {

/// The error (input) of a text that no format claims: it says what the text looks like, and what to do.
Error unknown_format(std::string_view text, const std::string& name);

/// What a file is that should be something else: "it is empty", "it is a picture", "it is an instance in the
/// format plain". Empty: it looks like JSON.
Sentence what_it_is(std::string_view text);

/// Returns an error for a text that is not JSON, which states what the text is instead; `format` is the
/// expected one.
Result<void> check_json(std::string_view text, const std::string& name, std::string_view format);

} // namespace ks
