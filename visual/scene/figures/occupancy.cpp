// SPDX-License-Identifier: GPL-3.0-or-later
#include "solvers/core/language.h"
#include "visual/scene/figures/figure.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/questions/occupancy_question.h"
#include "visual/scene/drawing.h"
#include "visual/scene/numbers.h"
#include "visual/scene/occupancy_scene.h"

#include <algorithm>

namespace ks::scene {

namespace {

/// "H200: 4 blocks of 512 threads on each SM, 64 of its 64 warps; limited by registers and warps."
std::string sentence_of(const DevicePreset& device, const BlockNeeds& needs) {
    const Occupancy fits = occupancy(device.limits(), needs);
    std::vector<std::string> limits;
    for (const Occupancy::Limit& limit : fits.limits)
        if (limit.limiting)
            limits.push_back(said(std::string(to_text(limit.limiter))));
    return formatted("{}: {} {} of {} threads on each SM, {} of its {} warps; limited by {}.", device.name,
                     number(fits.blocks), counted("block", "blocks", fits.blocks), number(needs.threads),
                     number(fits.warps), number(fits.max_warps), joined_by_and(limits));
}

Result<Figure> make(const FigureInput& input) {
    KS_TRY(const DevicePreset* device, find_device_preset(input.parameters.choice("device")));
    const BlockNeeds needs{.threads = input.parameters.integer("threads"),
                           .registers = input.parameters.integer("registers"),
                           .shared_bytes = input.parameters.integer("shared")};
    Figure figure;
    figure.sentence = sentence_of(*device, needs);
    figure.data = {{"registers a thread", "blocks an SM", "warps an SM"}};
    const OccupancyCurve curve = occupancy_curve(device->limits(), needs, OccupancyCurve::Axis::registers);
    for (const OccupancyCurve::Point& point : curve.points)
        figure.data.push_back({std::to_string(point.at), std::to_string(point.exact.blocks),
                               std::to_string(point.exact.warps)});
    figure.questions = occupancy_questions(std::string(device->name), device->limits(), needs);
    figure.draw = [device, needs](DisplayList& list, const Rect& area, const TextMeasure& measure) {
        const double scale = figure_scale(area);
        const auto smaller = [&](double by) {
            DisplayList picture =
                draw_occupancy(*device, needs, by * area.width / scale, by * area.height / scale, measure,
                               WithoutRoom::without_curves);
            picture.scale(1 / by);
            return picture;
        };
        DisplayList picture = smaller(1);
        // In a small picture the text may be one line too long.
        if (const double over = picture.height * scale / area.height; over > 1)
            picture = smaller(over);
        return add_enlarged(list, std::move(picture), area);
    };
    return figure;
}

std::vector<std::string> device_ids() {
    std::vector<std::string> ids;
    for (const DevicePreset& device : device_presets())
        ids.emplace_back(device.id);
    std::stable_partition(ids.begin(), ids.end(),
                          [](const std::string& id) { return id == "h200"; }); // the default
    return ids;
}

} // namespace

/// The number of a launch's blocks that one multiprocessor holds, and what limits it, drawn by the Occupancy
/// page's picture.
const FigureKind& figure_occupancy() {
    static const FigureKind kind{
        .id = "occupancy",
        .title = "The blocks that an SM holds at once, and what limits them",
        .parameters =
            {{.name = "device", .type = Parameter::Type::choice, .values = device_ids(), .title = "GPU"},
             {.name = "threads",
              .min = 1,
              .max = most_block_threads,
              .standard = 512,
              .title = "Threads a block"},
             {.name = "registers", .max = 255, .standard = 32, .title = "Registers a thread"},
             {.name = "shared", .max = 1 << 20, .unit = "bytes", .title = "Shared memory a block"}},
        .make = make};
    return kind;
}

} // namespace ks::scene
