// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/core/sayable.h"
#include "solvers/problems/subset_sum/instance.h"
#include "solvers/problems/subset_sum/two_list/recording.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/figure.h"
#include "visual/scene/numbers.h"
#include "visual/scene/shape_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks::scene {

namespace {

/// The number of steps of one name in a phase: comparisons, sums.
struct PhaseCount {
    std::string name; ///< English, for programs; translated when it is shown
    std::int64_t steps = 0;
};

/// One of the two forms of the algorithm at its current step.
struct ComparedForm {
    std::string id; ///< "original"
    std::string title;
    std::shared_ptr<const Recording> recording;
    Step step;
    std::vector<PhaseCount> counts; ///< counts over the whole phase
};

/// The first and the last step of a phase; last < first if a solution was found before the phase.
struct StepRange {
    std::int64_t first = 0, last = -1;
};
StepRange steps_of(const Recording& recording, const std::string& phase) {
    StepRange range{.first = recording.count()};
    for (std::int64_t i = 1; i <= recording.count(); ++i)
        if (recording.at(i).phase.starts_with(phase)) {
            range.first = std::min(range.first, i);
            range.last = i;
        }
    return range;
}

/// The name of a phase's step, by the part of a row that it belongs to.
std::string step_name(const std::string& phase, const std::string& part) {
    static constexpr std::array<std::pair<std::string_view, Sayable>, 7> names{
        {{"add", Sayable("sums with a weight")},
         {"partition", Sayable("median pairs")},
         {"merge", Sayable("sums merged")},
         {"first binary search", Sayable("comparisons, Lemma 3")},
         {"second binary search", Sayable("comparisons, Lemma 4")},
         {"binary searches", Sayable("pairs cut, Lemmas 5 to 8")},
         {"walk", Sayable("comparisons of the walk")}}};
    const auto found = std::ranges::find(names, part, [](const auto& one) { return one.first; });
    if (found != names.end())
        return found->second.text;
    return phase == "pruning" && part.empty() ? Sayable("comparisons of pairs").text : "";
}

/// The number of steps per name in a phase, in order of first appearance.
std::vector<PhaseCount> counts_of(const Recording& recording, const std::string& phase, StepRange range) {
    std::vector<PhaseCount> counts;
    const auto outline = recording.outline();
    std::size_t next = 0;
    std::string part; // of the row
    for (std::int64_t step = 1; step <= range.last; ++step) {
        for (; next < outline.size() && outline[next].step <= step; ++next)
            part = outline[next].level == Level::tile ? outline[next].id : std::string();
        if (step < range.first)
            continue;
        const std::string name = step_name(phase, part);
        auto same = std::ranges::find(counts, name, &PhaseCount::name);
        if (same == counts.end() && !name.empty())
            same = counts.insert(counts.end(), PhaseCount{.name = name});
        if (same != counts.end())
            ++same->steps;
    }
    return counts;
}

Result<ComparedForm> form_of(const FigureInput& input, TwoListMethod method, const char* id,
                             std::string title) {
    ComparedForm form{.id = id, .title = std::move(title)};
    KS_TRY(form.recording,
           record_two_list(formatted("two lists, {}", form.title), method,
                           static_cast<const SubsetSumInstance&>(*input.instance), input.stop));
    const std::string& phase = input.parameters.choice("phase");
    const StepRange range = steps_of(*form.recording, phase);
    const std::int64_t steps = std::max<std::int64_t>(0, range.last - range.first);
    const std::int64_t at = range.last < 0 ? form.recording->count()
                                           : range.first + steps * input.parameters.integer("percent") / 100;
    form.step = form.recording->at(at);
    form.counts = counts_of(*form.recording, phase, range);
    return form;
}

/// Draws the numbers below a picture, in as many lines as they need.
void draw_counts(DisplayList& list, const TextMeasure& measure, const Rect& area,
                 const std::vector<PhaseCount>& counts) {
    const double size = std::round(13 * figure_scale(area)), line = size + 7;
    double y = area.y;
    for (const PhaseCount& count : counts) {
        const std::string steps = number(count.steps);
        const double wide = std::max(44.0, measure.width(steps, Face::mono, size, Weight::bold) + 1);
        add_text(list, measure, {area.x, y, wide, line}, steps,
                 {.size = size, .align = Align::right, .weight = Weight::bold, .face = Face::mono});
        add_text(list, measure, {area.x + wide + 10, y, area.width - wide - 10, line}, said(count.name),
                 {.size = size, .role = Role::quiet});
        y += line;
    }
}

/// Draws the picture with its name above; below it, if there is room, the legend and the numbers.
void draw_form(DisplayList& list, const TextMeasure& measure, const Rect& area, const ComparedForm& form,
               std::size_t most_counts) {
    constexpr double legend = 28, least_picture = 180;
    const double scale = figure_scale(area), head = std::round(24 * scale);
    double counts = (std::round(13 * scale) + 7) * static_cast<double>(most_counts) + 8;
    if (area.height < head + counts + least_picture)
        counts = 0;
    const bool explained = area.height >= head + counts + legend + least_picture;
    add_text(list, measure, {area.x, area.y, area.width, head}, form.title,
             {.size = std::round(15 * scale), .weight = Weight::bold});
    const double below = counts + (explained ? legend : 0);
    const StepPicture what{.recording = *form.recording,
                           .step = form.step,
                           .view = {},
                           .frame = {area.x, area.y + head, area.width, area.height - head - below},
                           .measure = measure};
    add_picture(list, what);
    double y = area.y + area.height - below;
    if (explained)
        add_picture_legend(list, what, {area.x, y + 4, area.width, legend - 4});
    y += explained ? legend : 0;
    if (counts > 0)
        draw_counts(list, measure, {area.x, y + 8, area.width, counts - 8}, form.counts);
}

std::string phase_words(const std::string& phase) {
    return phase == "generation" ? said("generation") : phase == "pruning" ? said("pruning") : said("search");
}

std::string sentence_of(const std::string& phase, const std::array<ComparedForm, 2>& forms) {
    std::string words;
    for (const ComparedForm& form : forms) {
        std::string list;
        for (const PhaseCount& count : form.counts)
            list += (list.empty() ? "" : "; ") + formatted("{} {}", number(count.steps), said(count.name));
        const std::string name =
            words.empty() ? formatted("{}, {}", phase_words(phase), form.title) : form.title;
        words += formatted("{}{}: {}.", words.empty() ? "" : " ", capitalised(name),
                           list.empty() ? said("nothing is left to do") : list);
    }
    return words;
}

Result<Figure> make(const FigureInput& input) {
    const auto instance = std::dynamic_pointer_cast<const SubsetSumInstance>(input.instance);
    if (!instance || instance->weights().size() > most_finely_recorded_weights)
        return Error{.code = ErrorCode::input,
                     .what = "this figure compares the two-list algorithms on a few weights",
                     .todo = formatted("give the lesson a subset sum of at most {} weights",
                                       most_finely_recorded_weights)};
    std::array<ComparedForm, 2> forms;
    KS_TRY(forms[0], form_of(input, TwoListMethod::original, "original", said("original")));
    KS_TRY(forms[1], form_of(input, TwoListMethod::improved, "improved", said("improved")));
    const std::string& phase = input.parameters.choice("phase");
    Figure figure;
    figure.sentence = sentence_of(phase, forms);
    figure.data = {{"algorithm", "phase", "what", "count"}};
    for (const ComparedForm& form : forms)
        for (const PhaseCount& count : form.counts)
            figure.data.push_back({form.id, phase, count.name, std::to_string(count.steps)});
    figure.draw = [forms](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        const double gap = 32, half = std::floor((area.width - gap) / 2);
        const std::size_t most = std::max(forms[0].counts.size(), forms[1].counts.size());
        for (const std::size_t i : {0, 1}) {
            const std::size_t before = list.regions.size();
            draw_form(list, measure,
                      {area.x + (half + gap) * static_cast<double>(i), area.y, half, area.height}, forms[i],
                      most);
            // the region names of both pictures are equal
            for (std::size_t r = before; r < list.regions.size(); ++r)
                list.regions[r].id = forms[i].id + " " + list.regions[r].id;
        }
        return area.height;
    };
    return figure;
}

} // namespace

/// Algorithms 3 to 8 and Algorithms 9 to 12 on the same instance, at the same part of a phase (Wan et al.).
const FigureKind& figure_two_list_compare() {
    using Type = Parameter::Type;
    static const FigureKind kind{
        .id = "two-list-compare",
        .title = "The two-list algorithm, original and improved (two-list paper, Sections 3 and 4)",
        .parameters = {{.name = "phase",
                        .type = Type::choice,
                        .values = {"generation", "pruning", "search"},
                        .title = "Phase"},
                       {.name = "percent",
                        .max = 100,
                        .standard = 100,
                        .unit = "%",
                        .title = "How much of the phase's steps is done"}},
        .make = make};
    return kind;
}

} // namespace ks::scene
