// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/item_plot.h"

#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ks::scene {
namespace {

constexpr std::size_t most_points = 4000;
constexpr std::size_t most_labels = 40;
constexpr double plot_line = 16;
constexpr std::int64_t density_columns = 96, density_rows = 64;

/// 1, 2 or 5 times a power of ten: the distance of some five ticks up to `most`.
double tick_step(double most) {
    const double rough = std::max(most, 1.0) / 5;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power)
            return std::max(1.0, factor * power);
    return std::max(1.0, 10 * power);
}

struct Frame {
    Rect area;
    double weight_high = 1, value_high = 1; ///< the ends of the axes
    double weight_step = 1, value_step = 1;

    Point at(const Item& item) const {
        return {area.x + area.width * static_cast<double>(item.weight) / weight_high,
                area.y + area.height * (1 - static_cast<double>(item.value) / value_high)};
    }
};

Text label(const Rect& rect, std::string text, Align align, Role role = Role::quiet) {
    Text made;
    made.rect = rect;
    made.text = std::move(text);
    made.align = align;
    made.role = role;
    made.size = 11;
    return made;
}

Frame frame_of(const ItemPlot& plot, double width, double height, const TextMeasure& measure) {
    Item most;
    for (const Item& item : plot.all)
        most = {std::max(most.value, item.value), std::max(most.weight, item.weight)};
    Frame frame;
    frame.weight_step = tick_step(static_cast<double>(most.weight));
    frame.value_step = tick_step(static_cast<double>(most.value));
    const auto end = [](double step, std::int64_t largest) {
        return std::max(1.0, std::ceil(static_cast<double>(largest) / step)) * step;
    };
    frame.weight_high = end(frame.weight_step, most.weight);
    frame.value_high = end(frame.value_step, most.value);
    const auto label_width = [&measure](double value) {
        return measure.width(number(value, 0), Face::interface, 11, Weight::regular);
    };
    const double left = label_width(frame.value_high) + 16;
    const double right = std::max(24.0, label_width(frame.weight_high) / 2 + 4); // the last label is whole
    frame.area = {left, 24, std::max(1.0, width - left - right), std::max(1.0, height - 24 - 3 * plot_line)};
    return frame;
}

void add_axes(DisplayList& list, const Frame& frame) {
    const Rect& area = frame.area;
    const double bottom = area.y + area.height;
    const auto rule = [&list](Point from, Point to) {
        Polyline line;
        line.points = {from, to};
        list.add(std::move(line));
    };
    for (double value = 0; value <= frame.value_high * 1.001; value += frame.value_step) {
        const double y = std::round(bottom - area.height * value / frame.value_high) + 0.5;
        rule({area.x, y}, {area.x + area.width, y});
        list.add(label({0, y - plot_line / 2, area.x - 8, plot_line}, number(value, 0), Align::right));
    }
    for (double weight = 0; weight <= frame.weight_high * 1.001; weight += frame.weight_step) {
        const double x = area.x + area.width * weight / frame.weight_high;
        list.add(label({x - 80, bottom + 4, 160, plot_line}, number(weight, 0), Align::centre));
    }
    list.add(label({0, 0, area.width, plot_line}, "Value", Align::left));
    list.add(label({area.x, bottom + 4 + plot_line, area.width, plot_line}, "Weight", Align::right));
}

void add_points(DisplayList& list, const Frame& frame, std::span<const Item> items, Role role, double side) {
    for (const Item& item : items) {
        const Point at = frame.at(item);
        list.add(Box{{at.x - side / 2, at.y - side / 2, side, side},
                     Fill{role, 1, Pattern::solid},
                     {},
                     side / 2,
                     false});
    }
}

void add_density(DisplayList& list, const Frame& frame, std::span<const Item> items) {
    HeatMap map;
    map.rect = frame.area;
    map.rows = density_rows;
    map.columns = density_columns;
    map.values.assign(static_cast<std::size_t>(density_rows * density_columns), 0);
    const auto bin = [](double share, std::int64_t bins) {
        return std::clamp(static_cast<std::int64_t>(share * static_cast<double>(bins)), std::int64_t{0},
                          bins - 1);
    };
    for (const Item& item : items) {
        const auto column = bin(static_cast<double>(item.weight) / frame.weight_high, density_columns);
        const auto row = bin(1 - static_cast<double>(item.value) / frame.value_high, density_rows);
        ++map.values[static_cast<std::size_t>(row * density_columns + column)];
    }
    const float most = *std::max_element(map.values.begin(), map.values.end());
    for (float& value : map.values)
        value = value > 0 ? value / most : std::numeric_limits<float>::quiet_NaN(); // no item there: quiet
    list.add(std::move(map));
}

void add_labels(DisplayList& list, const Frame& frame, const ItemPlot& plot) {
    const bool named = plot.chosen_labels.size() == plot.chosen.size();
    if (!named || plot.chosen.size() > most_labels)
        return;
    for (std::size_t i = 0; i < plot.chosen.size(); ++i) {
        const Point at = frame.at(plot.chosen[i]);
        list.add(label({at.x + 8, at.y - plot_line - 2, 56, plot_line}, plot.chosen_labels[i], Align::left,
                       Role::text));
        const Item& item = plot.chosen[i];
        list.regions.push_back(
            {{at.x - 8, at.y - 8, 16, 16},
             "item " + std::to_string(i),
             plot.chosen_labels[i] + ": value " + number(item.value) + ", weight " + number(item.weight)});
    }
}

} // namespace

DisplayList draw(const ItemPlot& plot, double width, double height, const TextMeasure& measure) {
    DisplayList list;
    list.width = width;
    list.height = height;
    if (plot.all.empty())
        return list;
    const Frame frame = frame_of(plot, width, height, measure);
    if (plot.all.size() > most_points) {
        add_density(list, frame, plot.all);
        add_axes(list, frame);
        if (plot.chosen.size() < plot.all.size())
            add_points(list, frame, plot.chosen.first(std::min(plot.chosen.size(), most_points)),
                       Role::accent, 5);
        return list;
    }
    add_axes(list, frame);
    if (plot.chosen.size() < plot.all.size())
        add_points(list, frame, plot.all, Role::masked, 6);
    add_points(list, frame, plot.chosen, Role::accent, 9);
    add_labels(list, frame, plot);
    return list;
}

} // namespace ks::scene
