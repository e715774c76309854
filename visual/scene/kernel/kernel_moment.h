// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/kernel/lane_strip.h"
#include "visual/scene/kernel/punch_card.h"
#include "visual/scene/kernel/traced_kernel.h"

#include <memory>
#include <string>

namespace ks::scene {

/// The suffix of an array's name in KernelMoment::watch; names of locals never end like this.
inline constexpr std::string_view array_suffix = "[]";

/// The state that the Kernel page shows at one moment.
struct KernelMoment {
    std::shared_ptr<const TracedKernel> kernel;
    std::int64_t at = 0;
    Heat heat = Heat::instructions;
    int chosen_line = 0;
    int finding = -1; ///< index in the trace's findings
    /// The findings are hidden, because they would answer the current question.
    bool hides_findings = false;
    /// What the strip of lanes shows: the name of a watched local, or the name of an array followed by
    /// `array_suffix`; if empty, the instruction's values.
    std::string watch;
};

SourceListing listing_of(const KernelMoment& moment);
PunchCard card_of(const KernelMoment& moment);
LaneStrip strip_of(const KernelMoment& moment);
/// Describes the moment: the chosen finding or, without one, the instruction.
std::string sentence_of(const KernelMoment& moment);
/// The line and the operation: "line 16 · load of global memory, ..."
std::string headline_of(const KernelMoment& moment);

} // namespace ks::scene
