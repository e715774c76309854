// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/lane_strip.h"
#include "visual/scene/kernel/punch_card.h"
#include "visual/scene/kernel/traced_kernel.h"

#include <memory>
#include <string>

namespace ks::scene {

/// Follows an array's name in KernelMoment::watch; the name of a local never ends so.
inline constexpr std::string_view array_suffix = "[]";

/// What the Kernel page shows at one moment.
struct KernelMoment {
    std::shared_ptr<const TracedKernel> kernel;
    std::int64_t at = 0;
    Heat heat = Heat::instructions;
    int chosen_line = 0;
    int finding = -1; ///< into the trace's findings
    /// Nothing is told of what was found: it would answer what is asked.
    bool hides_findings = false;
    /// What the lanes' strip shows: the name of a watched local, or the name of an array and `array_suffix`;
    /// if empty, the instruction's values.
    std::string watch;
};

SourceListing listing_of(const KernelMoment& moment);
PunchCard card_of(const KernelMoment& moment);
LaneStrip strip_of(const KernelMoment& moment);
/// What happens at the moment, in words: the chosen finding or, without one, the instruction.
std::string sentence_of(const KernelMoment& moment);
/// "line 16 · load of global memory, 4 bytes a lane"
std::string headline_of(const KernelMoment& moment);

} // namespace ks::scene
