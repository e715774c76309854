// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <functional>
#include <optional>

namespace ks::ui {

/// The current time for the reader of the window, for words such as "12 days ago". Without a clock, pages do
/// not show an age. A program that exports a picture sets no clock, so that the same command always gives the
/// same picture; a test sets a clock that does not advance.
void set_clock(std::function<QDateTime()> clock);
std::optional<QDateTime> now();

} // namespace ks::ui
