// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/occupancy/occupancy_advice.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// The occupancy as a function of one of the three quantities that a launch chooses, the other two fixed.
struct OccupancyCurve {
    enum class Axis { threads, registers, shared };
    struct Point {
        std::int64_t at = 0; ///< threads, registers or bytes
        Occupancy exact;
        EquationOccupancy equation; ///< thesis, Equation 3.1
    };

    Axis axis = Axis::threads;
    std::optional<std::int64_t> now; ///< the chosen value; nothing if it is not measured yet
    std::vector<Point> points;       ///< ascending
};

std::string title_of(OccupancyCurve::Axis axis); ///< the title of a curve, translated

/// The range is: threads in whole warps up to 1,024, registers up to the maximum per thread, shared memory in
/// KiB up to the maximum per block.
OccupancyCurve occupancy_curve(const ComputeCapability& device, const BlockNeeds& needs,
                               OccupancyCurve::Axis axis);

/// One multiprocessor: its warps by block, the four limits with the limiting ones marked, Equation 3.1 next
/// to them, and the three curves. If there is too little room, the picture is higher than requested or has no
/// curves. With the grid of a launch, a sentence states the occupancy of the whole device.
enum class WithoutRoom { higher, without_curves };
DisplayList draw_occupancy(const DevicePreset& device, const BlockNeeds& needs, double width, double height,
                           const TextMeasure& measure, WithoutRoom then = WithoutRoom::higher,
                           const std::optional<LaunchGrid>& grid = {});

} // namespace ks::scene
