// SPDX-License-Identifier: GPL-3.0-or-later
// The front of an instance of any kind that has one, built by visiting selections in the order of their
// costs: all of them if there are few, otherwise only the points of the front.
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/front/lists.h"
#include "solvers/front/points.h"
#include "solvers/kinds/kind.h"
#include "visual/scene/figures/figure.h"
#include "visual/scene/front_chart.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace ks::scene {

namespace {

constexpr std::size_t most_selections = 4096, most_front_points = 200'000, most_named = 40;
constexpr std::int64_t longest_denominator = 9'999;

struct Selected {
    std::int64_t cost = 0, gain = 0;
    std::vector<Front::Chosen> chosen; ///< items in the representation of Front
};

/// The data that the figure draws. Candidates and names live as long as the figure.
struct Drawn {
    FrontAxes axes;
    std::vector<FrontCandidate> candidates;
    std::vector<std::string> names;
    FrontState state;
};

class FrontFigure {
public:
    FrontFigure(const FigureInput& input, const Kind& kind, FrontProblem problem)
        : input_(input), kind_(kind), problem_(std::move(problem)), drawn_(std::make_shared<Drawn>()) {}

    Result<Figure> make() {
        KS_CHECK(find_selections());
        decide();
        KS_CHECK(mark());
        Figure figure;
        figure.sentence = sentence();
        figure.legend = front_legend(drawn_->state);
        figure.data = {{"cost", "value", "kept", "selection"}};
        for (std::size_t k = 0; k < selections_.size(); ++k)
            figure.data.push_back({std::to_string(selections_[k].cost), value_text(value(selections_[k])),
                                   drawn_->candidates[k].kept ? "1" : "0", name(selections_[k], "nothing")});
        figure.draw = [drawn = drawn_](DisplayList& list, const Rect& area, const TextMeasure& measure) {
            return add_front_chart(list, drawn->state, area, measure) - area.y;
        };
        return figure;
    }

private:
    /// The number of selections, limited to what the figure can handle.
    std::size_t selection_count() const {
        std::size_t count = 1;
        for (const FrontProblem::Group& group : problem_.groups) {
            count *= group.choices.size() + (group.may_stay_without ? 1 : 0);
            if (count > most_selections)
                break;
        }
        return count;
    }

    Result<void> find_selections() {
        const bool all = input_.parameters.choice("show") == "all";
        if (all && selection_count() > most_selections)
            return Error{.code = ErrorCode::input,
                         .what = formatted("there are more than {} selections", most_selections),
                         .todo = "show the front alone, or give the lesson a smaller instance"};
        Context context;
        context.stop = input_.stop;
        KS_TRY(FrontLists lists, front_by_lists(problem_, context, {}, most_front_points));
        front_ = std::move(lists.front);
        if (front_.empty())
            return Error{.code = ErrorCode::input,
                         .what = "no selection is allowed, so there is no front",
                         .todo = "give the lesson another instance"};
        if (all)
            enumerate({}, 0);
        else
            for (std::size_t k = 0; k < front_.size(); ++k)
                selections_.push_back({front_.points()[k].cost,
                                       problem_.gain(front_.points()[k].numerator),
                                       {front_.chosen(k).begin(), front_.chosen(k).end()}});
        std::ranges::stable_sort(selections_, [](const Selected& a, const Selected& b) {
            return a.cost != b.cost ? a.cost < b.cost : a.gain > b.gain;
        });
        return {};
    }

    void enumerate(Selected so_far, std::size_t i) {
        if (i == problem_.groups.size()) {
            if (so_far.cost <= problem_.limit)
                selections_.push_back(std::move(so_far));
            return;
        }
        const FrontProblem::Group& group = problem_.groups[i];
        const auto with = [&](std::int64_t cost, std::int64_t gain, Front::Chosen chosen) {
            Selected more = so_far;
            more.cost += cost;
            more.gain += gain;
            if (!problem_.names_groups)
                more.chosen.push_back(chosen);
            else if (chosen != Front::none)
                more.chosen.push_back(static_cast<Front::Chosen>(i));
            enumerate(std::move(more), i + 1);
        };
        if (group.may_stay_without)
            with(0, 0, Front::none);
        for (const FrontProblem::Choice& choice : group.choices)
            with(choice.cost, choice.gain, choice.index);
    }

    double value(const Selected& selected) const {
        return static_cast<double>(problem_.numerator(selected.gain)) /
               static_cast<double>(problem_.denominator);
    }
    static std::string value_text(double value, std::int64_t denominator) {
        if (denominator > longest_denominator)
            return number(value, 6);
        const std::int64_t numerator = std::llround(value * static_cast<double>(denominator));
        return denominator == 1 ? number(numerator) : formatted("{}/{}", numerator, denominator);
    }
    std::string value_text(double value) const { return value_text(value, problem_.denominator); }
    /// "{1, 3}", or "1b 2a" for a kind with groups.
    std::string name(const Selected& selected, const char* nothing) const {
        std::string text;
        for (std::size_t i = 0; i < selected.chosen.size(); ++i)
            if (problem_.names_groups)
                text += (text.empty() ? "" : ", ") + std::to_string(selected.chosen[i] + 1);
            else if (selected.chosen[i] != Front::none)
                text += (text.empty() ? "" : " ") +
                        kind_.item_name(static_cast<std::int64_t>(i), selected.chosen[i]);
        return problem_.names_groups ? "{" + text + "}" : text.empty() ? nothing : text;
    }

    void decide() {
        std::int64_t most = -1;
        std::uint32_t best = 0;
        std::vector<FrontCandidate>& all = drawn_->candidates;
        for (const Selected& selected : selections_) {
            const bool kept = selected.gain > most;
            if (kept) {
                most = selected.gain;
                best = static_cast<std::uint32_t>(all.size());
            }
            all.push_back({.cost = selected.cost, .value = value(selected), .kept = kept, .by = best});
            if (selections_.size() <= most_named)
                drawn_->names.push_back(name(selected, said("nothing")));
        }
        const KindFront& of = *kind_.front;
        const auto by_value = [](const FrontCandidate& a, const FrontCandidate& b) {
            return a.value < b.value;
        };
        drawn_->axes = {.cost = said(std::string(of.cost)),
                        .value = said(std::string(of.value)),
                        .last_cost = all.back().cost,
                        .least = std::ranges::min(all, by_value).value,
                        .greatest = std::ranges::max(all, by_value).value,
                        .less_is_better = of.less_is_better,
                        .within = said(std::string(of.within)),
                        .text = [denominator = problem_.denominator](double value) {
                            return value_text(value, denominator);
                        }};
        if (!of.within.empty())
            drawn_->axes.threshold = 1.0;
        const std::int64_t looked = input_.parameters.integer("looked-at");
        FrontState& state = drawn_->state;
        state = {.axes = &drawn_->axes,
                 .candidates = drawn_->candidates,
                 .decided = std::min(static_cast<std::size_t>(looked), all.size()),
                 .names = drawn_->names};
        if (state.decided < all.size() && state.decided > 0) {
            state.current = state.decided - 1;
            state.cost = all[*state.current].cost;
        }
    }

    /// Draws a ring around the point that the lesson asks for.
    Result<void> mark() {
        const std::string& wanted = input_.parameters.choice("mark");
        if (wanted == "none" || drawn_->state.decided < selections_.size())
            return {};
        const std::int64_t budget = input_.parameters.integer("budget");
        const std::optional<std::size_t> point = wanted == "knee"     ? knee(front_)
                                                 : wanted == "budget" ? best_within(front_, budget)
                                                 : wanted == "first"  ? std::optional<std::size_t>(0)
                                                 : wanted == "last"
                                                     ? std::optional<std::size_t>(front_.size() - 1)
                                                     : cheapest_at_most_one(front_);
        if (!point)
            return Error{.code = ErrorCode::input,
                         .what = "no point of this front is what 'mark' asks for",
                         .todo = "mark another point"};
        std::size_t kept = 0;
        for (std::size_t k = 0; k < selections_.size(); ++k)
            if (drawn_->candidates[k].kept && kept++ == *point)
                drawn_->state.told = k;
        return {};
    }

    /// "(6, 12) {1}"
    std::string point(std::size_t k) const {
        return formatted("({}, {}) {}", number(selections_[k].cost), value_text(drawn_->candidates[k].value),
                         name(selections_[k], said("nothing")));
    }

    std::string sentence() const {
        const FrontState& state = drawn_->state;
        const auto all = static_cast<std::int64_t>(selections_.size());
        const std::string cost = said(std::string(kind_.front->cost)),
                          value = said(std::string(kind_.front->value));
        if (state.decided == 0)
            return formatted("{} selections, each a point of {} and {}: none is looked at yet.", number(all),
                             cost, value);
        if (state.current)
            return current_sentence(*state.current);
        if (state.told)
            return told_sentence(*state.told);
        const auto points = static_cast<std::int64_t>(front_.size());
        if (points == all)
            return formatted("The front has {} {} of {} and {}.", number(points),
                             counted("point", "points", points), cost, value);
        return formatted("{} of {} selections are points of the front; every other one is dominated, or the "
                         "same as one of them.",
                         number(points), number(all));
    }

    std::string current_sentence(std::size_t k) const {
        const FrontCandidate& now = drawn_->candidates[k];
        if (now.kept)
            return formatted("{} is kept: no cheaper selection is as good.", point(k));
        const FrontCandidate& by = drawn_->candidates[now.by];
        const char* better = by.value == now.value ? said("is as good") : said("is better");
        return formatted("{} is dropped: {} {} and {}.", point(k), point(now.by), better,
                         by.cost == now.cost ? said("costs no more") : said("costs less"));
    }

    std::string told_sentence(std::size_t k) const {
        const std::string& wanted = input_.parameters.choice("mark");
        if (wanted == "knee")
            return formatted("The knee is {}: of all points the farthest from the line between the first and "
                             "the last.",
                             point(k));
        if (wanted == "budget")
            return formatted("The best within {} {}: {}.", said(std::string(kind_.front->cost)),
                             number(input_.parameters.integer("budget")), point(k));
        if (wanted == "first" || wanted == "last")
            return formatted("The {} point of the front: {}.",
                             wanted == "first" ? said("cheapest") : said("dearest"), point(k));
        return formatted("The cheapest point that is {}: {}.", said(std::string(kind_.front->within)),
                         point(k));
    }

    const FigureInput& input_;
    const Kind& kind_;
    FrontProblem problem_;
    Front front_;
    std::vector<Selected> selections_;
    std::shared_ptr<Drawn> drawn_;
};

Result<Figure> make(const FigureInput& input) {
    const Kind* kind = input.instance ? &kind_of(*input.instance) : nullptr;
    if (!kind || kind->front == nullptr)
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws an instance that has a front",
                     .todo = "give the figure an \"instance\" of such a kind"};
    KS_TRY(FrontProblem problem, kind->front->problem(*input.instance));
    return FrontFigure(input, *kind, std::move(problem)).make();
}

} // namespace

/// Cost against value: the points that are kept and the points that are dominated.
const FigureKind& figure_front() {
    static const FigureKind kind{
        .id = "front",
        .title = "The front of cost and value (thesis, Chapter 6)",
        .parameters = {{.name = "show",
                        .type = Parameter::Type::choice,
                        .values = {"all", "front"},
                        .title = "All selections, or the points of the front alone"},
                       {.name = "looked-at",
                        .max = 1 << 20,
                        .standard = 1 << 20,
                        .title = "So many selections are looked at, by cost"},
                       {.name = "mark",
                        .type = Parameter::Type::choice,
                        .values = {"none", "knee", "budget", "threshold", "first", "last"},
                        .title = "The point that is marked once all are looked at"},
                       {.name = "budget", .max = 1 << 30, .title = "The most that it may cost"}},
        .make = make};
    return kind;
}

} // namespace ks::scene
