// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/dp/last_column.h"
#include "solvers/occupancy/sync_phases.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/problems/multiple_choice/class_items.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ks::scene {

namespace {

constexpr std::int64_t most_items = 64;

/// How P processors find the largest value of a class: each scans its share, then they compare in pairs.
struct Reduction {
    std::vector<std::vector<std::int64_t>> levels; ///< [step][processor]: the largest so far
    std::vector<std::int64_t> items;
    std::int64_t processors = 0;
    std::int64_t alone = 0; ///< the number of steps in which each processor scans its share: N / P
    /// N / P + log2 P; the thesis multiplies the two (assets/errata.json: thesis, Section 4.5).
    std::int64_t steps() const {
        return array_reduction_steps(static_cast<std::int64_t>(items.size()), processors);
    }
};

Reduction reduce(std::vector<std::int64_t> items, std::int64_t processors) {
    Reduction made;
    made.processors = processors;
    made.items = std::move(items);
    const auto count = static_cast<std::int64_t>(made.items.size());
    made.alone = (count + processors - 1) / processors;
    std::vector<std::int64_t> now(static_cast<std::size_t>(processors), 0);
    for (std::int64_t row = 0; row < made.alone; ++row) {
        for (std::int64_t p = 0; p < processors && row * processors + p < count; ++p) {
            const auto at = static_cast<std::size_t>(p);
            now[at] = std::max(now[at], made.items[static_cast<std::size_t>(row * processors + p)]);
        }
        made.levels.push_back(now);
    }
    for (std::size_t half = now.size() / 2; half >= 1; half /= 2) {
        for (std::size_t p = 0; p < half; ++p)
            now[p] = std::max(now[2 * p], now[2 * p + 1]);
        now.resize(half);
        made.levels.push_back(now);
    }
    return made;
}

Mark larger_mark() {
    return {{.fill = Fill{.role = Role::changed, .opacity = tint},
             .stroke = Stroke{.role = Role::changed, .width = 1.5},
             .radius = 2}};
}

class ReductionPicture {
public:
    ReductionPicture(DisplayList& list, const Reduction& all, const Rect& area, const TextMeasure& measure)
        : list_(list), all_(all), area_(area), measure_(measure), scale_(figure_scale(area)) {
        text_ = std::round(12 * scale_);
        label_ = std::ceil(measure.width(said("step 88"), Face::interface, text_, Weight::regular)) + 12;
        width_ = std::min((area.width - label_) / static_cast<double>(all.processors), 90 * scale_);
        pitch_ = std::clamp(std::floor(area.height / static_cast<double>(lines())), 18.0, 44 * scale_);
    }

    double draw() {
        const std::int64_t best = all_.levels.back().front();
        for (std::int64_t step = 0; step < all_.alone; ++step)
            draw_alone(step, best);
        for (std::int64_t step = all_.alone - 1; step < all_.steps(); ++step)
            draw_level(step, best);
        return pitch_ * static_cast<double>(lines());
    }

private:
    /// A line for each step, and one line between two steps for the values that the processors hold.
    std::int64_t lines() const { return all_.steps() + 1; }

    Rect box(double centre, std::int64_t line) const {
        const double wide = std::min(width_ - 6, 72 * scale_), high = pitch_ - std::max(4.0, pitch_ * 0.3);
        return {centre - wide / 2, area_.y + pitch_ * static_cast<double>(line), wide, high};
    }
    Rect item_box(std::int64_t step, std::int64_t p) const {
        return box(area_.x + label_ + width_ * (static_cast<double>(p) + 0.5), step);
    }
    /// A value is drawn centred below the values that it was computed from.
    Rect level_box(std::int64_t step, std::int64_t p) const {
        const auto left = static_cast<double>(all_.levels[static_cast<std::size_t>(step)].size());
        const double span = width_ * static_cast<double>(all_.processors) / left;
        return box(area_.x + label_ + span * (static_cast<double>(p) + 0.5), step + 1);
    }

    void add_label(std::int64_t line, const std::string& words) {
        const Rect first = box(0, line);
        add_text(list_, measure_, {area_.x, first.y, label_ - 12, first.height}, words,
                 {.size = text_, .role = Role::quiet, .align = Align::right});
    }
    void add_value(const Rect& rect, std::int64_t value, bool best, Mark mark) {
        add_mark(list_, rect, best ? chosen_mark() : std::move(mark));
        const double size = std::floor(std::min(rect.height * 0.6, (rect.width - 4) / 2.6));
        list_.add(Text{.rect = rect,
                       .text = number(value),
                       .role = Role::text,
                       .face = Face::mono,
                       .size = size,
                       .weight = best ? Weight::bold : Weight::regular,
                       .align = Align::centre});
    }

    /// Draws a step in which each processor reads one value of its share.
    void draw_alone(std::int64_t step, std::int64_t best) {
        add_label(step, said("step ") + number(step + 1));
        for (std::int64_t p = 0; p < all_.processors; ++p) {
            const auto item = static_cast<std::size_t>(step * all_.processors + p);
            if (item < all_.items.size())
                add_value(item_box(step, p), all_.items[item], all_.items[item] == best, read_mark());
            else
                add_mark(list_, item_box(step, p), masked_mark());
        }
    }

    /// Draws the values that the processors hold after a step: first the maximum of each share, then the
    /// maxima of pairs.
    void draw_level(std::int64_t step, std::int64_t best) {
        const auto& level = all_.levels[static_cast<std::size_t>(step)];
        const bool pairs = step >= all_.alone;
        add_label(step + 1, pairs ? said("step ") + number(step + 1) : said("so far"));
        for (std::int64_t p = 0; p < static_cast<std::int64_t>(level.size()); ++p) {
            const Rect rect = level_box(step, p);
            for (const std::int64_t from : {2 * p, 2 * p + 1})
                if (pairs)
                    add_line(level_box(step - 1, from), rect);
            if (!pairs)
                add_line(item_box(step, p), rect);
            const std::int64_t value = level[static_cast<std::size_t>(p)];
            add_value(rect, value, value == best, larger_mark());
        }
    }

    void add_line(const Rect& above, const Rect& here) {
        list_.add(Polyline{.points = {{above.x + above.width / 2, above.y + above.height},
                                      {here.x + here.width / 2, here.y}},
                           .stroke = Stroke{.role = Role::quiet, .width = 1}});
    }

    DisplayList& list_;
    const Reduction& all_;
    Rect area_;
    const TextMeasure& measure_;
    double scale_ = 1, text_ = 12, label_ = 0, width_ = 0, pitch_ = 0;
};

Result<Figure> make(const FigureInput& input) {
    const std::int64_t number_of = input.parameters.integer("class");
    KS_TRY(const MultipleChoiceInstance* instance, with_class(input, number_of));
    const auto items = instance->items(static_cast<std::size_t>(number_of - 1));
    const std::int64_t processors = std::stoll(input.parameters.choice("processors"));
    const auto count = static_cast<std::int64_t>(items.size());
    if (count < processors || count > most_items)
        return Error{.code = ErrorCode::limit,
                     .what = "the class does not suit this figure",
                     .todo = formatted("use a class of {} to {} items", processors, most_items)};
    std::vector<std::int64_t> values;
    for (const Item& item : items)
        values.push_back(item.value);
    const Reduction all = reduce(std::move(values), processors);
    const std::int64_t elements = input.parameters.integer("elements");
    const double by_threads = sequential_reduction_steps(dp::last_column(*instance), count, elements).total;
    const double by_reduction = parallel_reduction_steps(dp::last_column(*instance), count, elements).total;

    Figure figure;
    figure.sentence = formatted("The largest of {0} values takes one processor {0} steps, {1} processors "
                                "{2}. But a whole row takes {3} "
                                "times as many steps by reduction as with a thread for each cell.",
                                number(count), number(processors), number(all.steps()),
                                number(by_reduction / by_threads, 1));
    figure.legend = {{.text = said("value read"), .sample = read_mark()},
                     {.text = said("larger of two"), .sample = larger_mark()},
                     {.text = said("the largest"), .sample = chosen_mark()}};
    figure.data = {{"step", "processor", "largest so far"}};
    for (std::size_t step = 0; step < all.levels.size(); ++step)
        for (std::size_t p = 0; p < all.levels[step].size(); ++p)
            figure.data.push_back(
                {std::to_string(step + 1), std::to_string(p), std::to_string(all.levels[step][p])});
    const std::vector<KeyNumber> facts{
        {.name = said("one processor"), .value = number(count) + said(" steps")},
        {.name = said("N/P + log_2 P"), .value = number(all.steps()) + said(" steps"), .loud = true},
        {.name = said("row, a thread a cell (4.5)"), .value = number(by_threads, by_threads < 100 ? 1 : 0)},
        {.name = said("row, by reduction (4.6)"), .value = number(by_reduction, by_reduction < 100 ? 1 : 0)},
    };
    figure.draw = [all, facts](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        const double below = 74 * figure_scale(area);
        const double used =
            ReductionPicture(list, all, {area.x, area.y, area.width, area.height - below}, measure).draw() +
            8;
        return used + add_key_numbers(list, measure, {area.x, area.y + used, area.width, area.height}, facts);
    };
    return figure;
}

} // namespace

/// Figure 4.7 and Equations 4.5 and 4.6 of the thesis (Section 4.5).
const FigureKind& figure_reduction() {
    using Type = Parameter::Type;
    static const FigureKind kind{.id = "reduction",
                                 .title = "Reduction of an array (thesis, Figure 4.7)",
                                 .parameters = {{.name = "class",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 1000,
                                                 .standard = 1,
                                                 .title = "Class whose values are reduced"},
                                                {.name = "processors",
                                                 .type = Type::choice,
                                                 .values = {"8", "2", "4", "16"},
                                                 .title = "Processors"},
                                                {.name = "elements",
                                                 .type = Type::integer,
                                                 .min = 1,
                                                 .max = 1 << 20,
                                                 .standard = 448,
                                                 .title = "Compute elements of the device"}},
                                 .make = make};
    return kind;
}

} // namespace ks::scene
