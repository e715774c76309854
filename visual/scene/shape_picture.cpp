// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/shape_picture.h"

#include "solvers/core/formatted.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace ks::scene {

#define KS_SHAPE(name) const ShapePicture& picture_##name();
#include "visual/scene/shapes.def"
#undef KS_SHAPE

std::span<const ShapePicture* const> shape_pictures() {
    static const std::array all{
#define KS_SHAPE(name) &picture_##name(),
#include "visual/scene/shapes.def"
#undef KS_SHAPE
    };
    return all;
}

namespace {

const ShapePicture* picture_of(Shape shape) {
    const auto found = std::ranges::find(shape_pictures(), shape, &ShapePicture::shape);
    return found == shape_pictures().end() ? nullptr : *found;
}

/// Writes the sentence slightly above the middle of the frame, as on empty pages.
double add_no_picture(DisplayList& list, const StepPicture& what) {
    constexpr double size = 15, widest = 480;
    const std::string sentence =
        formatted("There is no picture for recordings of the shape '{}' yet; its steps can be read as text.",
                  to_text(what.recording.shape()));
    Text line{.role = Role::quiet,
              .face = Face::interface,
              .size = size,
              .weight = Weight::regular,
              .align = Align::centre};
    const double height = std::round(size * 1.5);
    const auto lines = wrapped_plain(what.measure, sentence, line, std::min(widest, what.frame.width));
    double y =
        what.frame.y +
        std::max(0.0, std::floor((what.frame.height - height * static_cast<double>(lines.size())) / 3));
    for (const std::string& words : lines) {
        line.rect = {what.frame.x, y, what.frame.width, height};
        line.text = words;
        list.add(line);
        y += height;
    }
    list.regions.push_back({.rect = what.frame, .id = "no-picture", .description = sentence});
    return y;
}

} // namespace

double add_picture(DisplayList& list, const StepPicture& what) {
    const ShapePicture* picture = picture_of(what.recording.shape());
    return picture ? picture->draw(list, what) : add_no_picture(list, what);
}

void add_picture_legend(DisplayList& list, const StepPicture& what, const Rect& legend) {
    if (const ShapePicture* picture = picture_of(what.recording.shape()))
        picture->add_legend(list, what, legend);
}

} // namespace ks::scene
