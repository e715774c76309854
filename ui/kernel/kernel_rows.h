// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"
#include "visual/scene/kernel/kernel_counters.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

/// A trace as a table for CSV: a header line, then a line per launch and source position.
std::vector<QStringList> site_rows(const Trace& trace);

/// Adds columns and lines for the counters of each kernel that the hardware counted in the trace's run, next
/// to the emulator's. Shares are in percent.
void add_counter_rows(std::vector<QStringList>& rows, const Trace& trace,
                      const scene::HardwareCount& hardware);

} // namespace ks::ui
