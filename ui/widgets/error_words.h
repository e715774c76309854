// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace ks::ui {

/// What the window advises where a command line would name options: an option that the window has a control
/// for is said as that control, and advice that takes any other option is left out.
QString advice_in_the_window(const QString& todo);

/// The bytes with which a run may succeed that was refused because `allowed` bytes were too few. No value: it
/// failed for another reason.
std::optional<std::int64_t> memory_wanted(const Error& error, std::int64_t allowed);

} // namespace ks::ui
