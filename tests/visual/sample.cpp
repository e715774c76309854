// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/visual/sample.h"

#include <array>
#include <cmath>
#include <limits>

#include "visual/scene/numbers.h"

namespace ks::tests {
namespace {

using namespace ks::scene;

constexpr std::array marks{Role::read,   Role::about,      Role::changed, Role::optimal,
                           Role::pruned, Role::infeasible, Role::masked,  Role::wasted};

void add_surfaces(DisplayList& list) {
    double x = 24;
    for (const Role ground : {Role::surface, Role::panel, Role::raised}) {
        list.add(Box{{x, 64, 232, 96}, Fill{ground}, Stroke{Role::hairline}, 6});
        list.add(Text{{x + 16, 72, 200, 24}, "text on " + std::string(to_text(ground))});
        list.add(Text{{x + 16, 96, 200, 24}, "quiet, 1a 2a 3c", Role::quiet});
        list.add(Text{{x + 16, 128, 200, 24}, "accent", Role::accent, Face::interface, 13, Weight::medium});
        x += 248;
    }
    list.add(Box{{x, 64, 104, 32}, Fill{Role::accent}, {}, 6});
    list.add(
        Text{{x, 64, 104, 32}, "Solve", Role::on_accent, Face::interface, 13, Weight::medium, Align::centre});
}

/// Four cells for each role: tinted, full, outlined, dashed; next to them a text in the same hue.
void add_marks(DisplayList& list, const TextMeasure& measure) {
    double y = 184;
    for (const Role role : marks) {
        Text name{{24, y, 88, 32}, std::string(to_text(role)), role};
        name.text = elided(measure, name);
        list.add(name);
        list.add(Box{{120, y, 48, 32}, Fill{role, tint}, Stroke{Role::hairline}});
        list.add(Text{{120, y, 48, 32}, "17", Role::text, Face::mono, 13, Weight::regular, Align::centre});
        list.add(Box{{176, y, 48, 32}, Fill{role}, {}});
        list.add(Text{{176, y, 48, 32}, "17", Role::on_mark, Face::mono, 13, Weight::bold, Align::centre});
        list.add(Box{{232, y, 48, 32}, {}, Stroke{role, 2}, 0, role == Role::optimal});
        list.add(
            Text{{232, y, 48, 32}, "-∞", Role::infeasible, Face::mono, 13, Weight::regular, Align::centre});
        list.add(Box{{288, y, 48, 32}, {}, Stroke{role, 2, true}, 6});
        list.add(Box{{344, y, 48, 32}, Fill{role, 1, Pattern::hatch}, Stroke{Role::hairline}, 6});
        list.add(
            Polyline{{{408, y + 16}, {440, y + 16}, {440, y + 8}, {472, y + 8}}, Stroke{role, 1.5}, true});
        list.regions.push_back({{120, y, 48, 32}, "mark " + std::string(to_text(role)), "17, " + name.text});
        y += 40;
    }
}

void add_numbers(DisplayList& list) {
    const std::vector<std::string> lines{number(303'501),        number(-1'048'576), duration(1.88e-3),
                                         duration(42e-9),        ratio(220),         percent(0.66695),
                                         bytes(150'323'855'360), "max(z, -∞) → 7",   "Ågq µ≥≤–…×·"};
    double y = 184;
    for (const std::string& line : lines) {
        list.add(Text{{504, y, 160, 24}, line, Role::text, Face::mono, 13, Weight::regular, Align::right});
        list.add(
            Text{{680, y, 160, 24}, line, Role::text, Face::interface, 15, Weight::regular, Align::right});
        list.add(Polyline{{{504, y + 24}, {840, y + 24}}, Stroke{Role::hairline}});
        y += 24;
    }
    list.add(Text{{504, y + 8, 200, 24}, "Medium 13", Role::text, Face::interface, 13, Weight::medium});
    list.add(Text{{600, y + 8, 200, 24}, "Bold 13", Role::text, Face::interface, 13, Weight::bold});
    list.add(Text{{680, y + 8, 200, 24}, "for (j = w; j <= C)", Role::text, Face::mono, 13, Weight::bold});
}

HeatMap heat(Rect rect, std::int64_t rows, std::int64_t columns) {
    HeatMap map{rect, rows, columns, {}};
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 0; column < columns; ++column) {
            const double value = static_cast<double>(column + row) / static_cast<double>(rows + columns - 2);
            map.values.push_back(row == 1 && column < 2 ? std::numeric_limits<float>::quiet_NaN()
                                                        : static_cast<float>(value));
        }
    return map;
}

} // namespace

DisplayList sample_picture(const TextMeasure& measure) {
    DisplayList list{912, 528, {}, {}};
    list.add(
        Text{{24, 16, 600, 32}, "Every primitive and role", Role::text, Face::interface, 20, Weight::bold});
    add_surfaces(list);
    add_marks(list, measure);
    add_numbers(list);
    list.add(heat({504, 448, 160, 48}, 3, 10));
    list.add(heat({680, 448, 160, 48}, 4, 60));
    list.add(Box{{680, 448, 160, 48}, {}, Stroke{Role::accent, 2}, 6, true});
    list.add(Polyline{{{488, 184}, {488, 496}}, Stroke{Role::hairline}});
    list.add(Polyline{{{872, 448}, {872, 490}}, Stroke{Role::text, 2}, true});
    list.add(Polyline{{{888, 490}, {888, 448}}, Stroke{Role::changed, 3, true}, true});
    return list;
}

} // namespace ks::tests
