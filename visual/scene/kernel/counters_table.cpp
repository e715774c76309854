// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/counters_table.h"
#include "solvers/core/language.h"

#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/written_table.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace ks::scene {

namespace {

constexpr double counter_line = 18, counter_gap = 20, counter_size = 12;

using Totals = TraceTotals;

double efficiency(const Totals& totals) {
    Counters both = totals.global.load;
    both += totals.global.store;
    return both.efficiency();
}

std::string text_of(const ComparedCounter& counter, std::size_t which) {
    return counter.share ? percent(counter.values[which])
                         : number(static_cast<std::int64_t>(counter.values[which]));
}

std::string ratio_text(const ComparedCounter& counter) {
    if (counter.values[0] == 0)
        return counter.values[1] == 0 ? "=" : "–";
    return counter.values[0] == counter.values[1] ? "=" : ratio(counter.values[1] / counter.values[0]);
}

} // namespace

std::vector<ComparedCounter> compared(const Trace& a, const Trace& b) {
    std::vector<ComparedCounter> all;
    const auto count = [&](const char* name, auto of) {
        const ComparedCounter made{.name = name,
                                   .values = {static_cast<double>(of(a)), static_cast<double>(of(b))}};
        if (made.values[0] != 0 || made.values[1] != 0)
            all.push_back(made);
    };
    count("launches", [](const Trace& t) { return t.launches.size(); });
    count("reads of global", [](const Trace& t) { return t.totals.global.load.requests; });
    // The number of sectors moved; a line of 128 bytes (Trace::load_bytes) is four sectors.
    count("sectors read", [](const Trace& t) { return t.totals.global.load.bytes_moved / 32; });
    count("sectors written", [](const Trace& t) { return t.totals.global.store.bytes_moved / 32; });
    all.push_back(
        {.name = "of them used", .values = {efficiency(a.totals), efficiency(b.totals)}, .share = true});
    count("wavefronts",
          [](const Trace& t) { return t.totals.shared.load.wavefronts + t.totals.shared.store.wavefronts; });
    count("bank conflicts",
          [](const Trace& t) { return t.totals.shared.load.conflicts + t.totals.shared.store.conflicts; });
    count("branches", [](const Trace& t) { return t.totals.branches; });
    count("divergent", [](const Trace& t) { return t.totals.divergent; });
    return all;
}

double add_counters(DisplayList& list, const Trace& a, const Trace& b, const Rect& area,
                    const TextMeasure& measure) {
    double x = area.x;
    const auto width_of = [&](const std::string& text, Face face) {
        return std::ceil(measure.width(text, face, counter_size, Weight::medium)) + 1;
    };
    const double names = std::max(width_of(a.variant, Face::interface), width_of(b.variant, Face::interface));
    add_text(list, measure, {x, area.y + counter_line, names, counter_line}, a.variant,
             {.size = counter_size, .weight = Weight::medium});
    add_text(list, measure, {x, area.y + 2 * counter_line, names, counter_line}, b.variant,
             {.size = counter_size, .weight = Weight::medium});
    x += names + counter_gap;
    const auto told = std::make_shared<WrittenTable>();
    told->title = said("Counters compared");
    told->all = {{.head = a.variant, .texts{}, .places{}},
                 {.head = b.variant, .texts{}, .places{}},
                 {.head = said("the second divided by the first"), .texts{}, .places{}}};
    for (const ComparedCounter& counter : compared(a, b)) {
        const std::string times = ratio_text(counter);
        double width = std::max(width_of(said(counter.name), Face::interface), width_of(times, Face::mono));
        for (std::size_t i = 0; i < 2; ++i)
            width = std::max(width, width_of(text_of(counter, i), Face::mono));
        if (x + width > area.x + area.width)
            break;
        add_text(list, measure, {x, area.y, width, counter_line}, said(counter.name),
                 {.size = counter_size, .role = Role::quiet, .align = Align::right});
        for (std::size_t i = 0; i < 2; ++i)
            add_text(
                list, measure, {x, area.y + static_cast<double>(i + 1) * counter_line, width, counter_line},
                text_of(counter, i),
                {.size = counter_size, .align = Align::right, .weight = Weight::medium, .face = Face::mono});
        add_text(list, measure, {x, area.y + 3 * counter_line, width, counter_line}, times,
                 {.size = counter_size,
                  .role = Role::accent,
                  .align = Align::right,
                  .weight = Weight::medium,
                  .face = Face::mono});
        told->heads.push_back(said(counter.name));
        for (std::size_t row = 0; row < told->all.size(); ++row) {
            told->all[row].texts.push_back(row < 2 ? text_of(counter, row) : times);
            told->all[row].places.push_back(
                {x, area.y + static_cast<double>(row + 1) * counter_line, width, counter_line});
        }
        x += width + counter_gap;
    }
    told->area = {area.x, area.y, std::max(0.0, x - counter_gap - area.x), 4 * counter_line};
    list.tables.push_back({told});
    return 4 * counter_line;
}

} // namespace ks::scene
