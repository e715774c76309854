// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "solvers/emulator/counting/counters.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/memory_lines.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr std::int64_t warp = 32;

/// A row whose threads compute several cells each, and the words that the first warp accesses in one round.
struct Order {
    bool adjacent = false;
    MemoryLines memory;
    Counters counters; ///< the emulator's counters of the first warp's request in this round

    const char* name() const { return adjacent ? "adjacent" : "interleaved"; } ///< for programs
    std::string words() const { return adjacent ? said("adjacent") : said("interleaved"); }
};

struct Row {
    std::int64_t threads = 0, cells = 0, round = 0;

    /// L, the number of cells per thread (Equation 4.3).
    std::int64_t each() const { return (cells + threads - 1) / threads; }
    std::int64_t owner(std::int64_t cell, bool adjacent) const {
        return adjacent ? cell / each() : cell % threads;
    }
    std::int64_t cell_of(std::int64_t thread, bool adjacent) const {
        return adjacent ? thread * each() + round : thread + round * threads;
    }
};

Order order_of(const Row& row, bool adjacent) {
    Order order;
    order.adjacent = adjacent;
    order.memory.addresses = false;
    std::vector<std::uint64_t> addresses;
    std::vector<bool> used(static_cast<std::size_t>(row.cells), false);
    for (std::int64_t thread = 0; thread < std::min(warp, row.threads); ++thread)
        if (const std::int64_t cell = row.cell_of(thread, adjacent); cell < row.cells) {
            addresses.push_back(static_cast<std::uint64_t>(cell * MemoryLines::word));
            used[static_cast<std::size_t>(cell)] = true;
        }
    for (std::int64_t cell = 0; cell < row.cells; ++cell)
        order.memory.marked.push_back({.address = cell * MemoryLines::word,
                                       .label = std::to_string(row.owner(cell, adjacent)),
                                       .used = used[static_cast<std::size_t>(cell)]});
    if (!addresses.empty())
        count_global(order.counters, addresses, MemoryLines::word);
    return order;
}

std::string sentence_of(const Row& row, const std::vector<Order>& orders) {
    const std::int64_t sectors = orders.front().counters.sectors;
    std::string text = formatted(
        "In round {} of {}, the cells of the first warp lie in {} {} when they are {}", number(row.round + 1),
        number(row.each()), number(sectors), counted("sector", "sectors", sectors), orders.front().words());
    for (std::size_t i = 1; i < orders.size(); ++i)
        text += formatted(" and {} when they are {}", number(orders[i].counters.sectors), orders[i].words());
    return text + ".";
}

double draw_order(DisplayList& list, const TextMeasure& measure, const Rect& area, const Row& row,
                  const Order& order) {
    const double scale = figure_scale(area), head = std::round(24 * scale);
    const std::string rule = order.adjacent ? formatted("thread t computes cells {0} t to {0} t + {1}",
                                                        number(row.each()), number(row.each() - 1))
                                            : formatted("thread t computes cells t, t + {}, t + {} …",
                                                        number(row.threads), number(2 * row.threads));
    const double size = std::round(13 * scale);
    const double name = measure.width(order.words(), Face::interface, size, Weight::bold) + 12;
    add_text(list, measure, {area.x, area.y, name, head}, order.words(),
             {.size = size, .weight = Weight::bold});
    add_text(list, measure, {area.x + name, area.y, area.width - name, head}, rule,
             {.size = std::round(12 * scale), .role = Role::quiet});
    const Rect lines{area.x, area.y + head + 2, area.width, area.height - head - 2};
    return head + 2 + MemoryPicture(list, order.memory, lines, measure).draw_all();
}

Result<Figure> make(const FigureInput& input) {
    const Row row{.threads = input.parameters.integer("threads"),
                  .cells = input.parameters.integer("cells"),
                  .round = input.parameters.integer("round")};
    if (row.round >= row.each())
        return Error{.code = ErrorCode::input,
                     .what = formatted("a thread has {} cells only", row.each()),
                     .todo = formatted("rounds are 0 to {}", row.each() - 1)};
    const std::string& wanted = input.parameters.choice("order");
    std::vector<Order> orders;
    for (const bool adjacent : {true, false})
        if (wanted == "both" || wanted == (adjacent ? "adjacent" : "interleaved"))
            orders.push_back(order_of(row, adjacent));

    Figure figure;
    figure.sentence = sentence_of(row, orders);
    figure.legend = {{.text = said("cell of this round, by its thread"), .sample = read_mark()},
                     {.text = said("moved, not used"), .sample = wasted_mark()},
                     {.text = said("not moved"), .sample = plain_mark()}};
    figure.data = {{"order", "cell", "thread", "in this round of the first warp"}};
    std::vector<KeyNumber> facts{{.name = said("cells a thread, L"), .value = number(row.each())}};
    for (const Order& order : orders) {
        for (const MemoryLines::Word& word : order.memory.marked)
            figure.data.push_back({order.name(), std::to_string(word.address / MemoryLines::word), word.label,
                                   word.used ? "1" : "0"});
        facts.push_back({.name = formatted("{}: sectors", order.words()),
                         .value = number(order.counters.sectors),
                         .loud = true});
        facts.push_back({.name = said("bytes used"), .value = percent(order.counters.efficiency())});
    }
    figure.draw = [row, orders, facts](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        const double below = 74 * figure_scale(area), gap = 14;
        const double each = (area.height - below - gap * static_cast<double>(orders.size())) /
                            static_cast<double>(orders.size());
        double y = 0;
        for (const Order& order : orders)
            y += draw_order(list, measure, {area.x, area.y + y, area.width, each}, row, order) + gap;
        return y + add_key_numbers(list, measure, {area.x, area.y + y, area.width, area.height}, facts);
    };
    return figure;
}

} // namespace

/// Figures 4.4 and 4.5 of the thesis (Section 4.3).
const FigureKind& figure_cells() {
    using Type = Parameter::Type;
    static const FigureKind kind{
        .id = "cells",
        .title = "Several cells a thread: adjacent against interleaved (thesis, Figures 4.4 and 4.5)",
        .parameters = {{.name = "threads",
                        .type = Type::integer,
                        .min = 1,
                        .max = 1024,
                        .standard = 32,
                        .unit = "threads",
                        .title = "Threads of the launch"},
                       {.name = "cells",
                        .type = Type::integer,
                        .min = 1,
                        .max = 4096,
                        .standard = 128,
                        .title = "Cells of a row, C + 1"},
                       {.name = "round",
                        .type = Type::integer,
                        .min = 0,
                        .max = 4095,
                        .standard = 0,
                        .title = "Round of the loop, from 0"},
                       {.name = "order",
                        .type = Type::choice,
                        .values = {"both", "adjacent", "interleaved"},
                        .title = "Order"}},
        .make = make};
    return kind;
}

} // namespace ks::scene
