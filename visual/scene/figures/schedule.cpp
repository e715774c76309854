// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/front/lists.h"
#include "solvers/front/points.h"
#include "solvers/kinds/kind.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/figure.h"
#include "visual/scene/numbers.h"
#include "visual/scene/pareto/schedule_picture.h"

#include <memory>
#include <string_view>

namespace ks::scene {

namespace {

constexpr std::size_t most_points = 200'000;
constexpr double enlarged = 1.3; ///< next to the Pareto page's lanes, which share a page with the front

struct Design {
    std::string id; ///< for programs: "without", "with"
    std::string name;
    Schedule schedule;
};

Error schedule_error(Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .todo = std::move(todo)};
}

/// The cheapest point of the front whose value is at most 1.
Result<Design> cheapest_within(const FigureInput& input, const KindFront& of) {
    KS_TRY(const FrontProblem problem, of.problem(*input.instance));
    Context context;
    context.stop = input.stop;
    KS_TRY(const FrontLists lists, front_by_lists(problem, context, {}, most_points));
    const std::optional<std::size_t> point = cheapest_at_most_one(lists.front);
    if (!point)
        return schedule_error(formatted("no selection is {}", said(std::string(of.within))),
                              "show it \"without\", or give the figure another instance");
    KS_TRY(Schedule schedule, of.schedule(*input.instance, lists.front.chosen(*point)));
    return Design{.id = "with",
                  .name = formatted("With {} {}, {}", said(std::string(of.cost)),
                                    number(lists.front.points()[*point].cost), said(std::string(of.within))),
                  .schedule = std::move(schedule)};
}

Result<std::vector<Design>> designs_of(const FigureInput& input) {
    const Kind* kind = input.instance ? &kind_of(*input.instance) : nullptr;
    if (!kind || kind->front == nullptr || kind->front->schedule == nullptr)
        return schedule_error("this figure draws what an instance does in time",
                              "give the figure an \"instance\" of such a kind");
    const std::string& show = input.parameters.choice("show");
    std::vector<Design> designs;
    if (show != "with") {
        KS_TRY(const FrontProblem problem, kind->front->problem(*input.instance));
        const std::vector<Front::Chosen> nothing(problem.groups.size(), Front::none);
        KS_TRY(Schedule schedule, kind->front->schedule(*input.instance, nothing));
        designs.push_back({.id = "without",
                           .name = formatted("All {}", said(std::string(kind->front->without))),
                           .schedule = std::move(schedule)});
    }
    if (show != "without") {
        KS_TRY(Design cheapest, cheapest_within(input, *kind->front));
        designs.push_back(std::move(cheapest));
    }
    return designs;
}

SchedulePicture picture_of(const Design& design) {
    return {.schedules = {{.name = design.name, .schedule = &design.schedule}}};
}

/// Draws the designs one below the other, over the same width.
DisplayList draw(const std::vector<Design>& designs, double width, double height,
                 const TextMeasure& measure) {
    constexpr double gap = 18;
    DisplayList list{width, 0, {}, {}};
    const double room = (height + gap) / static_cast<double>(designs.size()) - gap;
    for (const Design& design : designs) {
        const SchedulePicture picture = picture_of(design);
        const double used = std::min(room, schedule_height(picture));
        const double y = list.height + (list.height > 0 ? gap : 0);
        draw_schedules(list, picture, {0, y, width, used}, measure);
        list.height = y + used;
    }
    return list;
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(std::vector<Design> found, designs_of(input));
    const auto designs = std::make_shared<const std::vector<Design>>(std::move(found));
    Figure figure;
    figure.data = {{"design", "lane", "job", "begin", "end", "late"}};
    for (const Design& design : *designs) {
        figure.sentence += formatted("{}{}: {}.", figure.sentence.empty() ? "" : " ", design.name,
                                     misses_words(design.schedule));
        for (const Schedule::Lane& lane : design.schedule.lanes)
            for (const Schedule::Piece& piece : lane.pieces)
                figure.data.push_back({design.id, lane.name, std::to_string(piece.job + 1),
                                       std::to_string(piece.begin), std::to_string(piece.end),
                                       piece.late ? "1" : "0"});
    }
    figure.draw = [designs](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        const double scale = enlarged * figure_scale(area);
        DisplayList picture = draw(*designs, area.width / scale, area.height / scale, measure);
        picture.scale(enlarged);
        return add_enlarged(list, std::move(picture), area);
    };
    return figure;
}

} // namespace

/// The jobs of a task set on one processor, as scheduled by a selection of its front.
const FigureKind& figure_schedule() {
    static const FigureKind kind{
        .id = "schedule",
        .title = "What runs when, before and after (thesis, Section 6.1)",
        .parameters = {{.name = "show",
                        .type = Parameter::Type::choice,
                        .values = {"both", "without", "with"},
                        .title = "With nothing chosen, with the cheapest choices that are enough, or both"}},
        .make = make};
    return kind;
}

} // namespace ks::scene
