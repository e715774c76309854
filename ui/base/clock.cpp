// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/clock.h"

#include <utility>

namespace ks::ui {
namespace {

std::function<QDateTime()> clock_of_program;

} // namespace

void set_clock(std::function<QDateTime()> clock) {
    clock_of_program = std::move(clock);
}

std::optional<QDateTime> now() {
    return clock_of_program ? std::optional(clock_of_program()) : std::nullopt;
}

} // namespace ks::ui
