// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <cstdint>
#include <optional>

namespace ks::ui {

/// What the window advises: where `todo` names options of a command line, the remedy has other advice.
const Sentence& advice_in_the_window(const Error& error);

/// The bytes with which a run may succeed that was refused because `allowed` bytes were too few. No value: it
/// failed for another reason.
std::optional<std::int64_t> memory_wanted(const Error& error, std::int64_t allowed);

} // namespace ks::ui
