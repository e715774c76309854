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

/// How findings name a line.
struct LineFinding {
    bool error = false;  ///< one of them is more than benign
    bool chosen = false; ///< one of them is chosen by the user
};

/// The part of a kernel's source that runs on the device, with what its lines cost.
struct SourceListing {
    std::vector<std::string> lines; ///< line 1 first
    std::map<int, LineCost> costs;  ///< by line; empty: not traced yet
    Heat heat = Heat::instructions;
    int current = 0;                     ///< the line that runs now; 0: none
    int before = 0;                      ///< the line that ran before
    int chosen = 0;                      ///< by the user
    std::map<int, LineFinding> findings; ///< the lines that findings name
    int first = 1;                       ///< the line that the listing begins with
};

/// The lines of a kernel file up to where its host side begins (KS_KERNELS).
std::vector<std::string> device_lines(std::string_view text);

/// The file that has most sites of the window's launch or, without a window, of all launches.
std::string file_of(const Trace& trace);

/// Draws the heads of the columns, each of which is a region that says what its numbers are, what is counted
/// and what the heat stands for; nothing where nothing was traced. Its height is `source_head_height`.
inline constexpr double source_head_height = 36;
void add_source_head(DisplayList& list, const SourceListing& listing, const Rect& frame,
                     const TextMeasure& measure);

/// The room for the heads above these lines: none where nothing was traced.
double head_height(const SourceListing& listing);

/// Draws the lines or, where they are higher than the frame, those around the current one. Each line that
/// cost something is a region "line N". Gives the height used.
double add_source_lines(DisplayList& list, const SourceListing& listing, const Rect& frame,
                        const TextMeasure& measure);

/// The height that all lines need in this width.
double source_lines_height(const SourceListing& listing, double width, const TextMeasure& measure);

/// Draws the heads and, below them, the lines. Gives the height used.
double add_source(DisplayList& list, const SourceListing& listing, const Rect& frame,
                  const TextMeasure& measure);

} // namespace ks::scene
