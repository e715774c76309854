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

/// What a source line cost, added up over its sites. Only what the emulator counts is in it: accesses to
/// memory, branches, barriers, fences, exchanges between lanes, and waits.
struct LineCost {
    Counters global;      ///< what moves sectors of 32 bytes
    Counters whole_lines; ///< loads of global memory that move lines of 128 bytes (Trace::load_bytes)
    Counters shared;
    Counters constant;
    Counters branches;
    Counters other; ///< barriers, fences, exchanges between lanes, waits

    /// Counted warp instructions of the line. A line with two loads counts two each time a warp runs it.
    std::int64_t requests() const;
    /// Global memory, however it is moved.
    Counters moved() const;
    /// What is delivered in wavefronts: shared and constant memory.
    Counters delivered() const;
    /// Sectors of 32 bytes that were moved; a line of 128 bytes is four of them.
    std::int64_t sectors() const { return moved().bytes_moved / 32; }

    void add(const TraceSite& site, int load_bytes);
};

/// The kinds of costs that a line can lose something by.
enum class Loss { sectors, wavefronts, divergence };
/// How much the line's warp instructions take beyond what other addresses, or lanes that agree, would need:
/// sectors or lines of global memory, wavefronts, and branches whose lanes go both ways.
double loss_of(const LineCost& cost, Loss loss);
/// Of a line with several kinds of costs, the one by which it loses most; nothing where it loses nothing, or
/// has one kind alone.
std::optional<Loss> worst_of(const LineCost& cost);

/// What the heat in the margin shows.
enum class Heat { instructions, sectors, wasted, conflicts, divergence };
inline constexpr std::array heats{Heat::instructions, Heat::sectors, Heat::wasted, Heat::conflicts,
                                  Heat::divergence};
std::string title_of(Heat heat); ///< "sectors of global memory"
double heat_of(const LineCost& cost, Heat heat);

/// The costs of the lines of `file`, over these launches of a trace.
std::map<int, LineCost> line_costs(std::span<const TraceLaunch> launches, std::string_view file,
                                   int load_bytes);

/// What a line cost, in words.
std::string words_of(const LineCost& cost);

} // namespace ks::scene
