// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/bench/results.h"
#include "visual/scene/figures/figure.h"

namespace ks::scene {

/// The results file that a figure shows; an input error if it is given none, several, or another file.
Result<RecordedResults> results_of(const FigureInput& input);

} // namespace ks::scene
