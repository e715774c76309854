// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/charts/chart_picture.h"

#include <QPainter>

#include <algorithm>
#include <memory>
#include <set>

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "visual/charts/elided_name.h"
#include "visual/charts/footnotes.h"
#include "visual/charts/plot.h"
#include "visual/charts/series_style.h"
#include "visual/paint/fonts.h"
#include "visual/paint/painter.h"

namespace ks::visual {
namespace {

using namespace scene;

constexpr double edge = 24, gap = 8, line = 24, tick_labels = 24;
constexpr double least_row = 24, highest_row = 56;
constexpr double named_row = 15; ///< the smallest height of a row with a name

/// Everything around the bars, for a size at scale 1.
class Layout {
public:
    Layout(const BarChart& chart, double width)
        : chart_(chart), width_(width), notes_(measure_, chart.notes(), width - 2 * edge) {
        add(Text{.rect = {edge, 16, width - 2 * edge, 32},
                 .text = chart.title(),
                 .role = Role::text,
                 .face = Face::interface,
                 .size = 20,
                 .weight = Weight::bold});
        y_ = 56;
        add_legend();
        y_ += gap;
        for (const BarChart::Bar& bar : chart.bars()) {
            left_ = std::max(left_, mono_width(chart.row_name(bar)));
            if (bar.instead.empty())
                right_ = std::max(right_, mono_width(figure(chart.unit(), bar.value)) + quality_width(bar));
        }
        left_ = std::min(edge + left_ + 16, (chart.mixed() ? 0.5 : 0.4) * width); // machine and date, too
        right_ = std::min(right_ + edge + gap, 0.4 * width);
    }

    double rows() const { return static_cast<double>(chart_.bars().size()); }

    double footer() const { return tick_labels + line + notes_.count() * line + gap; }

    /// The number of bars that have room for their names in a picture of this height, if there are few notes
    /// below.
    std::size_t bars_in(double height) const {
        const double free = height - y_ - tick_labels - line - gap - std::min(notes_.count(), 4.0) * line;
        return static_cast<std::size_t>(std::max(1.0, std::floor(free / named_row)));
    }

    /// Drops the last notes if the bars would otherwise have no room for their names.
    void fit(double height) {
        const double free = height - y_ - rows() * named_row - tick_labels - line - gap;
        notes_.fit(static_cast<std::size_t>(std::max(0.0, std::floor(free / line))));
    }

    double least_height() const { return y_ + rows() * least_row + footer(); }

    /// The rectangle of the bars in a picture of this height.
    QRectF area(double height) const {
        const double free = std::clamp(height - y_ - footer(), 1.0, rows() * highest_row);
        return QRectF(std::round(left_), y_, std::max(1.0, std::floor(width_ - left_ - right_)),
                      std::floor(free));
    }

    /// Draws everything on and around the bars.
    DisplayList finished(double height, const Axis& axis) && {
        const QRectF plot = area(height);
        add_regions(plot);
        // This line is drawn before the bars, so that it does not cross out their numbers.
        if (chart_.unit() == BarChart::Unit::ratio && axis.share(1) > 0 && axis.share(1) < 1) {
            const double x = std::round(plot.left() + plot.width() * axis.share(1));
            list_.add(Polyline{.points = {{x, plot.top()}, {x, plot.bottom()}},
                               .stroke = Stroke{.role = Role::text, .width = 1, .dashed = true}});
        }
        for (std::size_t row = 0; row < chart_.bars().size(); ++row)
            add_bar(bar_rect(chart_, axis, plot, row), chart_.bars()[row], axis, plot);
        add_ticks(axis, plot);
        double y = plot.bottom() + tick_labels;
        add(Text{.rect = {plot.left(), y, plot.width(), line},
                 .text = axis.title,
                 .role = Role::text,
                 .face = Face::interface,
                 .size = 13,
                 .weight = Weight::medium,
                 .align = Align::centre});
        for (const std::string& note : notes_.lines())
            add(Text{.rect = {edge, y += line, width_ - 2 * edge, line}, .text = note, .role = Role::quiet});
        list_.width = width_;
        list_.height = height;
        return std::move(list_);
    }

private:
    double mono_width(const std::string& text) const {
        return measure_.width(text, Face::mono, 12, Weight::regular);
    }

    /// The width of the remark next to the bar's number, with the gap before it.
    double quality_width(const BarChart::Bar& bar) const {
        return bar.quality.words.empty()
                   ? 0
                   : gap + measure_.width(bar.quality.words, Face::interface, 13, Weight::regular);
    }

    /// A bar's region is its whole row, because short bars are hard to point at.
    void add_regions(const QRectF& plot) {
        const double height = plot.height() / rows();
        for (std::size_t row = 0; row < chart_.bars().size(); ++row)
            list_.regions.push_back(
                {.rect = {edge, plot.top() + height * static_cast<double>(row), width_ - 2 * edge, height},
                 .id = written("bar {}", row),
                 .description = chart_.in_words(chart_.bars()[row])});
    }

    void add(Text text) {
        text.text = elided(measure_, text);
        list_.add(std::move(text));
    }

    /// Adds a swatch and a text for each place and source, as many per line as fit. The swatch shows the
    /// pattern of the source, but no variant's colour: the names of the bars tell the variants apart.
    void add_legend() {
        double x = edge;
        std::set<std::string> there;
        for (std::size_t i = 0; i < chart_.groups().size(); ++i) {
            const BarChart::Group& group = chart_.groups()[i];
            if (std::ranges::none_of(chart_.bars(), [i](const BarChart::Bar& bar) {
                    return bar.group == i && bar.instead.empty();
                }))
                continue; // the rows of this series state why they have no bar
            const std::string words = legend_words(group);
            if (!there.insert(words).second)
                continue;
            const double width = measure_.width(words, Face::interface, 13, Weight::regular);
            if (x > edge && x + 24 + width > width_ - edge) {
                x = edge;
                y_ += line;
            }
            list_.add(patterned({x, y_ + 6, 16, 12}, Role::quiet, group.source));
            add(Text{.rect = {x + 24, y_, std::min(width + 1, width_ - edge - x - 24), line}, .text = words});
            x += 24 + width + 24;
        }
        y_ += line;
    }

    /// In a mixed chart the bars' names state place and date, so the legend explains the patterns.
    std::string legend_words(const BarChart::Group& group) const {
        if (chart_.mixed() && group.source != Source::printed)
            return to_text(group.source);
        return group.where.empty()
                   ? formatted("{} · {}", group.name, to_text(group.source))
                   : formatted("{} · {} · {}", group.name, group.where, to_text(group.source));
    }

    void add_bar(const QRectF& rect, const BarChart::Bar& bar, const Axis& axis, const QRectF& plot) {
        if (rect.width() > 0)
            list_.add(patterned({rect.x(), rect.y(), rect.width(), rect.height()}, colour_of(bar.colour),
                                chart_.groups()[bar.group].source));
        if (rect.height() >= 9)
            list_.add(Text{.rect = {edge, rect.y(), plot.left() - edge - gap, rect.height()},
                           .text = elided_name(measure_, chart_.row_name(bar), plot.left() - edge - gap),
                           .role = Role::text,
                           .face = Face::mono,
                           .size = 12,
                           .weight = Weight::regular,
                           .align = Align::right});
        if (!bar.instead.empty())
            return add_reason(rect, bar, plot);
        double end = rect.right();
        if (bar.spread && bar.spread->max > bar.spread->min) {
            const auto at = [&](double value) {
                return plot.left() + plot.width() * std::max(0.0, axis.share(value));
            };
            const double from = at(bar.spread->min), to = at(bar.spread->max), middle = rect.center().y();
            const double half = std::min(5.0, rect.height() / 3);
            list_.add(Polyline{.points = {{from, middle}, {to, middle}},
                               .stroke = Stroke{.role = Role::text, .width = 1.5}});
            for (const double x : {from, to})
                list_.add(Polyline{.points = {{x, middle - half}, {x, middle + half}},
                                   .stroke = Stroke{.role = Role::text, .width = 1.5}});
            end = std::max(end, to);
        }
        if (rect.height() >= 9) {
            const std::string words = figure(chart_.unit(), bar.value);
            const double middle = rect.center().y(), width = mono_width(words);
            list_.add(Box{.rect = {end + 4, middle - 8, width + 4, 16},
                          .fill = Fill{.role = Role::surface}}); // covers the grid lines
            list_.add(Text{.rect = {end + 6, rect.y(), width, rect.height()},
                           .text = words,
                           .role = Role::text,
                           .face = Face::mono,
                           .size = 12});
            if (!bar.quality.words.empty())
                add_quality(bar, {end + 6 + width + gap, rect.y(), 0, rect.height()});
        }
    }

    /// Writes the remark on the answer after the bar's number, over the grid lines.
    void add_quality(const BarChart::Bar& bar, Rect rect) {
        rect.width = std::min(width_ - edge - rect.x, quality_width(bar) - gap + 1);
        list_.add(Box{.rect = {rect.x - 4, rect.y + rect.height / 2 - 8, rect.width + 8, 16},
                      .fill = Fill{.role = Role::surface}});
        add(Text{.rect = rect, .text = bar.quality.words, .role = Role::text});
    }

    /// Writes the reason where the bar would be, on a strip that hides the grid lines.
    void add_reason(const QRectF& rect, const BarChart::Bar& bar, const QRectF& plot) {
        const double width =
            std::min(plot.width() - gap, measure_.width(bar.instead, Face::interface, 13, {}));
        list_.add(Box{.rect = {plot.left() + gap, rect.center().y() - 10, width + gap, 20},
                      .fill = Fill{.role = Role::surface}});
        add(Text{.rect = {plot.left() + gap, rect.y(), width + 1, rect.height()},
                 .text = bar.instead,
                 .role = Role::quiet});
    }

    /// Omits labels that would touch; the label at the low end is always drawn.
    void add_ticks(const Axis& axis, const QRectF& plot) {
        double widest = 0;
        for (const Axis::Tick& tick : axis.ticks)
            widest = std::max(widest, mono_width(tick.label));
        const double spacing =
            plot.width() / static_cast<double>(std::max<std::size_t>(axis.ticks.size() - 1, 1));
        const auto stride = static_cast<std::size_t>(std::max(1.0, std::ceil((widest + gap) / spacing)));
        for (std::size_t i = 0; i < axis.ticks.size(); i += stride) {
            const double x = plot.left() + plot.width() * axis.share(axis.ticks[i].value * axis.unit);
            list_.add(Text{.rect = {x - widest / 2, plot.bottom() + 4, widest, 16},
                           .text = axis.ticks[i].label,
                           .role = Role::quiet,
                           .face = Face::mono,
                           .size = 12,
                           .weight = Weight::regular,
                           .align = Align::centre});
        }
    }

    const BarChart& chart_;
    double width_, y_ = 0, left_ = 0, right_ = 0;
    paint::FontMeasure measure_;
    Footnotes notes_;
    DisplayList list_;
};

/// The chart with as many bars as have room for their names.
BarChart fitting(const BarChart& chart, QSizeF size) {
    return chart.first(Layout(chart, size.width()).bars_in(size.height()));
}

} // namespace

Picture chart_picture(const BarChart& chart, AxisScale scale, const paint::Theme& theme, QSizeF size) {
    const QSizeF inner = size / theme.scale();
    const BarChart part = fitting(chart, inner);
    const Axis axis = axis_for(part, scale);
    Layout layout(part, inner.width());
    layout.fit(inner.height());
    const auto plot = std::make_shared<const Plot>(part, axis, theme, inner, layout.area(inner.height()));
    const auto words = std::make_shared<const DisplayList>(std::move(layout).finished(inner.height(), axis));
    return {.size = size, .list = words, .theme = &theme, .below = [plot](QPainter& painter) {
                plot->render(painter);
            }};
}

std::vector<Region> chart_regions(const BarChart& chart, AxisScale scale, const paint::Theme& theme,
                                  QSizeF size) {
    const QSizeF inner = size / theme.scale();
    const BarChart part = fitting(chart, inner);
    Layout layout(part, inner.width());
    layout.fit(inner.height());
    return std::move(layout).finished(inner.height(), axis_for(part, scale)).regions;
}

double chart_height(const BarChart& chart, const paint::Theme& theme, double width) {
    return Layout(chart, width / theme.scale()).least_height() * theme.scale();
}

QString chart_in_words(const BarChart& chart) {
    std::string out = formatted("{}. {}: ", chart.title(), chart.axis());
    for (const BarChart::Bar& bar : chart.bars()) {
        const BarChart::Group& group = chart.groups()[bar.group];
        const std::string words =
            bar.instead.empty()
                ? formatted("{}, {}", figure_in_words(chart.unit(), bar.value, {}, bar.quality),
                            to_text(group.source))
                : bar.instead;
        out += formatted("{} on {} {}; ", chart.labels()[bar.label], group.name, words);
    }
    for (const std::string& note : chart.notes())
        out += note + " ";
    return QString::fromStdString(out).trimmed();
}

} // namespace ks::visual
