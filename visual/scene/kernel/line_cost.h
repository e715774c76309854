// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ks::scene {

/// The cost of a source line, summed over its sites. It includes only what the emulator counts: accesses to
/// memory, branches, barriers, fences, exchanges between lanes, and waits.
struct LineCost {
    Counters global;      ///< accesses that move sectors of 32 bytes
    Counters whole_lines; ///< loads of global memory that move lines of 128 bytes (Trace::load_bytes)
    Counters shared;
    Counters constant;
    Counters branches;
    Counters other; ///< barriers, fences, exchanges between lanes, waits

    /// The number of warp instructions of the line. A line with two loads counts two each time a warp
    /// executes it.
    std::int64_t requests() const;
    /// All accesses to global memory: sectors and whole lines.
    Counters moved() const;
    /// Accesses delivered in wavefronts: shared and constant memory.
    Counters delivered() const;
    /// The number of 32-byte sectors moved; a line of 128 bytes counts as four.
    std::int64_t sectors() const { return moved().bytes_moved / 32; }

    void add(const TraceSite& site, int load_bytes);
};

/// The kinds of costs that can be avoidable.
enum class Loss { sectors, wavefronts, divergence };
/// The avoidable cost of the line's warp instructions, compared with ideal addresses and with lanes that
/// agree: sectors or lines of global memory, wavefronts, and divergent branches.
double loss_of(const LineCost& cost, Loss loss);
/// The kind with the largest avoidable cost in a line with several kinds of costs. Nothing if no cost is
/// avoidable or the line has only one kind.
std::optional<Loss> worst_of(const LineCost& cost);

/// The quantity that the colour in the margin shows.
enum class Heat { instructions, sectors, wasted, conflicts, divergence };
inline constexpr std::array heats{Heat::instructions, Heat::sectors, Heat::wasted, Heat::conflicts,
                                  Heat::divergence};
std::string title_of(Heat heat); ///< "sectors of global memory"
double heat_of(const LineCost& cost, Heat heat);

/// The costs of the lines of `file`, summed over these launches of a trace.
std::map<int, LineCost> line_costs(std::span<const TraceLaunch> launches, std::string_view file,
                                   int load_bytes);

/// The cost of a line, in words.
std::string words_of(const LineCost& cost);

} // namespace ks::scene
