// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/formatted.h"
#include "solvers/kinds/kind.h"
#include "visual/scene/concurrency/sm_picture.h"
#include "visual/scene/drawing.h"
#include "visual/scene/figures/figure.h"

#include <memory>

namespace ks::scene {

namespace {

constexpr int most_kernels = 4;
constexpr double picture_height = 360;

/// The data that the figure draws, which live as long as the figure.
struct Drawn {
    PlanProblem problem;
    std::vector<SmLaunch> launches;
};

std::string blocks_setting(int kernel) {
    return written("blocks-{}", kernel);
}
std::string copies_setting(int kernel) {
    return formatted("copies-{}", kernel);
}

/// The launches that the settings name, each with the fewest warps per block that its blocks allow.
Result<std::vector<SmLaunch>> launches_of(const FigureInput& input, const KindPlan& plan,
                                          const PlanProblem& problem) {
    std::vector<SmLaunch> launches;
    for (int k = 1; k <= most_kernels; ++k) {
        const std::int64_t blocks = input.parameters.integer(blocks_setting(k));
        if (blocks == 0)
            continue;
        const std::size_t kernel = static_cast<std::size_t>(k) - 1;
        if (kernel >= problem.kernels.size())
            return Error{.code = ErrorCode::input,
                         .what = formatted("the mix has no kernel {}", k),
                         .where = blocks_setting(k),
                         .todo = formatted("it has {}", problem.kernels.size())};
        const std::int64_t warps = (problem.kernels[kernel].warps + blocks - 1) / blocks;
        launches.push_back({.kernel = kernel,
                            .copies = input.parameters.integer(copies_setting(k)),
                            .shape = plan.shape(*input.instance, kernel, blocks, warps)});
    }
    return launches;
}

Result<Figure> make(const FigureInput& input) {
    const Kind* kind = input.instance ? &kind_of(*input.instance) : nullptr;
    if (!kind || kind->plan == nullptr)
        return Error{.code = ErrorCode::input,
                     .what = "this figure draws kernels that are to run together",
                     .todo = "give the figure an \"instance\" of a kind that has plans"};
    auto drawn = std::make_shared<Drawn>();
    drawn->problem = kind->plan->problem(*input.instance);
    KS_TRY(drawn->launches, launches_of(input, *kind->plan, drawn->problem));
    Figure figure;
    figure.sentence = load_words(drawn->problem, drawn->launches);
    figure.data = {{"kernel", "copies", "blocks", "warps", "registers", "shared bytes"}};
    for (const SmLaunch& launch : drawn->launches)
        figure.data.push_back({drawn->problem.kernels[launch.kernel].name, std::to_string(launch.copies),
                               std::to_string(launch.shape.blocks), std::to_string(launch.shape.takes.warps),
                               std::to_string(launch.shape.takes.registers),
                               std::to_string(launch.shape.takes.shared_bytes)});
    figure.draw = [drawn](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        const double height = std::min(area.height, picture_height * figure_scale(area));
        draw_sm(list, {.problem = &drawn->problem, .launches = drawn->launches},
                {area.x, area.y, area.width, height}, measure);
        return height;
    };
    return figure;
}

std::vector<Parameter> parameters() {
    std::vector<Parameter> all;
    for (int k = 1; k <= most_kernels; ++k) {
        all.push_back({.name = blocks_setting(k),
                       .max = 64,
                       .standard = k == 1 ? 1 : 0,
                       .unit = "blocks",
                       .title = formatted("Blocks of kernel {} on each multiprocessor", k)});
        all.push_back({.name = copies_setting(k),
                       .min = 1,
                       .max = 16,
                       .standard = 1,
                       .title = formatted("Copies of kernel {} beside each other", k)});
    }
    return all;
}

} // namespace

/// The resources of a multiprocessor that the launches of up to four kernels need, drawn by the Concurrency
/// page's picture.
const FigureKind& figure_multiprocessor() {
    static const FigureKind kind{.id = "multiprocessor",
                                 .title = "A multiprocessor filled by kernels that run together",
                                 .parameters = parameters(),
                                 .make = make};
    return kind;
}

} // namespace ks::scene
