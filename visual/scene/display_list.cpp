// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/display_list.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <string_view>
#include <utility>

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

namespace ks::scene {
namespace {

/// Rounds to 0.01, without trailing zeros and never "-0", so that golden files do not change with harmless
/// changes of arithmetic.
std::string rounded(double value) {
    if (std::isnan(value))
        return "nan";
    const double hundredths = std::round(value * 100) / 100;
    std::array<char, 400> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(),
                                   hundredths == 0 ? 0 : hundredths, std::chars_format::fixed, 2);
    std::string text(digits.data(), end.ptr);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.ends_with('.'))
            text.pop_back();
    }
    return text;
}

std::string text_of(const Point& point) {
    return written("{} {}", rounded(point.x), rounded(point.y));
}

std::string text_of(const Rect& rect) {
    return written("{} {} {} {}", rounded(rect.x), rounded(rect.y), rounded(rect.width),
                   rounded(rect.height));
}

std::string text_of(const Fill& fill) {
    std::string out = written(" fill {}", to_text(fill.role));
    if (fill.opacity != 1)
        out += " " + rounded(fill.opacity);
    if (fill.pattern == Pattern::hatch)
        out += " hatch";
    return out;
}

std::string text_of(const Stroke& stroke) {
    std::string out = written(" stroke {} {}", to_text(stroke.role), rounded(stroke.width));
    if (stroke.dashed)
        out += " dashed";
    return out;
}

/// The text in quotes. A thin space is written \, as in TeX, so that it can be seen.
std::string in_quotes(std::string_view text) {
    std::string out = "\"";
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i).starts_with(thin_space)) {
            out += "\\,";
            i += thin_space.size() - 1;
        } else if (text[i] == '\n') {
            out += "\\n";
        } else {
            if (text[i] == '"' || text[i] == '\\')
                out += '\\';
            out += text[i];
        }
    }
    return out + '"';
}

struct Line {
    std::string operator()(const Box& box) const {
        std::string out = "box " + text_of(box.rect);
        if (box.fill)
            out += text_of(*box.fill);
        if (box.stroke)
            out += text_of(*box.stroke);
        if (box.radius != 0)
            out += " radius " + rounded(box.radius);
        if (box.corner_mark)
            out += " corner";
        return out;
    }

    std::string operator()(const Polyline& line) const {
        std::string out = line.arrow ? "arrow" : "line";
        for (const Point& point : line.points)
            out += written(" ({})", text_of(point));
        return out + text_of(line.stroke);
    }

    std::string operator()(const Text& text) const {
        std::string out =
            written("text {} {} {}{} {}", text_of(text.rect), in_quotes(text.text), to_text(text.role),
                    text.face == Face::mono ? " mono" : "", rounded(text.size));
        if (text.weight != Weight::regular)
            out += text.weight == Weight::bold ? " bold" : " medium";
        if (text.align != Align::left)
            out += text.align == Align::right ? " right" : " centre";
        return out;
    }

    std::string operator()(const HeatMap& map) const {
        std::string out = written("heat {} {}x{}", text_of(map.rect), map.rows, map.columns);
        if (map.opacity != 1)
            out += " opacity " + rounded(map.opacity);
        // FNV-1a hash, used when there are too many values to print
        std::uint64_t hash = 14695981039346656037u;
        for (std::size_t i = 0; i < map.values.size(); ++i) {
            const std::string value = " " + rounded(map.values[i]);
            if (i < 256)
                out += value;
            for (const char c : value)
                hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
        }
        if (map.values.size() > 256)
            out += written(" and {} more, hash {}", map.values.size() - 256, hash);
        return out;
    }
};

} // namespace

// Not inline: g++ 12 would warn about uninitialised members of inactive alternatives.
void DisplayList::add(Primitive item) {
    items.push_back(std::move(item));
}

void DisplayList::append(DisplayList picture) {
    std::ranges::move(picture.items, std::back_inserter(items));
    std::ranges::move(picture.regions, std::back_inserter(regions));
    std::ranges::move(picture.tables, std::back_inserter(tables));
}

void DisplayList::move(double dx, double dy) {
    struct Move {
        double dx, dy;
        void operator()(Point& point) const {
            point.x += dx;
            point.y += dy;
        }
        void operator()(Rect& rect) const {
            rect.x += dx;
            rect.y += dy;
        }
        void operator()(Box& box) const { (*this)(box.rect); }
        void operator()(Text& text) const { (*this)(text.rect); }
        void operator()(HeatMap& map) const { (*this)(map.rect); }
        void operator()(Polyline& line) const { std::ranges::for_each(line.points, *this); }
    };
    for (Primitive& item : items)
        std::visit(Move{.dx = dx, .dy = dy}, item);
    for (Region& region : regions)
        Move{.dx = dx, .dy = dy}(region.rect);
    for (PlacedTable& table : tables) {
        table.x += dx;
        table.y += dy;
    }
}

void DisplayList::scale(double factor) {
    struct Scale {
        double factor;
        void operator()(Point& point) const {
            point.x *= factor;
            point.y *= factor;
        }
        void operator()(Rect& rect) const {
            rect = {rect.x * factor, rect.y * factor, rect.width * factor, rect.height * factor};
        }
        void operator()(Box& box) const {
            (*this)(box.rect);
            box.radius *= factor;
            if (box.stroke)
                box.stroke->width *= factor;
        }
        void operator()(Text& text) const {
            (*this)(text.rect);
            text.size *= factor;
        }
        void operator()(HeatMap& map) const { (*this)(map.rect); }
        void operator()(Polyline& line) const {
            std::ranges::for_each(line.points, *this);
            line.stroke.width *= factor;
        }
    };
    width *= factor;
    height *= factor;
    for (Primitive& item : items)
        std::visit(Scale{.factor = factor}, item);
    for (Region& region : regions)
        Scale{.factor = factor}(region.rect);
    for (PlacedTable& table : tables) {
        table.x *= factor;
        table.y *= factor;
        table.factor *= factor;
    }
}

std::string_view to_text(Role role) {
    switch (role) {
    case Role::surface:
        return "surface";
    case Role::panel:
        return "panel";
    case Role::raised:
        return "raised";
    case Role::hairline:
        return "hairline";
    case Role::text:
        return "text";
    case Role::quiet:
        return "quiet";
    case Role::accent:
        return "accent";
    case Role::on_accent:
        return "on_accent";
    case Role::read:
        return "read";
    case Role::about:
        return "about";
    case Role::changed:
        return "changed";
    case Role::optimal:
        return "optimal";
    case Role::pruned:
        return "pruned";
    case Role::infeasible:
        return "infeasible";
    case Role::masked:
        return "masked";
    case Role::wasted:
        return "wasted";
    case Role::on_mark:
        return "on_mark";
    }
    return "?";
}

std::string to_text(const DisplayList& list) {
    std::string out = written("picture {} {}\n", rounded(list.width), rounded(list.height));
    for (const Primitive& item : list.items)
        out += std::visit(Line{}, item) + "\n";
    for (const Region& region : list.regions)
        out += written("region {} {} {}\n", text_of(region.rect), in_quotes(region.id),
                       in_quotes(region.description));
    return out;
}

} // namespace ks::scene
