// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/roofline/roofline.h"
#include "ui/live/watched_runs.h"

#include <QByteArray>

namespace ks::ui {

/// The numbers of a watched run as CSV: a line per sample (with the occupancy of each SM and the driver's
/// values), per solve, per block of the last solve, per counter, per resource that may be the limit, and per
/// run.
QByteArray samples_csv(const live::LiveRun& run);
QByteArray solves_csv(const live::LiveRun& run);
QByteArray blocks_csv(const live::LiveRun& run);
QByteArray limit_csv(const roofline::Roofline& roofline);
QByteArray counters_csv(const live::LiveRun& run);
QByteArray watched_csv(const WatchedRuns& runs);

} // namespace ks::ui
