// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <functional>
#include <optional>

namespace ks::ui {

/// The clock of the user who reads the window, for words such as "12 days ago". Without a clock no page
/// states an age. A program that exports a picture has none, because the same command must give the same
/// picture tomorrow; a test sets a clock that stands still.
void set_clock(std::function<QDateTime()> clock);
std::optional<QDateTime> now();

} // namespace ks::ui
