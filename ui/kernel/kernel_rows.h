// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

/// A trace as a table for CSV: a header line, then a line for each launch and source position.
std::vector<QStringList> site_rows(const Trace& trace);

} // namespace ks::ui
