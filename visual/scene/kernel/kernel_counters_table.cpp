// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/kernel_counters_table.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"
#include "visual/scene/written_table.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <utility>

namespace ks::scene {

namespace {

constexpr double beside_line = 22, beside_gap = 24, beside_size = 12, least_metric = 120;

std::string beside_words(const KernelCounter& counter) {
    std::string words = formatted("{}, {}: the emulator ", said(counter.group), said(counter.name));
    words += !counter.emulated
                 ? said("has no figure")
                 : (counter.modelled ? said("models ") : said("counted ")) + counter.emulated_text();
    if (!counter.counted)
        return words + said(", the hardware has no figure");
    words += formatted(", the hardware counted {}", counter.counted_text());
    if (!counter.metric.empty())
        words += formatted(" ({})", counter.metric);
    if (counter.differs())
        words += formatted("; they differ: {}", counter.difference_text());
    return words;
}

std::string marked_difference(const KernelCounter& counter) {
    return counter.differs() ? "≠ " + counter.difference_text() : counter.difference_text();
}

/// A heading of a group, or one of its counters.
struct BesideLine {
    const KernelCounter* counter = nullptr; ///< null: a heading
    std::string head;
    int index = 0;
};

std::vector<BesideLine> beside_lines(const KernelCounters& counters) {
    std::vector<BesideLine> lines;
    std::string group;
    for (int index = 0; const KernelCounter& counter : counters.counters) {
        if (counter.group != group)
            lines.push_back({.head = group = counter.group});
        lines.push_back({.counter = &counter, .index = index++});
    }
    return lines;
}

class BesideTable {
public:
    BesideTable(DisplayList& list, const KernelCounters& counters, const Rect& area,
                const TextMeasure& measure)
        : list_(list), area_(area), measure_(measure) {
        const auto widest = [&](const char* title, Face face, auto text) {
            double width = measure.width(title, Face::interface, beside_size, Weight::regular);
            for (const KernelCounter& counter : counters.counters)
                width = std::max(width, measure.width(text(counter), face, beside_size, Weight::medium));
            return std::ceil(width) + 2;
        };
        widths_[0] =
            std::min(area.width * 0.4, widest(said(titles[0]), Face::interface, [](const KernelCounter& c) {
                                           return said(c.name);
                                       }) + indent);
        widths_[1] =
            widest(said(titles[1]), Face::mono, [](const KernelCounter& c) { return c.emulated_text(); });
        widths_[2] =
            widest(said(titles[2]), Face::mono, [](const KernelCounter& c) { return c.counted_text(); });
        widths_[3] = widest(titles[3], Face::mono, marked_difference);
        counted_ = counters.counted();
        told_->title = formatted("Counters of {}", counters.kernel);
        for (std::size_t column = 1; column < (counted_ ? 5U : 4U); ++column)
            told_->heads.push_back(said(titles[column]));
    }

    void add_heads(double y) {
        place(y, [&](int column, const Rect& rect) {
            add_text(list_, measure_, rect, said(titles[static_cast<std::size_t>(column)]),
                     {.size = beside_size,
                      .role = Role::quiet,
                      .align = column == 0 || column == 4 ? Align::left : Align::right});
        });
        list_.add(
            Polyline{.points = {{area_.x, y + beside_line - 1}, {area_.x + area_.width, y + beside_line - 1}},
                     .stroke = Stroke{}});
    }

    void add_line(const BesideLine& line, double y) {
        if (!line.counter) {
            add_text(list_, measure_, {area_.x, y, area_.width, beside_line}, said(line.head),
                     {.size = beside_size, .weight = Weight::medium});
            return;
        }
        const KernelCounter& counter = *line.counter;
        const std::array texts{said(counter.name), counter.emulated_text(), counter.counted_text(),
                               marked_difference(counter), counter.metric};
        WrittenTable::Row row{.head = formatted("{}, {}", said(counter.group), said(counter.name)),
                              .texts{texts.begin() + 1, texts.begin() + 1 + told_->columns()},
                              .places{},
                              .words = beside_words(counter),
                              .region = written("counter {}", line.index)};
        place(y, [&](int column, Rect rect) {
            if (column == 0) {
                rect.x += indent;
                rect.width -= indent;
            } else {
                row.places.push_back(rect);
            }
            const bool differs = column == 3 && counter.differs();
            add_text(list_, measure_, rect, texts[static_cast<std::size_t>(column)],
                     {.size = column == 4 ? beside_size - 1 : beside_size,
                      .role = column == 4 ? Role::quiet
                              : differs   ? Role::accent
                                          : Role::text,
                      .align = column == 0 || column == 4 ? Align::left : Align::right,
                      .weight = differs ? Weight::medium : Weight::regular,
                      .face = column == 0 ? Face::interface : Face::mono});
        });
        list_.regions.push_back(
            {.rect = {area_.x, y, area_.width, beside_line}, .id = row.region, .description = row.words});
        told_->all.push_back(std::move(row));
    }

    /// Adds the table for screen readers, after all lines are drawn.
    void tell(double top, double bottom) {
        told_->area = {area_.x, top, area_.width, bottom - top};
        list_.tables.push_back({told_});
    }

private:
    static constexpr double indent = 12;
    static constexpr std::array titles{"Counter", "Emulated", "Hardware", "Difference",
                                       "Name in the hardware's list"};

    /// Gives each column its rectangle; columns that do not fit are omitted.
    void place(double y, const std::function<void(int, const Rect&)>& add) const {
        double x = area_.x;
        const double end = area_.x + area_.width;
        for (int column = 0; column < 4; ++column) {
            const double width = widths_[static_cast<std::size_t>(column)];
            if (x + width > end)
                return;
            add(column, {x, y, width, beside_line});
            x += width + beside_gap;
        }
        if (counted_ && end - x >= least_metric)
            add(4, {x, y, end - x, beside_line});
    }

    DisplayList& list_;
    Rect area_;
    const TextMeasure& measure_;
    std::array<double, 4> widths_{};
    bool counted_ = false; ///< whether the column with the hardware's names is shown
    std::shared_ptr<WrittenTable> told_ = std::make_shared<WrittenTable>();
};

/// Draws the text above the table. Returns the height used.
double add_beside_words(DisplayList& list, const KernelCounters& counters, const Rect& area,
                        const TextMeasure& measure) {
    add_text(
        list, measure, {area.x, area.y, area.width, beside_line},
        formatted("{}: {}", counters.kernel,
                  counted("1 launch", "{} launches together", counters.launches, number(counters.launches))),
        {.size = 13, .weight = Weight::bold});
    double y = area.y + beside_line;
    std::vector<std::string> paragraphs{counters.source};
    paragraphs.insert(paragraphs.end(), counters.notes.begin(), counters.notes.end());
    for (const std::string& text : paragraphs) {
        const double room = area.y + area.height - y;
        if (text.empty() || room < 18)
            continue;
        const double used =
            add_paragraph(list, measure, {area.x, y, area.width, std::min(room, 120.0)}, text,
                          {.role = Role::quiet, .face = Face::interface, .size = beside_size});
        if (&text == &paragraphs.front())
            list.regions.push_back(
                {.rect = {area.x, y, area.width, used}, .id = "source", .description = text});
        y += used + 2;
    }
    return y + 6 - area.y;
}

} // namespace

double add_kernel_counters(DisplayList& list, const KernelCounters& counters, const Rect& area,
                           const TextMeasure& measure) {
    if (area.height < beside_line)
        return 0;
    double y = area.y + add_beside_words(list, counters, area, measure);
    const std::vector<BesideLine> lines = beside_lines(counters);
    const double bottom = area.y + area.height;
    if (y + 3 * beside_line > bottom || lines.empty())
        return std::min(y, bottom) - area.y;
    BesideTable table(list, counters, area, measure);
    table.add_heads(y);
    const double top = y;
    y += beside_line;
    const auto fitting = static_cast<std::size_t>((bottom - y) / beside_line);
    const std::size_t shown = lines.size() <= fitting ? lines.size() : fitting - 1;
    for (std::size_t i = 0; i < shown; ++i, y += beside_line)
        table.add_line(lines[i], y);
    table.tell(top, y);
    if (shown < lines.size()) {
        const auto more = static_cast<std::int64_t>(lines.size() - shown);
        add_text(list, measure, {area.x, y, area.width, beside_line},
                 formatted("and {} more {}", number(more), counted("line", "lines", more)),
                 {.size = beside_size, .role = Role::quiet});
        y += beside_line;
    }
    return y - area.y;
}

} // namespace ks::scene
