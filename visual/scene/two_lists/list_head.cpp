// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/two_lists/list_head.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double chip_height = 20, chip_gap = 4;

/// "bread 4"; for a weight without a name "4".
std::string chip_words(const TwoListsAt& at, int of, std::size_t i, bool named) {
    const std::string name = named ? at.recording.weight_name(of, i) : std::string();
    const std::string weight = number(at.recording.weights(of)[i]);
    return name.empty() ? weight : written("{} {}", name, weight);
}

double chip_width(const TwoListsAt& at, const std::string& words, double size) {
    return 10 + std::ceil(at.width(words, {.size = size, .weight = Weight::bold, .face = Face::mono}));
}

/// The summand, for a sentence.
std::string added_words(const TwoListsAt& at, int of) {
    const GrowingList& list = at.state.lists[of];
    const std::string name = at.recording.weight_name(of, static_cast<std::size_t>(list.weights_done));
    return name.empty() ? number(*list.adding) : written("{} ({})", name, number(*list.adding));
}

/// Writes which weight is being added.
void draw_weight(const TwoListsAt& at, int of, double x, double right, double y) {
    const GrowingList& list = at.state.lists[of];
    const auto count = static_cast<std::int64_t>(at.recording.weights(of).size());
    const std::string words =
        list.adding ? formatted("weight {} of {}: {}", list.weights_done + 1, count, added_words(at, of))
                    : counted("{} of {} weight", "{} of {} weights", count, list.weights_done, count);
    TextLook look{.size = 13, .align = Align::centre, .face = Face::mono};
    while (look.size > 9 && at.width(words, look) + 10 > right - x)
        look.size -= 1;
    const Rect box{x, y, std::max(1.0, std::min(right - x, std::ceil(at.width(words, look)) + 10)),
                   chip_height};
    if (list.adding)
        add_mark(at.list, box, next_mark());
    at.write(box, words, look);
}

/// Draws the weights of a list, each in a box: those already added, the one being added, those still to come.
void draw_weights(const TwoListsAt& at, int of, double x, double right, double y) {
    const auto weights = at.recording.weights(of);
    const GrowingList& list = at.state.lists[of];
    double size = 12;
    bool named = true; // if there is room for all names
    const auto all = [&] {
        double sum = 0;
        for (std::size_t i = 0; i < weights.size(); ++i)
            sum += chip_width(at, chip_words(at, of, i, named), size) + chip_gap;
        return sum;
    };
    named = all() <= right - x;
    while (size > 9 && all() > right - x)
        size -= 1;
    if (all() > right - x) {
        draw_weight(at, of, x, right, y);
        return;
    }
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto index = static_cast<std::int64_t>(i);
        const bool now = index == list.weights_done && list.adding;
        const bool in = index < list.weights_done;
        const std::string words = chip_words(at, of, i, named);
        const Rect box{x, y, chip_width(at, words, size), chip_height};
        add_mark(at.list, box,
                 now  ? next_mark()
                 : in ? Mark{{.fill = Fill{.role = Role::read, .opacity = tint}, .radius = 2}}
                      : plain_mark());
        at.write(box, words,
                 {.size = size,
                  .role = in || now ? Role::text : Role::quiet,
                  .align = Align::centre,
                  .weight = now ? Weight::bold : Weight::regular,
                  .face = Face::mono});
        x += box.width + chip_gap;
    }
}

} // namespace

void draw_list_head(const TwoListsAt& at, int of, const Rect& frame) {
    const GrowingList& list = at.state.lists[of];
    const auto size = static_cast<std::int64_t>(list.sums.size());
    const std::string name = list_name(of),
                      count = formatted("{} {}", number(size), counted("sum", "sums", size));
    const TextLook title{.size = 15, .weight = Weight::bold}, quiet{.size = 13, .role = Role::quiet};
    at.write({frame.x, frame.y, 16, list_head_height}, name, title);
    const double told = std::ceil(at.width(count, quiet)) + 1;
    const double right = frame.x + frame.width - told;
    at.write({right, frame.y, told, list_head_height}, count,
             {.size = 13, .role = Role::quiet, .align = Align::right});
    draw_weights(at, of, frame.x + 20, right - 12, frame.y + 2);
    const bool active = list.adding.has_value();
    at.tell({frame.x, frame.y, frame.width, list_head_height}, "list " + name,
            counted("list {}: {} of {} of its {} weight{}", "list {}: {} of {} of its {} weights{}",
                    std::ssize(at.recording.weights(of)), name, count, number(list.weights_done),
                    number(std::ssize(at.recording.weights(of))),
                    active ? formatted(", {} is added", added_words(at, of)) : ""));
}

} // namespace ks::scene
