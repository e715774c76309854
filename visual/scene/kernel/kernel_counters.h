// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/counters.h"
#include "solvers/run/trace.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// What the hardware's counters of a GPU found in the run that a trace is of.
struct HardwareCount {
    live::Counters counters;
    std::string device; ///< "NVIDIA H200"
    std::string host;   ///< the other computer that it is in; empty: this one
};

/// One counter of a kernel, all its launches together.
struct KernelCounter {
    std::string group;     ///< "global memory, loads"
    std::string name;      ///< "sectors"
    std::string counter;   ///< the hardware's by our name (solvers/gpu/counters/metrics.def); empty: none
    std::string metric;    ///< CUPTI's name of it; empty: it was not counted
    bool share = false;    ///< a share of 1, not a count
    bool modelled = false; ///< the emulator's side is the modelled block schedule's, not a count
    std::optional<double> emulated, counted;

    /// Whether both have it and are not written alike.
    bool differs() const;
    std::string emulated_text() const; ///< "288 748", "66.7 %"; "–" where there is none
    std::string counted_text() const;
    /// What the hardware has more: "+5", "−0.4 points"; empty unless both have it.
    std::string difference_text() const;
};

/// The counters of the kernel of one launch, the hardware's beside the emulator's.
struct KernelCounters {
    std::string kernel;
    std::int64_t launches = 0; ///< that the emulator made of it
    std::vector<KernelCounter> counters;
    std::string source;             ///< who counted: a sentence for the hardware, or why it has no figures
    std::vector<std::string> notes; ///< what to know before one compares the two: whole sentences

    bool counted() const; ///< whether the hardware has any of them
};

/// The totals of the kernel of `launch` over all its launches: the emulator counts each launch, the hardware
/// those of one kernel together. `hardware` is null where nothing was counted, and `why` then says why.
/// A kernel or a counter that the hardware does not have stays empty, and the notes say so.
KernelCounters kernel_counters(const Trace& trace, std::int64_t launch, const HardwareCount* hardware,
                               const std::string& why);

/// How full the SMs are by the modelled schedules of a kernel's launches, 0..1, over each SM's own active
/// time as the hardware's counter has it. Nothing where a launch has no schedule, where the kernel's
/// registers are not measured, or where there are too many blocks to deal out while somebody waits.
std::optional<double> modelled_occupancy(const Trace& trace, const std::string& kernel);

/// The hardware's counters that the emulator has as well, by our names.
std::vector<std::string> shared_counters();

} // namespace ks::scene
