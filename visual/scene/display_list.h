// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/scene/geometry.h"
#include "visual/scene/picture_table.h"
#include "visual/scene/roles.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ks::scene {

enum class Pattern { solid, hatch };
struct Fill {
    Role role = Role::panel;
    double opacity = 1;
    Pattern pattern = Pattern::solid;
};
struct Stroke {
    Role role = Role::hairline;
    double width = 1;
    bool dashed = false;
};

/// The stroke lies inside `rect`, so that a box at whole pixels has crisp edges.
struct Box {
    Rect rect;
    std::optional<Fill> fill;
    std::optional<Stroke> stroke;
    double radius = 0;
    bool corner_mark = false; ///< a small filled triangle in the top right corner, in the stroke's role
};

struct Polyline {
    std::vector<Point> points;
    Stroke stroke;
    bool arrow = false; ///< an arrow head at the last point
};

/// One line of text. Its capitals and digits are centred vertically in `rect`, whatever letters it has. Thin
/// spaces (numbers.h) are gaps. The painter never clips it: the scene cuts or elides.
struct Text {
    Rect rect;
    std::string text; ///< UTF-8
    Role role = Role::text;
    Face face = Face::interface;
    double size = 13; ///< pixels
    Weight weight = Weight::regular;
    Align align = Align::left;
};

/// Values for a perceptually even ramp, row-major; NaN is drawn quiet, `nothing` not at all. It is one image,
/// whatever its size.
struct HeatMap {
    static constexpr float nothing = -1;

    Rect rect;
    std::int64_t rows = 0, columns = 0;
    std::vector<float> values; ///< 0 .. 1, NaN or nothing
    double opacity = 1;
};

using Primitive = std::variant<Box, Polyline, Text, HeatMap>;

/// A place that has a tip for the pointer and words for screen readers.
struct Region {
    Rect rect;
    std::string id;          ///< "cell 2 7"
    std::string description; ///< spoken and shown as a tip
};

/// One picture, back to front, in pixels at scale 1. The same list serves the screen, PNG, SVG and PDF. There
/// is no clip operation, because QSvgGenerator ignores clips: geometry is cut where it is made.
struct DisplayList {
    double width = 0, height = 0;
    std::vector<Primitive> items;
    std::vector<Region> regions;
    std::vector<PlacedTable> tables{}; ///< what of it is a table, for screen readers

    void add(Primitive item);
    /// Adds all that a picture of its own has, on top.
    void append(DisplayList picture);
    /// Moves everything by this distance.
    void move(double dx, double dy);
    /// Makes everything `factor` times as large, letters and strokes too; the top left corner stays.
    void scale(double factor);
};

/// The list as text, one line an item: what golden files hold and tests compare.
std::string to_text(const DisplayList& list);

} // namespace ks::scene
