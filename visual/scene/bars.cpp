// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/bars.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

Mark taken_mark() {
    return {{.fill = Fill{.role = Role::changed, .opacity = tint},
             .stroke = Stroke{.role = Role::changed, .width = 1.5},
             .radius = 2}};
}

/// The frame around the bar that the steps fill.
Mark loud_mark() {
    return {{.stroke = Stroke{.role = Role::accent, .width = 2}, .radius = 2}};
}

std::string numbers_of(const BarItem& item) {
    return formatted("({}, {})", number(item.value), number(item.weight));
}

/// "(40, 12)"; for an item with a name, "tent (40, 12)".
std::string item_words(const BarItem& item) {
    return item.name.empty() ? numbers_of(item) : written("{} {}", item.name, numbers_of(item));
}

/// "12" with its digits grouped; a fraction as it is.
std::string value_words(const Bar& bar) {
    const bool whole = !bar.value.empty() && bar.value.find_first_not_of("0123456789") == std::string::npos &&
                       bar.value.size() < 19;
    return whole ? number(static_cast<std::int64_t>(std::stoll(bar.value))) : bar.value;
}

class BarsPicture {
public:
    BarsPicture(DisplayList& list, const BarsState& state, const Rect& area, const TextMeasure& measure,
                double scale)
        : list_(list), state_(state), area_(area), measure_(measure), scale_(scale) {
        text_ = std::round(13 * scale_);
        small_ = std::round(12 * scale_);
        value_ = std::round(26 * scale_);
        double widest = measure.width(state.longest_value, Face::mono, value_, Weight::bold);
        for (const Bar& bar : state.bars)
            widest = std::max(widest, measure.width(value_words(bar), Face::mono, value_, Weight::bold));
        width_ = area.width - widest - 24;
    }

    double draw() {
        const bool stepped = std::ranges::any_of(state_.bars, &Bar::loud);
        double y = area_.y + (stepped ? draw_chips() : draw_items());
        const double head = std::round(22 * scale_);
        const double pitch = std::min(std::round(76 * scale_), (area_.y + area_.height - y - head) /
                                                                   static_cast<double>(state_.bars.size()));
        for (const Bar& bar : state_.bars) {
            draw_bar(bar, y, pitch);
            y += pitch;
        }
        add_text(list_, measure_, {area_.x, y, width_, head},
                 said("weight, up to the capacity ") + number(state_.capacity),
                 {.size = small_, .role = Role::quiet, .align = Align::right});
        return y + head - area_.y;
    }

private:
    /// Writes all items, the best value per weight first.
    double draw_items() {
        const double height = std::round(20 * scale_);
        std::string words = said("items by value per weight: ");
        for (const BarItem& item : state_.items)
            words += item_words(item) + "  ";
        add_text(list_, measure_, {area_.x, area_.y, area_.width, height}, words,
                 {.size = small_, .role = Role::quiet});
        return height + 8;
    }

    /// Draws a box for each item, marked by its state in the current bar. If there are too many, the boxes up
    /// to the current item are shown.
    double draw_chips() {
        const double height = std::round(24 * scale_), gap = std::round(4 * scale_);
        std::vector<double> widths;
        for (const BarItem& item : state_.items)
            widths.push_back(measure_.width(item_words(item), Face::mono, small_, Weight::regular) + 12);
        std::size_t first = 0;
        double before = 0; // the width of the chips before the current one
        for (std::size_t i = 0; state_.in_hand && i <= *state_.in_hand; ++i) {
            before += widths[i] + gap;
            while (before > area_.width && first < i)
                before -= widths[first++] + gap;
        }
        double x = area_.x;
        for (std::size_t i = first; i < widths.size() && x + widths[i] <= area_.x + area_.width; ++i) {
            draw_chip(i, {x, area_.y, widths[i], height});
            x += widths[i] + gap;
        }
        return height + 12;
    }

    void draw_chip(std::size_t i, const Rect& rect) {
        const BarItem& item = state_.items[i];
        const auto& parts = state_.bars[state_.current].parts;
        const auto packed = std::ranges::find(parts, i, &Bar::Part::item);
        const bool refused = std::ranges::find(state_.refused, i) != state_.refused.end();
        const bool in_part = packed != parts.end() && packed->share < 1;
        add_mark(list_, rect,
                 in_part                 ? next_mark()
                 : packed != parts.end() ? taken_mark()
                 : refused               ? cut_mark()
                                         : plain_mark());
        if (state_.in_hand == i)
            add_mark(list_, rect, loud_mark());
        add_text(list_, measure_, rect, item_words(item),
                 {.size = small_, .align = Align::centre, .face = Face::mono});
        const char* became = in_part                 ? said("taken in part")
                             : packed != parts.end() ? said("taken")
                             : refused               ? said("left out")
                                                     : said("not looked at yet");
        list_.regions.push_back({.rect = rect,
                                 .id = written("item {}", i + 1),
                                 .description = formatted("item {}, value {}, weight {}: {}", item.index + 1,
                                                          item.value, item.weight, became)});
    }

    double length(double weight) const {
        return width_ * weight / std::max(1.0, static_cast<double>(state_.capacity));
    }

    void draw_bar(const Bar& bar, double y, double pitch) {
        const double usual = std::round(20 * scale_), gap = std::round(12 * scale_);
        const bool low = pitch - usual - gap < text_ + 4; // then the names shrink with the bars
        const double head = low ? std::min(usual, text_ + 4) : usual,
                     high = std::max(4.0, low ? std::min(text_ + 4, pitch - head - 2) : pitch - head - gap);
        add_text(list_, measure_, {area_.x, y, width_, head}, said(std::string(bar.name)),
                 {.size = text_, .weight = bar.optimal || bar.loud ? Weight::bold : Weight::regular});
        const double top = y + head;
        add_mark(list_, {area_.x, top, width_, high}, plain_mark());
        double x = area_.x;
        for (const Bar::Part& part : bar.parts)
            x += draw_part(bar, part, x, top, high);
        if (bar.loud)
            add_mark(list_, {area_.x, top, width_, high}, loud_mark());
        add_text(list_, measure_, {area_.x + width_ + 16, top, area_.width - width_ - 16, high},
                 value_words(bar),
                 {.size = value_,
                  .role = bar.optimal ? Role::optimal : Role::text,
                  .weight = Weight::bold,
                  .face = Face::mono});
    }

    /// Returns the width of the part.
    double draw_part(const Bar& bar, const Bar::Part& part, double x, double top, double high) {
        const BarItem& item = state_.items[part.item];
        const Rect rect{x, top, length(part.share * static_cast<double>(item.weight)), high};
        add_mark(list_, {rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2},
                 part.share < 1 ? next_mark()
                 : bar.optimal  ? chosen_mark()
                                : taken_mark());
        const auto width = [this](const std::string& words, double size) {
            return measure_.width(words, Face::mono, size, Weight::regular);
        };
        const std::string words = part_words(part, rect.width - 6);
        constexpr double least = 8;
        double size =
            std::min(text_, std::floor(high - 2)); // a word higher than its bar would be crossed out
        while (size > least && width(words, size) > rect.width - 6)
            size -= 1;
        if (size >= least && width(words, size) <= rect.width - 4)
            list_.add(Text{.rect = rect,
                           .text = words,
                           .role = Role::text,
                           .face = Face::mono,
                           .size = size,
                           .weight = Weight::regular,
                           .align = Align::centre});
        return rect.width;
    }

    /// The longest text about the part that fits. The numbers of an item with a name are also above the bars.
    std::string part_words(const Bar::Part& part, double room) const {
        const BarItem& item = state_.items[part.item];
        std::string words = item_words(item);
        for (const std::string& shorter : {item.name, numbers_of(item)})
            if (!shorter.empty() && measure_.width(words, Face::mono, text_, Weight::regular) > room)
                words = shorter;
        if (part.share == 1)
            return words;
        words = formatted("{} of {}", percent(part.share), words);
        return measure_.width(words, Face::mono, small_, Weight::regular) > room ? percent(part.share)
                                                                                 : words;
    }

    DisplayList& list_;
    const BarsState& state_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_ = 1, text_ = 13, small_ = 12, value_ = 26, width_ = 0;
};

} // namespace

std::vector<LegendEntry> stepped_bars_legend() {
    std::vector<LegendEntry> entries = bars_legend();
    entries.insert(entries.begin(), {.text = said("this item"), .sample = loud_mark()});
    entries.push_back({.text = said("left out"), .sample = cut_mark()});
    return entries;
}

double draw_bars(DisplayList& list, const BarsState& state, const Rect& area, const TextMeasure& measure,
                 double scale) {
    return BarsPicture(list, state, area, measure, scale).draw();
}

std::vector<LegendEntry> bars_legend() {
    return {{.text = said("taken"), .sample = taken_mark()},
            {.text = said("taken in part"), .sample = next_mark()},
            {.text = said("in the optimum"), .sample = chosen_mark()}};
}

} // namespace ks::scene
