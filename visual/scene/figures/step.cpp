// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "visual/scene/figures/figure.h"

#include "solvers/questions/questions.h"
#include "solvers/run/catalogue.h"
#include "solvers/run/in_process.h"
#include "visual/scene/shape_picture.h"
#include "visual/scene/whole_table.h"

#include <algorithm>
#include <memory>

namespace ks::scene {

namespace {

std::vector<std::string> stepped_ids() {
    std::vector<std::string> ids;
    for (const CatalogueEntry& entry : built_in_catalogue().entries())
        if (entry.steps)
            ids.push_back(entry.id);
    return ids;
}

Result<Figure> make(const FigureInput& input) {
    const std::string& id = input.parameters.choice("of");
    KS_TRY(const CatalogueEntry* variant, built_in_catalogue().get(id));
    if (!input.instance || input.instance->kind() != variant->kind)
        return Error{.code = ErrorCode::input,
                     .what = formatted("{} does not solve the lesson's instance", id),
                     .todo = formatted("give the figure an \"instance\" of the kind {}", variant->kind)};
    KS_TRY(const std::shared_ptr<const Recording> recording,
           in_process::record(id, input.instance, input.stop));
    const Step step = recording->at(std::min(input.parameters.integer("step"), recording->count()));
    Figure figure;
    figure.sentence = step.text;
    figure.data = {{"variant", "step", "of"},
                   {id, std::to_string(step.index), std::to_string(recording->count())}};
    figure.table = as_table(recording);
    figure.questions = questions_at(*recording, step.index - 1);
    figure.draw = [recording, step](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        constexpr double legend = 32, least_with_legend = 240;
        const bool explained = area.height >= least_with_legend;
        Rect frame = area;
        frame.height -= explained ? legend : 0;
        TableView view; // of a table that does not fit, the part around the step is shown
        if (const auto table = as_table(recording))
            view = followed(*table, step, view_of_picture(*table, view, frame, measure), frame, measure);
        const StepPicture what{
            .recording = *recording, .step = step, .view = view, .frame = frame, .measure = measure};
        const double end = add_picture(list, what);
        if (!explained)
            return end - area.y;
        add_picture_legend(list, what, {area.x, end + 8, area.width, legend - 8});
        return end + legend - area.y;
    };
    return figure;
}

} // namespace

/// A step of a recording, for lessons that step through a second variant.
const FigureKind& figure_step() {
    static const FigureKind kind{.id = "step",
                                 .title = "A step of a variant's recording",
                                 .parameters = {{.name = "of",
                                                 .type = Parameter::Type::choice,
                                                 .values = stepped_ids(),
                                                 .title = "The variant"},
                                                {.name = "step",
                                                 .max = 1 << 20,
                                                 .standard = 1 << 20,
                                                 .title = "The step; one beyond the last is the last"}},
                                 .make = make};
    return kind;
}

} // namespace ks::scene
