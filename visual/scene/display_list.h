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

/// The stroke is inside `rect`, so that a box at whole pixels has crisp edges.
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

/// One line of text. The height of capitals and digits is centred in `rect`, so that all texts align. Thin
/// spaces (numbers.h) are gaps. The painter never clips text: the scene cuts or elides it.
struct Text {
    Rect rect;
    std::string text; ///< UTF-8
    Role role = Role::text;
    Face face = Face::interface;
    double size = 13; ///< pixels
    Weight weight = Weight::regular;
    Align align = Align::left;
};

/// Values for a perceptually even ramp, row-major. NaN is drawn quiet; `nothing` is not drawn. The map is one
/// image of any size.
struct HeatMap {
    static constexpr float nothing = -1;

    Rect rect;
    std::int64_t rows = 0, columns = 0;
    std::vector<float> values; ///< 0 .. 1, NaN or nothing
    double opacity = 1;
};

using Primitive = std::variant<Box, Polyline, Text, HeatMap>;

/// A place with a tool tip and words for screen readers.
struct Region {
    Rect rect;
    std::string id;          ///< "cell 2 7"
    std::string description; ///< spoken, and shown as a tool tip
};

/// One picture, from back to front, in pixels at scale 1. The screen, PNG, SVG and PDF use the same list.
/// The list has no clip operation, because QSvgGenerator ignores clips: shapes are cut when they are made.
struct DisplayList {
    double width = 0, height = 0;
    std::vector<Primitive> items;
    std::vector<Region> regions;
    std::vector<PlacedTable> tables{}; ///< the tables in the picture, for screen readers

    void add(Primitive item);
    /// Adds everything in `picture` on top.
    void append(DisplayList picture);
    /// Moves everything by this distance.
    void move(double dx, double dy);
    /// Enlarges everything by `factor`, including letters and strokes; the top left corner stays.
    void scale(double factor);
};

/// The list as text, one line per item, for golden files and comparisons in tests.
std::string to_text(const DisplayList& list);

} // namespace ks::scene
