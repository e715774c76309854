// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/trace.h"
#include "visual/scene/display_list.h"
#include "visual/scene/kernel/line_cost.h"
#include "visual/scene/measure.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ks::scene {

/// The findings of a line.
struct LineFinding {
    bool error = false;  ///< at least one is more than benign
    bool chosen = false; ///< the user has chosen one of them
};

/// The part of a kernel's source that runs on the device, with the cost of each line.
struct SourceListing {
    std::vector<std::string> lines; ///< line 1 first
    std::map<int, LineCost> costs;  ///< by line; empty: not traced yet
    Heat heat = Heat::instructions;
    int current = 0;                     ///< the line that runs now; 0: none
    int before = 0;                      ///< the line that ran before
    int chosen = 0;                      ///< the line that the user has chosen
    std::map<int, LineFinding> findings; ///< the lines that findings name
    int first = 1;                       ///< the first line of the listing
};

/// The lines of a kernel file before its host side (KS_KERNELS).
std::vector<std::string> device_lines(std::string_view text);

/// The file with the most sites of the window's launch or, without a window, of all launches.
std::string file_of(const Trace& trace);

/// Draws the headings of the columns, `source_head_height` pixels high. Each is a region that explains its
/// numbers, the counted quantity and the heat. Draws nothing if nothing was traced.
inline constexpr double source_head_height = 36;
void add_source_head(DisplayList& list, const SourceListing& listing, const Rect& frame,
                     const TextMeasure& measure);

/// The height of the headings above these lines; 0 if nothing was traced.
double head_height(const SourceListing& listing);

/// Draws the lines; if they do not fit into the frame, those around the current line. Each line with a cost
/// is a region "line N". Returns the height used.
double add_source_lines(DisplayList& list, const SourceListing& listing, const Rect& frame,
                        const TextMeasure& measure);

/// The height that all lines need in this width.
double source_lines_height(const SourceListing& listing, double width, const TextMeasure& measure);

/// Draws the headings and, below them, the lines. Returns the height used.
double add_source(DisplayList& list, const SourceListing& listing, const Rect& frame,
                  const TextMeasure& measure);

} // namespace ks::scene
