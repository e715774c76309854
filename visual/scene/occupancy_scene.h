// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/occupancy/occupancy_advice.h"
#include "visual/scene/display_list.h"
#include "visual/scene/measure.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// One of the three quantities that a launch chooses, and how the occupancy changes when only this quantity
/// changes.
struct OccupancyCurve {
    enum class Axis { threads, registers, shared };
    struct Point {
        std::int64_t at = 0; ///< threads, registers or bytes
        Occupancy exact;
        EquationOccupancy equation; ///< thesis, Equation 3.1
    };

    Axis axis = Axis::threads;
    std::optional<std::int64_t> now; ///< the value that was asked about; nothing if it is not measured yet
    std::vector<Point> points;       ///< ascending
};

std::string title_of(OccupancyCurve::Axis axis); ///< "Threads a block"

/// Threads in whole warps up to 1,024, registers up to the most a thread has, shared memory in KiB up to the
/// most a block may use.
OccupancyCurve occupancy_curve(const ComputeCapability& device, const BlockNeeds& needs,
                               OccupancyCurve::Axis axis);

/// One multiprocessor: its warps as the blocks take them, the four limits with those that apply, Equation 3.1
/// beside them, and the three curves. The picture is higher than asked when there is too little room, or
/// without curves. With the grid of a launch, a sentence says how full it makes the whole device.
enum class WithoutRoom { higher, without_curves };
DisplayList draw_occupancy(const DevicePreset& device, const BlockNeeds& needs, double width, double height,
                           const TextMeasure& measure, WithoutRoom then = WithoutRoom::higher,
                           const std::optional<LaunchGrid>& grid = {});

} // namespace ks::scene
