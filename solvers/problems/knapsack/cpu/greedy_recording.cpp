// SPDX-License-Identifier: Apache-2.0
#include "solvers/problems/knapsack/cpu/greedy_recording.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/number_word.h"
#include "solvers/kinds/kind.h"
#include "solvers/problems/knapsack/cpu/efficiency.h"
#include "solvers/steps/words.h"

#include <algorithm>
#include <array>

namespace ks::cpu {

const Variant& variant_knapsack_sequential();

namespace {

/// The order of the bars, which usually is the order of their lengths.
enum BarPlace : std::size_t { split_bar, whole_bar, optimum_bar, bound_bar };

/// Maximum number of cells of the table for the optimum; a larger one would take too long for a recording.
constexpr std::int64_t most_optimum_cells = 4'000'000;

std::size_t bar_of(GreedyMethod method) {
    return method == GreedyMethod::split ? split_bar : method == GreedyMethod::whole ? whole_bar : bound_bar;
}

std::vector<std::string> code_of(GreedyMethod method) {
    const char* const otherwise = method == GreedyMethod::whole ? "    else leave i out"
                                  : method == GreedyMethod::split
                                      ? "    else stop  {i is the split item}"
                                      : "    else take room / w_i of i; stop  {i is the split item}";
    return {"sort the items by v_i / w_i in a non-increasing order",
            "room <- C",
            "for each item i in this order do",
            "    if w_i <= room then",
            "      take i; room <- room - w_i",
            otherwise};
}
constexpr int sort_line = 1, room_line = 2, fits_line = 4, take_line = 5, refuse_line = 6;

/// The decision of a method about an item.
struct Decision {
    enum class What { taken, left_out, stopped, part };
    std::size_t item = 0; ///< its index in the order of packing
    What what = What::taken;
    std::int64_t room = 0, value = 0; ///< before the decision
};

/// The decisions of a method, item by item.
struct Packed {
    std::vector<Decision> decisions;
    Bar bar;
    Answer answer;
};

Packed pack(GreedyMethod method, const KnapsackInstance& instance, const std::vector<PlacedItem>& items) {
    using What = Decision::What;
    Packed made;
    Packing packing(instance);
    std::optional<Fraction> bound;
    for (std::size_t i = 0; i < items.size() && !bound; ++i) {
        Decision decision{.item = i, .room = packing.room(), .value = packing.value()};
        if (packing.fits(items[i])) {
            packing.pack(items[i]);
            made.bar.parts.push_back({.item = i});
        } else if (method == GreedyMethod::whole) {
            decision.what = What::left_out;
        } else {
            decision.what = method == GreedyMethod::part ? What::part : What::stopped;
            bound = filled_up(packing, items[i].item);
            if (method == GreedyMethod::part && packing.room() > 0)
                made.bar.parts.push_back({.item = i,
                                          .share = static_cast<double>(packing.room()) /
                                                   static_cast<double>(items[i].item.weight)});
        }
        made.decisions.push_back(decision);
    }
    made.answer = packing.answer();
    if (method == GreedyMethod::part) {
        const Fraction all = bound.value_or(Fraction(static_cast<Fraction::Wide>(packing.value()), 1));
        made.answer = {.status = Status::bound,
                       .objective = static_cast<std::int64_t>(all.floor()),
                       .bound = all.text()};
    }
    made.bar.value = made.answer.bound.empty() ? std::to_string(packing.value()) : made.answer.bound;
    return made;
}

/// Returns the optimum's bar, or nothing if its table would be too large.
Result<std::optional<Bar>> optimum(const KnapsackInstance& knapsack, const std::vector<PlacedItem>& items,
                                   Context& context) {
    const auto rows = static_cast<std::int64_t>(knapsack.items().size()) + 1;
    if (knapsack.capacity() >= most_optimum_cells / rows)
        return std::optional<Bar>();
    const Variant& exact = variant_knapsack_sequential();
    KS_TRY(const Parameters usual, Parameters::parse(exact.info().parameters, {}));
    KS_TRY(const Answer answer, exact.solve(knapsack, usual, context));
    Bar bar{.value = std::to_string(answer.objective.value_or(0)), .optimal = true};
    for (std::size_t i = 0; answer.selection && i < items.size(); ++i)
        if (std::ranges::find(*answer.selection, std::optional(items[i].index)) != answer.selection->end())
            bar.parts.push_back({.item = i});
    return std::optional(std::move(bar));
}

/// A greedy method on an instance: step 1 sorts, each following step considers one item, and the last one
/// compares.
class GreedyRecording final : public BarsRecording {
public:
    GreedyRecording(std::string variant, GreedyMethod method,
                    std::shared_ptr<const KnapsackInstance> instance, std::vector<PlacedItem> items,
                    std::optional<Bar> optimum)
        : variant_(std::move(variant)), method_(method), instance_(std::move(instance)),
          placed_(std::move(items)), code_(code_of(method)) {
        for (const PlacedItem& placed : placed_)
            items_.push_back({.index = placed.index,
                              .name = words::record_name(*instance_, 1, placed.index + 1, ""),
                              .value = placed.item.value,
                              .weight = placed.item.weight});
        for (const GreedyMethod each : {GreedyMethod::split, GreedyMethod::whole, GreedyMethod::part}) {
            Packed packed = pack(each, knapsack(), placed_);
            bars_[bar_of(each)] = packed.bar;
            if (each == method_)
                mine_ = std::move(packed);
        }
        has_optimum_ = optimum.has_value();
        if (optimum)
            bars_[optimum_bar] = *std::move(optimum);
        name_bars();
        add_outline();
    }

    std::string_view variant() const override { return variant_; }
    std::string_view rows_are() const override { return "item"; }
    std::span<const Level> levels() const override {
        static constexpr std::array all{Level::phase, Level::row, Level::cell};
        return all;
    }
    std::int64_t count() const override { return static_cast<std::int64_t>(mine_.decisions.size()) + 2; }
    std::span<const std::string> code() const override { return code_; }
    std::span<const OutlineEntry> outline() const override { return outline_; }
    std::int64_t next(std::int64_t step, Level level) const override { return next_in(*this, step, level); }
    std::int64_t previous(std::int64_t step, Level level) const override {
        return previous_in(*this, step, level);
    }
    std::optional<Answer> answer() const override { return mine_.answer; }

    Step at(std::int64_t index) const override {
        Step step;
        step.index = std::clamp<std::int64_t>(index, 0, count());
        if (step.index + 1 < count())
            step.about = changed_by(step.index + 1);
        if (step.index <= 1) {
            step.phase = "sort";
            step.lines = step.index == 0 ? std::vector<int>() : std::vector{sort_line, room_line};
            step.text = step.index == 0 ? start_words() : sort_words();
        } else if (step.index == count()) {
            step.phase = "compare";
            step.row = mine_.decisions.empty() ? 0 : items_[mine_.decisions.back().item].index + 1;
            step.text = end_words();
        } else {
            describe(mine_.decisions[static_cast<std::size_t>(step.index - 2)], step);
        }
        return step;
    }

    BarsState state(std::int64_t step) const override {
        BarsState state{.capacity = knapsack().capacity(), .items = items_, .current = bar_of(method_)};
        if (step == 0)
            std::ranges::sort(state.items, {}, &BarItem::index);
        for (const Bar& bar : bars_)
            if (bar.value.size() > state.longest_value.size())
                state.longest_value = bar.value;
        for (const Bar& bar : bars_)
            state.bars.push_back(step == count() ? bar : Bar{.name = bar.name, .optimal = bar.optimal});
        if (!has_optimum_)
            state.bars.erase(state.bars.begin() + optimum_bar);
        if (!has_optimum_ && state.current > optimum_bar)
            --state.current;
        Bar& current = state.bars[state.current];
        current.loud = true;
        const auto looked_at = static_cast<std::size_t>(std::clamp<std::int64_t>(step - 1, 0, count() - 2));
        if (step < count()) {
            current.parts = parts_after(looked_at);
            current.value = value_after(looked_at);
        }
        for (std::size_t n = 0; n < looked_at; ++n)
            if (is_refused(mine_.decisions[n]))
                state.refused.push_back(mine_.decisions[n].item);
        if (step > 1 && step < count())
            state.in_hand = mine_.decisions[looked_at - 1].item;
        return state;
    }

private:
    using What = Decision::What;

    const KnapsackInstance& knapsack() const { return *instance_; }
    static bool is_refused(const Decision& decision) {
        return decision.what == What::left_out || decision.what == What::stopped ||
               (decision.what == What::part && decision.room == 0);
    }

    void name_bars() {
        bars_[split_bar].name = "greedy, until the split item"; // the picture translates this name
        bars_[whole_bar].name = "greedy, whatever still fits";
        bars_[optimum_bar].name = "the optimum";
        bars_[bound_bar].name = "the bound, an item in part";
    }

    void add_outline() {
        outline_.push_back({.step = 1, .title = said("Sort the items"), .id = "sort"});
        for (std::size_t n = 0; n < mine_.decisions.size(); ++n) {
            const auto step = static_cast<std::int64_t>(n) + 2;
            if (n == 0)
                outline_.push_back({.step = step, .title = said("Fill the knapsack"), .id = "fill"});
            const auto number = items_[mine_.decisions[n].item].index + 1;
            outline_.push_back({.step = step,
                                .level = Level::row,
                                .title = formatted("item {}", number),
                                .id = written("item {}", number)});
        }
        outline_.push_back({.step = count(), .title = said("Compare"), .id = "compare"});
    }

    /// Returns the parts and the value of the method's bar after it has considered `looked_at` items.
    std::vector<Bar::Part> parts_after(std::size_t looked_at) const {
        std::vector<Bar::Part> parts;
        for (const Bar::Part& part : mine_.bar.parts)
            if (looked_at > 0 && part.item <= mine_.decisions[looked_at - 1].item)
                parts.push_back(part);
        return parts;
    }
    std::string value_after(std::size_t looked_at) const {
        return looked_at < mine_.decisions.size() ? std::to_string(mine_.decisions[looked_at].value)
                                                  : mine_.bar.value;
    }

    std::vector<At> changed_by(std::int64_t step) const {
        if (step < 2 || step >= count())
            return {};
        const Decision& decision = mine_.decisions[static_cast<std::size_t>(step - 2)];
        return is_refused(decision) ? std::vector<At>()
                                    : std::vector{At{static_cast<std::int64_t>(decision.item)}};
    }

    /// Returns "2 (6, 4)", or "tent (6, 4)" for an item with a name.
    std::string named(const BarItem& item) const {
        return words::record(
            *instance_, 1, item.index + 1,
            formatted("{} {}", item.index + 1, words::pair({item.value, item.weight}, units_)));
    }
    std::string weight(std::int64_t number) const { return with_quantity(number, units_.weight); }
    /// Returns the value of a bar, which may be a fraction, with its unit.
    std::string value(const std::string& text) const {
        const auto number = number_word(text, Point::decimal);
        return number.kind == NumberWord::Kind::whole ? with_quantity(number.value, units_.value)
               : !units_.value.any()                  ? text
               : units_.value.factor == 1             ? written("{} {}", text, counts_in(units_.value))
                                                      : written("{} × {}", text, counts_in(units_.value));
    }

    std::string start_words() const {
        return formatted("The knapsack is empty. Its capacity is {}; greedy algorithms pack by value per "
                         "weight.",
                         weight(knapsack().capacity()));
    }
    std::string sort_words() const {
        std::vector<std::string> names;
        for (const BarItem& item : items_)
            names.push_back(
                words::record_name(*instance_, 1, item.index + 1, std::to_string(item.index + 1)));
        const std::string order =
            formatted("The items are sorted by value per weight, the best one first: {}.",
                      words::items(names, said("no item fits")));
        const std::size_t heavy = knapsack().items().size() - items_.size();
        return heavy == 0 ? order
                          : order + " " +
                                counted("{} item is heavier than the capacity and left out.",
                                        "{} items are heavier than the capacity and left out.",
                                        static_cast<std::int64_t>(heavy));
    }

    void describe(const Decision& decision, Step& step) const {
        const BarItem& item = items_[decision.item];
        step.phase = "pack";
        step.row = item.index + 1;
        step.lines = {fits_line, decision.what == What::taken ? take_line : refuse_line};
        step.text = decision_words(decision, item);
        const bool fits = decision.what == What::taken;
        step.considered = {
            {.name = formatted("item {}", named(item)),
             .text = fits ? formatted("weighs {}: fits into {}", weight(item.weight), weight(decision.room))
                          : formatted("weighs {}: does not fit into {}", weight(item.weight),
                                      weight(decision.room)),
             .fits = fits,
             .best = fits}};
        if (is_refused(decision))
            return;
        const double share = fits ? 1 : static_cast<double>(decision.room) / static_cast<double>(item.weight);
        const CellNumber adds =
            fits ? CellNumber(item.value) : CellNumber(share * static_cast<double>(item.value));
        step.changed = {{.at = At{static_cast<std::int64_t>(decision.item)}, .value = adds}};
    }

    std::string decision_words(const Decision& decision, const BarItem& item) const {
        switch (decision.what) {
        case What::taken:
            return formatted("Item {} fits into the room of {}: it is taken, and a room of {} is left.",
                             named(item), weight(decision.room), weight(decision.room - item.weight));
        case What::left_out:
            return formatted("Item {} does not fit into the room of {}: it is left out.", named(item),
                             weight(decision.room));
        case What::stopped:
            return formatted("Item {} does not fit into the room of {}: it is the split item, and the "
                             "algorithm stops.",
                             named(item), weight(decision.room));
        case What::part:
            break;
        }
        if (decision.room == 0)
            return formatted("Item {} is the split item. The knapsack is full, so no part of it is taken.",
                             named(item));
        return formatted(
            "Item {} is the split item: {} of its weight of {} fills the knapsack, which is then "
            "worth {}.",
            named(item), weight(decision.room), weight(item.weight), value(mine_.bar.value));
    }

    std::string end_words() const {
        const std::string bound = value(bars_[bound_bar].value);
        const std::string packs = method_ == GreedyMethod::part
                                      ? formatted("No selection is worth more than the bound, {}.", bound)
                                      : formatted("This algorithm packs {}; no selection is worth more than "
                                                  "the bound, {}.",
                                                  value(mine_.bar.value), bound);
        return packs + " " +
               (has_optimum_
                    ? formatted("The optimum is {}.", value(bars_[optimum_bar].value))
                    : formatted("The optimum is not computed here, because its table has more than {} cells.",
                                most_optimum_cells));
    }

    std::string variant_;
    GreedyMethod method_;
    std::shared_ptr<const KnapsackInstance> instance_;
    SumUnits units_ = sum_units_of(*instance_);
    std::vector<PlacedItem> placed_;
    std::vector<BarItem> items_;
    std::vector<std::string> code_;
    std::array<Bar, 4> bars_{}; ///< in the state of the last step
    bool has_optimum_ = false;
    Packed mine_;
    std::vector<OutlineEntry> outline_;
};

} // namespace

Result<std::shared_ptr<const Recording>>
record_greedy(std::string variant, GreedyMethod method,
              const std::shared_ptr<const KnapsackInstance>& instance, const std::stop_token& stop) {
    const auto& knapsack = *instance;
    if (static_cast<std::int64_t>(knapsack.items().size()) > most_recorded_bar_items)
        return Error{.code = ErrorCode::limit,
                     .what = formatted("the instance has more than {} items", most_recorded_bar_items),
                     .todo = "step through an instance with fewer items"};
    Context context;
    context.stop = stop;
    KS_TRY(std::vector<PlacedItem> items, by_efficiency(knapsack, context));
    KS_TRY(std::optional<Bar> best, optimum(knapsack, items, context));
    return std::shared_ptr<const Recording>(std::make_shared<GreedyRecording>(
        std::move(variant), method, instance, std::move(items), std::move(best)));
}

} // namespace ks::cpu
