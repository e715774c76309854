// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "solvers/problems/knapsack/instance.h"
#include "solvers/run/in_process.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace ks::scene {

namespace {

constexpr std::size_t most_items = 24; ///< more would be too small to see
constexpr std::int64_t most_capacity = 100'000;

/// A method and what it puts into the knapsack.
struct Packed {
    struct Part {
        std::size_t item = 0;
        double share = 1; ///< less than 1 for the split item of the bound
    };
    std::string name;
    std::vector<Part> parts; ///< by value per weight
    std::string value;       ///< "12", or the bound's fraction "121/7"
    bool bound = false;
};

struct Method {
    const char* id;
    const char* name;
};

const std::array<Method, 4>& methods() {
    static const std::array<Method, 4> all{
        {{.id = "knapsack.greedy-split", .name = "greedy, until the split item"},
         {.id = "knapsack.greedy", .name = "greedy, whatever still fits"},
         {.id = "knapsack.sequential", .name = "the optimum"},
         {.id = "knapsack.fractional", .name = "the bound, an item in part"}}};
    return all;
}

/// The items by value per unit weight, largest first (thesis, Section 2.1.2), for the order of the bars.
std::vector<std::size_t> by_efficiency(std::span<const Item> items) {
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        __extension__ using Wide = __int128;
        return static_cast<Wide>(items[a].value) * items[b].weight >
               static_cast<Wide>(items[b].value) * items[a].weight;
    });
    return order;
}

/// What the bound packs: whole items, then the part of the split item that fills the knapsack.
std::vector<Packed::Part> filled(std::span<const Item> items, const std::vector<std::size_t>& order,
                                 std::int64_t room) {
    std::vector<Packed::Part> parts;
    for (const std::size_t at : order) {
        if (items[at].weight <= room) {
            parts.push_back({.item = at});
            room -= items[at].weight;
            continue;
        }
        if (room > 0)
            parts.push_back(
                {.item = at, .share = static_cast<double>(room) / static_cast<double>(items[at].weight)});
        break;
    }
    return parts;
}

Result<Packed> packed(const Method& method, const FigureInput& input, const KnapsackInstance& instance,
                      const std::vector<std::size_t>& order) {
    KS_TRY(const Outcome outcome, in_process::solve(method.id, input.instance, input.stop));
    const Answer& answer = outcome.answer;
    Packed made;
    made.name = method.name;
    made.bound = answer.status == Status::bound;
    if (made.bound) {
        made.parts = filled(instance.items(), order, instance.capacity());
        made.value = answer.bound;
    } else {
        for (const std::size_t at : order)
            if (std::ranges::find(*answer.selection, std::optional(static_cast<std::int64_t>(at))) !=
                answer.selection->end())
                made.parts.push_back({.item = at});
        made.value = number(answer.objective.value_or(0));
    }
    return made;
}

std::string numbers_of(const Item& item) {
    return formatted("({}, {})", number(item.value), number(item.weight));
}

/// "(40, 12)", or of an item with a name "tent (40, 12)".
std::string item_words(const KnapsackInstance& instance, std::size_t at) {
    const std::string name = shown_record_name(instance.contents().record_name(0, at));
    const std::string numbers = numbers_of(instance.items()[at]);
    return name.empty() ? numbers : written("{} {}", name, numbers);
}

class AnswersPicture {
public:
    AnswersPicture(DisplayList& list, const KnapsackInstance& instance, const std::vector<std::size_t>& order,
                   const std::vector<Packed>& all, const Rect& area, const TextMeasure& measure)
        : list_(list), instance_(instance), order_(order), all_(all), area_(area), measure_(measure),
          scale_(figure_scale(area)) {
        text_ = std::round(13 * scale_);
        small_ = std::round(12 * scale_);
        value_ = std::round(26 * scale_);
        double widest = 0;
        for (const Packed& each : all)
            widest = std::max(widest, measure.width(each.value, Face::mono, value_, Weight::bold));
        width_ = area.width - widest - 24;
    }

    double draw() {
        double y = area_.y + draw_items();
        const double head = std::round(22 * scale_);
        const double pitch = std::min(std::round(76 * scale_),
                                      (area_.y + area_.height - y - head) / static_cast<double>(all_.size()));
        for (const Packed& each : all_) {
            draw_packed(each, y, pitch);
            y += pitch;
        }
        add_text(list_, measure_, {area_.x, y, width_, head},
                 said("weight, up to the capacity ") + number(instance_.capacity()),
                 {.size = small_, .role = Role::quiet, .align = Align::right});
        return y + head - area_.y;
    }

private:
    /// Writes all items, the best value per weight first.
    double draw_items() {
        const double height = std::round(20 * scale_);
        std::string words = said("items by value per weight: ");
        for (const std::size_t at : order_)
            words += item_words(instance_, at) + "  ";
        add_text(list_, measure_, {area_.x, area_.y, area_.width, height}, words,
                 {.size = small_, .role = Role::quiet});
        return height + 8;
    }

    double length(double weight) const {
        return width_ * weight / std::max(1.0, static_cast<double>(instance_.capacity()));
    }

    void draw_packed(const Packed& each, double y, double pitch) {
        const double head = std::round(20 * scale_), high = pitch - head - std::round(12 * scale_);
        const bool best = each.name == std::string_view("the optimum");
        add_text(list_, measure_, {area_.x, y, width_, head}, said(each.name),
                 {.size = text_, .weight = best ? Weight::bold : Weight::regular});
        const double top = y + head;
        add_mark(list_, {area_.x, top, width_, high}, plain_mark());
        double x = area_.x;
        for (const Packed::Part& part : each.parts) {
            const Item& item = instance_.items()[part.item];
            const Rect rect{x, top, length(part.share * static_cast<double>(item.weight)), high};
            add_mark(list_, {rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2},
                     part.share < 1 ? next_mark()
                     : best         ? chosen_mark()
                                    : taken_mark());
            std::string words = item_words(instance_, part.item);
            if (measure_.width(words, Face::mono, text_, Weight::regular) > rect.width - 6)
                words = numbers_of(item); // there is no room for its name
            if (part.share < 1)
                words = formatted("{} of {}", percent(part.share), words);
            if (part.share < 1 && measure_.width(words, Face::mono, small_, Weight::regular) > rect.width - 6)
                words = percent(part.share);
            double size = text_;
            while (size > 8 && measure_.width(words, Face::mono, size, Weight::regular) > rect.width - 6)
                size -= 1;
            if (measure_.width(words, Face::mono, size, Weight::regular) <= rect.width - 4)
                list_.add(Text{.rect = rect,
                               .text = words,
                               .role = Role::text,
                               .face = Face::mono,
                               .size = size,
                               .weight = Weight::regular,
                               .align = Align::centre});
            x += rect.width;
        }
        add_text(list_, measure_, {area_.x + width_ + 16, top, area_.width - width_ - 16, high}, each.value,
                 {.size = value_,
                  .role = best ? Role::optimal : Role::text,
                  .weight = Weight::bold,
                  .face = Face::mono});
    }

public:
    static Mark taken_mark() {
        return {{.fill = Fill{.role = Role::changed, .opacity = tint},
                 .stroke = Stroke{.role = Role::changed, .width = 1.5},
                 .radius = 2}};
    }

private:
    DisplayList& list_;
    const KnapsackInstance& instance_;
    const std::vector<std::size_t>& order_;
    const std::vector<Packed>& all_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_ = 1, text_ = 13, small_ = 12, value_ = 26, width_ = 0;
};

Result<Figure> make(const FigureInput& input) {
    const auto instance = std::dynamic_pointer_cast<const KnapsackInstance>(input.instance);
    if (!instance || instance->items().size() > most_items || instance->capacity() > most_capacity)
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws a 0-1 knapsack of a few items",
                     .todo = formatted("give the lesson one of at most {} items, capacity at most {}",
                                       most_items, most_capacity)};
    const std::vector<std::size_t> order = by_efficiency(instance->items());
    std::vector<Packed> all;
    for (const Method& method : methods()) {
        KS_TRY(Packed made, packed(method, input, *instance, order));
        all.push_back(std::move(made));
    }
    Figure figure;
    // Each number has the form that the picture gives it.
    figure.sentence =
        formatted("Greedy packs {}, the optimum is {}. No selection is worth more than the bound, {}.",
                  all[1].value, all[2].value, all[3].value);
    figure.legend = {{.text = said("taken"), .sample = AnswersPicture::taken_mark()},
                     {.text = said("taken in part"), .sample = next_mark()},
                     {.text = said("in the optimum"), .sample = chosen_mark()}};
    figure.data = {{"method", "value", "item (from 1)", "share"}};
    for (const Packed& each : all)
        for (const Packed::Part& part : each.parts)
            figure.data.push_back(
                {each.name, each.value, std::to_string(part.item + 1), number(part.share, 4)});
    figure.draw = [instance, order, all](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return AnswersPicture(list, *instance, order, all, area, measure).draw();
    };
    return figure;
}

} // namespace

/// Greedy, greedy-split, the fractional bound and the optimum on one instance (thesis, Section 2.1.2).
const FigureKind& figure_answers() {
    static const FigureKind kind{
        .id = "answers", .title = "Greedy against the optimum (thesis, Section 2.1.2)", .make = make};
    return kind;
}

} // namespace ks::scene
