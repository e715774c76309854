// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/problems/subset_sum/instance.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/figure.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>

namespace ks::scene {

namespace {

constexpr std::size_t most_weights = 8; ///< four tables of four sums

/// The indices of a sum in the first and in the second table.
struct TwoOfTables {
    std::size_t one = 0, other = 0;
};

/// Generates the sums of two tables in order without storing the list (Schroeppel and Shamir 1981): for each
/// sum of the first table a heap holds one sum of the second table, initially the best.
struct OrderedSums {
    std::array<std::vector<std::int64_t>, 2> tables; ///< the second table is sorted in the list's order
    bool falling = false;
    std::vector<TwoOfTables> heap;     ///< the smallest or largest is the next to come out
    std::vector<TwoOfTables> came_out; ///< the last one is the current one

    OrderedSums(std::span<const std::int64_t> weights, bool downwards) : falling(downwards) {
        const std::size_t middle = (weights.size() + 1) / 2;
        tables = {sums_of(weights.first(middle)), sums_of(weights.subspan(middle))};
        for (std::size_t i = 0; i < tables[0].size(); ++i)
            heap.push_back({.one = i});
        order();
    }

    std::int64_t sum(const TwoOfTables& of) const { return tables[0][of.one] + tables[1][of.other]; }
    std::optional<std::int64_t> in_hand() const {
        return came_out.empty() ? std::nullopt : std::optional(sum(came_out.back()));
    }
    std::size_t sums() const { return tables[0].size() * tables[1].size(); }

    /// Takes the next sum out; returns false if there is none.
    bool next() {
        if (heap.empty())
            return false;
        const TwoOfTables top = heap.front();
        came_out.push_back(top);
        heap.erase(heap.begin());
        if (top.other + 1 < tables[1].size())
            heap.push_back({.one = top.one, .other = top.other + 1});
        order();
        return true;
    }

private:
    std::vector<std::int64_t> sums_of(std::span<const std::int64_t> weights) const {
        std::vector<std::int64_t> sums{0};
        for (const std::int64_t weight : weights)
            for (std::size_t i = 0, count = sums.size(); i < count; ++i)
                sums.push_back(sums[i] + weight);
        std::ranges::sort(sums);
        if (falling)
            std::ranges::reverse(sums);
        return sums;
    }
    void order() {
        std::ranges::stable_sort(heap, [&](const TwoOfTables& a, const TwoOfTables& b) {
            return falling ? sum(a) > sum(b) : sum(a) < sum(b);
        });
    }
};

/// The state of the two-pointer walk after a number of comparisons.
struct FourTables {
    std::int64_t target = 0, comparisons = 0;
    OrderedSums a, b;
    std::vector<std::vector<std::string>> told; ///< one line per comparison
    bool found = false, over = false;

    std::int64_t sum() const { return a.in_hand().value_or(0) + b.in_hand().value_or(0); }
    std::size_t held() const {
        std::size_t count = a.heap.size() + b.heap.size();
        for (const OrderedSums* each : {&a, &b})
            count += each->tables[0].size() + each->tables[1].size();
        return count;
    }
};

FourTables walked(const SubsetSumInstance& instance, std::int64_t comparisons) {
    const auto weights = instance.weights();
    const std::size_t middle = (weights.size() + 1) / 2;
    FourTables shown{.target = instance.target(),
                     .a = OrderedSums(weights.first(middle), false),
                     .b = OrderedSums(weights.subspan(middle), true)};
    while (shown.comparisons < comparisons && !shown.found) {
        if (shown.comparisons == 0) {
            shown.a.next();
            shown.b.next();
        } else if (!(shown.sum() < shown.target ? shown.a : shown.b).next()) {
            shown.over = true;
            break;
        }
        ++shown.comparisons;
        shown.found = shown.sum() == shown.target;
        shown.told.push_back({std::to_string(shown.comparisons), std::to_string(*shown.a.in_hand()),
                              std::to_string(*shown.b.in_hand()), std::to_string(shown.sum()),
                              shown.found                  ? said("the target")
                              : shown.sum() < shown.target ? "below"
                                                           : "above",
                              std::to_string(shown.held())});
    }
    return shown;
}

class FourTablesPicture {
public:
    FourTablesPicture(DisplayList& list, const FourTables& shown, const Rect& area,
                      const TextMeasure& measure)
        : list_(list), shown_(shown), area_(area), measure_(measure), scale_(figure_scale(area)),
          numbers_(std::round(76 * scale_)),
          row_(std::clamp(std::floor((area.height - numbers_) / 12.5), 8.0, std::round(26 * scale_))),
          text_(std::min(std::round(13 * scale_), std::floor(row_ * 0.62))) {}

    double draw() {
        const double gap = std::round(28 * scale_), width = (area_.width - gap) / 2;
        const double left = side(shown_.a, 1, {area_.x, area_.y, width, 0});
        const double right = side(shown_.b, 3, {area_.x + width + gap, area_.y, width, 0});
        const double y = std::max(left, right) + std::round(row_ * 0.5);
        const std::size_t lists = shown_.a.sums() + shown_.b.sums();
        const std::array<KeyNumber, 5> facts{
            {{.name = "a + b", .value = shown_.comparisons == 0 ? "–" : number(shown_.sum()), .loud = true},
             {.name = said("target"), .value = number(shown_.target)},
             {.name = said("comparisons"), .value = number(shown_.comparisons)},
             {.name = said("sums held"), .value = number(static_cast<std::int64_t>(shown_.held()))},
             {.name = said("two lists hold"), .value = number(static_cast<std::int64_t>(lists))}}};
        return y + add_key_numbers(list_, measure_, {area_.x, y, area_.width, numbers_}, facts) - area_.y;
    }

private:
    /// One of the two lists: its tables, its heap, and what came out of it.
    double side(const OrderedSums& sums, int first_table, Rect at) {
        at.height = row_;
        words(at,
              formatted("List {}, the {} first", sums.falling ? "B" : "A",
                        sums.falling ? said("largest") : said("smallest")),
              Weight::bold);
        for (std::size_t table = 0; table < 2; ++table) {
            at.y += row_;
            draw_table(sums, table, formatted("table {}", first_table + static_cast<int>(table)), at);
        }
        at.y += std::round(row_ * 1.4);
        words(at, sums.heap.empty() ? said("Heap: empty") : said("Heap: the top one comes out next"),
              Weight::medium);
        for (std::size_t i = 0; i < sums.tables[0].size(); ++i) {
            at.y += row_;
            if (i < sums.heap.size())
                draw_entry(sums, sums.heap[i], i == 0, at);
        }
        at.y += std::round(row_ * 1.4);
        words(at, said("Came out, and not kept"), Weight::medium);
        return draw_came_out(sums, at);
    }

    void draw_table(const OrderedSums& sums, std::size_t table, const std::string& name, Rect at) {
        const double head =
            std::ceil(measure_.width(said("table 4"), Face::interface, text_, Weight::regular)) + 8;
        add_text(list_, measure_, {at.x, at.y, head, at.height}, name, {.size = text_, .role = Role::quiet});
        const auto& all = sums.tables[table];
        const double wide = std::floor((at.width - head) / 4);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool in_hand = !sums.came_out.empty() &&
                                 i == (table == 0 ? sums.came_out.back().one : sums.came_out.back().other);
            cell({at.x + head + wide * static_cast<double>(i), at.y, wide, at.height}, number(all[i]),
                 in_hand ? read_mark() : plain_mark());
        }
    }

    void draw_entry(const OrderedSums& sums, const TwoOfTables& entry, bool top, const Rect& at) {
        cell(at,
             formatted("{} + {} = {}", number(sums.tables[0][entry.one]), number(sums.tables[1][entry.other]),
                       number(sums.sum(entry))),
             top ? next_mark() : plain_mark());
    }

    /// Draws everything that the list would contain, eight per row; returns the y of its end.
    double draw_came_out(const OrderedSums& sums, Rect at) {
        const double wide = std::floor(at.width / 8);
        double end = at.y + row_;
        for (std::size_t i = 0; i < sums.sums(); ++i) {
            const Rect rect{at.x + wide * static_cast<double>(i % 8),
                            at.y + row_ * static_cast<double>(1 + i / 8), wide, row_};
            const bool out = i < sums.came_out.size(), last = i + 1 == sums.came_out.size();
            cell(rect, out ? number(sums.sum(sums.came_out[i])) : "",
                 last  ? (shown_.found ? chosen_mark() : read_mark())
                 : out ? plain_mark()
                       : masked_mark(),
                 last ? Role::text : Role::quiet);
            end = rect.y + rect.height;
        }
        return end;
    }

    void cell(const Rect& rect, const std::string& value, const Mark& mark, Role role = Role::text) {
        add_mark(list_, {rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2}, mark);
        add_text(list_, measure_, {rect.x + 2, rect.y, rect.width - 4, rect.height}, value,
                 {.size = text_, .role = role, .align = Align::centre, .face = Face::mono});
    }
    void words(const Rect& rect, const std::string& text, Weight weight) {
        add_text(list_, measure_, rect, text, {.size = text_, .weight = weight});
    }

    DisplayList& list_;
    const FourTables& shown_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_, numbers_, row_, text_;
};

std::string sentence_of(const FourTables& shown) {
    if (shown.comparisons == 0)
        return counted("Each heap holds {} sum, and nothing has come out yet.",
                       "Each heap holds {} sums, and nothing has come out yet.", std::ssize(shown.a.heap));
    const std::string sum = formatted("Comparison {}: {} + {} = {}", shown.comparisons, *shown.a.in_hand(),
                                      *shown.b.in_hand(), shown.sum());
    if (shown.found)
        return sum + said(", the target.");
    const bool below = shown.sum() < shown.target;
    return formatted("{} is {} the target {}: {}.", sum, below ? said("below") : said("above"), shown.target,
                     shown.over
                         ? formatted("list {} has no sum left, so there is no solution", below ? "A" : "B")
                     : below ? said("the next sum comes from list A")
                             : said("the next sum comes from list B"));
}

Result<Figure> make(const FigureInput& input) {
    const auto instance = std::dynamic_pointer_cast<const SubsetSumInstance>(input.instance);
    if (!instance || instance->weights().size() < 4 || instance->weights().size() > most_weights)
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws four tables of a few sums",
                     .todo = formatted("give the lesson a subset sum of 4 to {} weights", most_weights)};
    const FourTables shown = walked(*instance, input.parameters.integer("comparison"));
    Figure figure;
    figure.sentence = sentence_of(shown);
    figure.data = {{"comparison", "a", "b", "a + b", "the sum is", "sums held"}};
    figure.data.insert(figure.data.end(), shown.told.begin(), shown.told.end());
    figure.legend = {{.text = said("in hand"), .sample = read_mark()},
                     {.text = said("comes out next"), .sample = next_mark()},
                     {.text = said("not yet computed"), .sample = masked_mark()}};
    if (shown.found)
        figure.legend.push_back({.text = said("solution"), .sample = chosen_mark()});
    figure.draw = [shown](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return FourTablesPicture(list, shown, area, measure).draw();
    };
    return figure;
}

} // namespace

/// Four tables and two heaps that give the sums of two lists in order.
const FigureKind& figure_four_tables() {
    static const FigureKind kind{
        .id = "four-tables",
        .title = "Four tables in the place of two lists (Schroeppel and Shamir 1981)",
        .parameters = {{.name = "comparison",
                        .max = 64,
                        .standard = 64,
                        .title = "After so many comparisons; one beyond the last is the last"}},
        .make = make};
    return kind;
}

} // namespace ks::scene
