// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/live/counters.h"
#include "solvers/run/trace.h"

#include <optional>
#include <string>
#include <vector>

namespace ks::scene {

/// The values of a GPU's hardware counters in the run of a trace.
struct HardwareCount {
    live::Counters counters;
    std::string device; ///< "NVIDIA H200"
    std::string host;   ///< the remote computer with the GPU; empty: this one
};

/// One counter of a kernel, summed over all its launches.
struct KernelCounter {
    std::string group;   ///< "global memory, loads"
    std::string name;    ///< "sectors"
    std::string counter; ///< our name of the hardware counter (solvers/gpu/counters/metrics.def); empty: none
    std::string metric;  ///< CUPTI's name of it; empty: not counted
    bool share = false;  ///< a fraction of 1, not a count
    bool modelled = false; ///< the emulator's side comes from the modelled block schedule, not from a count
    std::optional<double> emulated, counted;

    /// Whether both sides have a value and print differently.
    bool differs() const;
    std::string emulated_text() const; ///< "288 748", "66.7 %"; "–" if missing
    std::string counted_text() const;
    /// The hardware's value minus the emulator's: "+5", "−0.4 points"; empty unless both have it.
    std::string difference_text() const;
};

/// The counters of the kernel of one launch, hardware next to emulator.
struct KernelCounters {
    std::string kernel;
    std::int64_t launches = 0; ///< the number of launches in the emulator
    std::vector<KernelCounter> counters;
    std::string source;             ///< a sentence: who counted, or why the hardware has no values
    std::vector<std::string> notes; ///< what to know before comparing the two: whole sentences

    bool counted() const; ///< whether the hardware has any of the counters
};

/// The totals of the kernel of `launch` over all its launches; the hardware also counts all launches of a
/// kernel together. `hardware` is null if nothing was counted, and `why` then states the reason. A kernel or
/// counter that the hardware does not have stays empty, and the notes state it.
KernelCounters kernel_counters(const Trace& trace, std::int64_t launch, const HardwareCount* hardware,
                               const std::string& why);

/// The modelled occupancy of the SMs over a kernel's launches, as a fraction 0 .. 1 of each SM's active time,
/// like the hardware's counter. Returns nothing if a launch has no schedule, if the kernel's registers are
/// not measured, or if there are too many blocks to schedule interactively.
std::optional<double> modelled_occupancy(const Trace& trace, const std::string& kernel);

/// The hardware counters that the emulator has, too, by our names.
std::vector<std::string> shared_counters();

} // namespace ks::scene
