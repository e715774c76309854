// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/roofline/measure.h"
#include "solvers/run/run.h"

#include <functional>
#include <stop_token>

namespace ks::runner {

/// What `devices --measure` does: measures the ceilings of a GPU ("gpu", "gpu:N"; empty: the first) and says
/// of which, where and when. Nothing is kept. Without a GPU it is a device error.
struct MeasureRequest {
    std::string on;
    std::string command; ///< as the document records it
    roofline::MeasureSizes sizes = {};
};
Result<roofline::Ceilings> measure(const MeasureRequest& request, const Machine& machine,
                                   const std::function<void(const Progress&)>& progress,
                                   std::stop_token stop);

/// The ceilings for people, a line each.
std::string ceilings_text(const roofline::Ceilings& ceilings);

} // namespace ks::runner
