// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/emulator/event.h"

#include <string_view>

namespace ks::emulator {

/// Returns the word for an operation in documents and pictures, such as "load". All barriers have one word,
/// and a loop has the word of the branch at its head.
std::string_view to_text(Op op);

/// Returns "global", "shared" or "constant"; an empty text for `none`.
std::string_view to_text(Memory memory);

} // namespace ks::emulator
