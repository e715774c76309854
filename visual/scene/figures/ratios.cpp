// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/figures/results_of.h"

#include "solvers/bench/time_ratios.h"
#include "solvers/core/formatted.h"
#include "visual/scene/ratio_histograms.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace ks::scene {

namespace {

Error ratios_error(Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .todo = std::move(todo)};
}

/// Reads "kernels = 16" as a setting; an empty text selects every instance.
Result<RecordedRow::Settings> where_of(const std::string& words) {
    if (words.empty())
        return RecordedRow::Settings{};
    constexpr std::string_view between = " = ";
    const std::size_t at = words.find(between);
    if (at == std::string::npos || at == 0 || at + between.size() == words.size())
        return ratios_error("\"where\" names no setting and its value", "write it as \"kernels = 16\"");
    return RecordedRow::Settings{{words.substr(0, at), words.substr(at + between.size())}};
}

Result<RatioHistograms> histograms_of(const RecordedResults& results, const Parameters& settings) {
    RatioQuestion question{.parameter = settings.choice("parameter"),
                           .of = settings.choice("of"),
                           .over = settings.choice("over"),
                           .stage = settings.choice("stage")};
    KS_TRY(question.where, where_of(settings.choice("where")));
    RatioHistograms made{.over = question.over};
    KS_TRY(made.groups, ratio_groups(results, question));
    made.left_out = runs_without_partner(results, question);
    if (made.groups.size() > RatioHistograms::most_panels)
        return ratios_error(formatted("the figure would have {} histograms", made.groups.size()),
                            formatted("name \"of\" or \"where\", so that there are at most {}",
                                      RatioHistograms::most_panels));
    return made;
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(const RecordedResults results, results_of(input));
    KS_TRY(RatioHistograms read, histograms_of(results, input.parameters));
    const auto what = std::make_shared<const RatioHistograms>(std::move(read));
    const std::string& stage = input.parameters.choice("stage");
    Figure figure;
    figure.sentence = what->sentence(stage, results);
    figure.legend = what->legend();
    figure.data = what->rows();
    figure.draw = [what](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        return add_ratio_histograms(list, *what, area, measure);
    };
    return figure;
}

Parameter word(const char* name, const char* title) {
    return {.name = name, .type = Parameter::Type::choice, .title = title};
}

} // namespace

/// A results file as histograms: the ratio of run times with one value of a parameter to those with another
/// value, all else being equal.
const FigureKind& figure_ratios() {
    static const FigureKind kind{
        .id = "ratios",
        .title = "How many times as fast, instance by instance, as histograms",
        .parameters = {word("parameter", "The parameter in which the compared runs differ"),
                       word("over", "Its value by whose times is divided"),
                       word("of", "Its value whose times are divided; none: each other one"),
                       word("stage", "The stage whose time counts; none: whole times"),
                       word("where",
                            "A setting of the instances that count, as \"kernels = 16\"; none: all")},
        .takes_runs = true,
        .make = make};
    return kind;
}

} // namespace ks::scene
