// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/results.h"
#include "visual/scene/figures/figure.h"

namespace ks::scene {

/// The results file that a figure shows. Fails (input) for none, for more than one, or a file of
/// another type.
Result<RecordedResults> results_of(const FigureInput& input);

} // namespace ks::scene
