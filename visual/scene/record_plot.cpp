// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/record_plot.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "visual/scene/measure.h"
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

/// The distance of about five ticks up to `most`: 1, 2 or 5 times a power of ten.
double tick_step(double most) {
    const double rough = std::max(most, 1.0) / 5;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power)
            return std::max(1.0, factor * power);
    return std::max(1.0, 10 * power);
}

/// The two numbers of a record: `across` is on the horizontal axis, `up` on the vertical one.
struct Numbers {
    std::int64_t across = 0, up = 0;
};

/// The numbers of the plot's records.
class Records {
public:
    explicit Records(const RecordPlot& plot)
        : contents_(*plot.contents), ratio_(*plot.contents->fields().ratio), chosen_(plot.chosen_group) {}

    std::size_t all() const { return contents_.all_records(); }
    std::size_t chosen() const { return contents_.records(chosen_); }
    Numbers chosen(std::size_t k) const { return numbers(chosen_, k); }
    Numbers most() const {
        return {.across = contents_.range(ratio_.under).most, .up = contents_.range(ratio_.over).most};
    }
    std::string_view across() const { return title(ratio_.under); }
    std::string_view up() const { return title(ratio_.over); }

    template <class Each>
    void each(Each each) const {
        for (std::size_t group = 0; group < contents_.groups(); ++group)
            for (std::size_t k = 0; k < contents_.records(group); ++k)
                each(numbers(group, k));
    }

private:
    Numbers numbers(std::size_t group, std::size_t k) const {
        return {.across = contents_.number(FieldAt::of_record(ratio_.under, group, k)),
                .up = contents_.number(FieldAt::of_record(ratio_.over, group, k))};
    }
    std::string_view title(std::size_t field) const { return contents_.fields().of_record[field].title; }

    const Contents& contents_;
    const Fields::Ratio& ratio_;
    std::size_t chosen_;
};

struct Frame {
    Rect area;
    double across_high = 1, up_high = 1; ///< the ends of the axes
    double across_step = 1, up_step = 1;

    Point at(const Numbers& record) const {
        return {area.x + area.width * static_cast<double>(record.across) / across_high,
                area.y + area.height * (1 - static_cast<double>(record.up) / up_high)};
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

Frame frame_of(const Records& records, double width, double height, const TextMeasure& measure) {
    const Numbers most = records.most();
    Frame frame;
    frame.across_step = tick_step(static_cast<double>(most.across));
    frame.up_step = tick_step(static_cast<double>(most.up));
    const auto end = [](double step, std::int64_t largest) {
        return std::max(1.0, std::ceil(static_cast<double>(largest) / step)) * step;
    };
    frame.across_high = end(frame.across_step, most.across);
    frame.up_high = end(frame.up_step, most.up);
    const auto label_width = [&measure](double value) {
        return measure.width(number(value, 0), Face::interface, 11, Weight::regular);
    };
    const double left = label_width(frame.up_high) + 16;
    // so that the last label fits
    const double right = std::max(24.0, label_width(frame.across_high) / 2 + 4);
    frame.area = {left, 24, std::max(1.0, width - left - right), std::max(1.0, height - 24 - 3 * plot_line)};
    return frame;
}

void add_axes(DisplayList& list, const Frame& frame, const Records& records) {
    const Rect& area = frame.area;
    const double bottom = area.y + area.height;
    const auto rule = [&list](Point from, Point to) {
        Polyline line;
        line.points = {from, to};
        list.add(std::move(line));
    };
    for (double value = 0; value <= frame.up_high * 1.001; value += frame.up_step) {
        const double y = std::round(bottom - area.height * value / frame.up_high) + 0.5;
        rule({area.x, y}, {area.x + area.width, y});
        list.add(label({0, y - plot_line / 2, area.x - 8, plot_line}, number(value, 0), Align::right));
    }
    for (double weight = 0; weight <= frame.across_high * 1.001; weight += frame.across_step) {
        const double x = area.x + area.width * weight / frame.across_high;
        list.add(label({x - 80, bottom + 4, 160, plot_line}, number(weight, 0), Align::centre));
    }
    list.add(label({0, 0, area.width, plot_line}, said(std::string(records.up())), Align::left));
    list.add(label({area.x, bottom + 4 + plot_line, area.width, plot_line},
                   said(std::string(records.across())), Align::right));
}

Box point(const Frame& frame, const Numbers& record, Role role, double size) {
    const Point at = frame.at(record);
    return {.rect = {at.x - size / 2, at.y - size / 2, size, size},
            .fill = Fill{.role = role},
            .radius = size / 2};
}

void add_chosen(DisplayList& list, const Frame& frame, const Records& records, double size) {
    for (std::size_t k = 0; k < std::min(records.chosen(), most_points); ++k)
        list.add(point(frame, records.chosen(k), Role::accent, size));
}

void add_density(DisplayList& list, const Frame& frame, const Records& records) {
    HeatMap map;
    map.rect = frame.area;
    map.rows = density_rows;
    map.columns = density_columns;
    map.values.assign(static_cast<std::size_t>(density_rows * density_columns), 0);
    const auto bin = [](double share, std::int64_t bins) {
        return std::clamp(static_cast<std::int64_t>(share * static_cast<double>(bins)), std::int64_t{0},
                          bins - 1);
    };
    records.each([&](const Numbers& record) {
        const auto column = bin(static_cast<double>(record.across) / frame.across_high, density_columns);
        const auto row = bin(1 - static_cast<double>(record.up) / frame.up_high, density_rows);
        ++map.values[static_cast<std::size_t>(row * density_columns + column)];
    });
    const float most = *std::max_element(map.values.begin(), map.values.end());
    for (float& value : map.values)
        value = value > 0 ? value / most : std::numeric_limits<float>::quiet_NaN(); // no record: drawn quiet
    list.add(std::move(map));
}

void add_names(DisplayList& list, const Frame& frame, const Records& records,
               const std::vector<std::string>& names, const TextMeasure& measure) {
    constexpr double usual_width = 56, most_width = 120;
    if (names.size() != records.chosen() || names.size() > most_labels)
        return;
    for (std::size_t k = 0; k < names.size(); ++k) {
        const Numbers record = records.chosen(k);
        const Point at = frame.at(record);
        Text text = label({at.x + 8, at.y - plot_line - 2, usual_width, plot_line}, names[k], Align::left,
                          Role::text);
        text.rect.width = std::clamp(scene::width(measure, text), usual_width, most_width);
        text.text = elided(measure, text);
        list.add(std::move(text));
        list.regions.push_back(
            {.rect = {at.x - 8, at.y - 8, 16, 16},
             .id = written("item {}", k),
             .description =
                 formatted("{}: {} {}, {} {}", names[k], within_sentence(records.up()), number(record.up),
                           within_sentence(records.across()), number(record.across))});
    }
}

} // namespace

DisplayList draw(const RecordPlot& plot, double width, double height, const TextMeasure& measure) {
    DisplayList list;
    list.width = width;
    list.height = height;
    if (!plot.contents || plot.contents->all_records() == 0)
        return list;
    const Records records(plot);
    const Frame frame = frame_of(records, width, height, measure);
    const bool others = records.chosen() < records.all();
    if (records.all() > most_points) {
        add_density(list, frame, records);
        add_axes(list, frame, records);
        if (others)
            add_chosen(list, frame, records, 5);
        return list;
    }
    add_axes(list, frame, records);
    if (others)
        records.each([&](const Numbers& record) { list.add(point(frame, record, Role::masked, 6)); });
    add_chosen(list, frame, records, 9);
    add_names(list, frame, records, plot.chosen_names, measure);
    return list;
}

} // namespace ks::scene
