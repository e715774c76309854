// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

/// A trace as a table for CSV: a line for each launch and source position, a header line first.
std::vector<QStringList> site_rows(const Trace& trace);

} // namespace ks::ui
