// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/pareto/front_marks.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "visual/scene/drawing.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

class FrontMarks {
public:
    FrontMarks(DisplayList& list, const FrontPicture& picture, const DrawnFront& drawn,
               const TextMeasure& measure)
        : list_(list), picture_(picture), drawn_(drawn), measure_(measure) {}

    void add() {
        if (picture_.nothing_chosen && drawn_.shows(*picture_.nothing_chosen))
            add_named(drawn_.place(first(), *picture_.nothing_chosen), picture_.nothing_chosen_words,
                      "nothing chosen", !is_under_a_tag(*picture_.nothing_chosen));
        if (picture_.knee && drawn_.shows(first().points()[*picture_.knee]) &&
            picture_.knee != picture_.selected)
            add_named(drawn_.place(first(), first().points()[*picture_.knee]), said("knee"), "knee",
                      !is_under_a_tag(first().points()[*picture_.knee]));
        for (std::size_t i = 0; i < picture_.pins.size(); ++i)
            if (picture_.pins[i] && drawn_.shows(first().points()[*picture_.pins[i]]))
                add_pin(i);
        if (picture_.hovered && picture_.hovered != picture_.selected)
            add_hovered();
        if (picture_.selected && drawn_.shows(first().points()[*picture_.selected]))
            add_selected();
    }

private:
    const Front& first() const { return *picture_.fronts.front().front; }
    const FrontWords& words() const { return picture_.words; }

    /// A ring with a name on the side where the front leaves room.
    void add_named(const Point& at, const std::string& name, const std::string& id, bool with_words) {
        list_.add(Box{.rect = {at.x - 7, at.y - 7, 14, 14},
                      .stroke = Stroke{.role = Role::text, .width = 2},
                      .radius = 7});
        list_.regions.push_back({.rect = {at.x - 8, at.y - 8, 16, 16}, .id = id, .description = name});
        if (!with_words)
            return;
        const double width = front_width(measure_, name, front_letters::caption, Weight::medium);
        add_text(list_, measure_, beside(at, width, front_line, 12), name,
                 {.size = front_letters::caption, .weight = Weight::medium});
    }

    /// Whether the words of this point would overlap those of the chosen point.
    bool is_under_a_tag(const Front::Point& point) const {
        if (!picture_.selected || !drawn_.shows(first().points()[*picture_.selected]))
            return false;
        const Point own = drawn_.place(first(), point),
                    tagged = drawn_.place(first(), first().points()[*picture_.selected]);
        constexpr double width = 330, height = 50; // of a tag with its words
        return std::abs(own.x - tagged.x) < width && std::abs(own.y - tagged.y) < height;
    }

    /// The rectangle for words of this size next to a point: on its worse side, to the right if there is
    /// room.
    Rect beside(const Point& at, double width, double height, double gap) const {
        const bool above = words().less_is_better;
        double x = at.x + gap, y = above ? at.y - height - 4 : at.y + 4;
        if (x + width > drawn_.right())
            x = std::max(drawn_.plot.x, at.x - gap - width);
        y = std::clamp(y, drawn_.plot.y, std::max(drawn_.plot.y, drawn_.bottom() - height));
        return {x, y, width, height};
    }

    void add_pin(std::size_t i) {
        const Point at = drawn_.place(first(), first().points()[*picture_.pins[i]]);
        const std::string letter(1, static_cast<char>('A' + i));
        const bool below = words().less_is_better; // on the better side, which is free of words
        const double y = std::clamp(below ? at.y + 12 : at.y - 32, drawn_.plot.y, drawn_.bottom() - 20);
        const Rect flag{std::clamp(at.x - 10, drawn_.plot.x, drawn_.right() - 20), y, 20, 20};
        list_.add(Polyline{.points = {at, {at.x, below ? y : y + 20}},
                           .stroke = Stroke{.role = Role::text, .width = 1.5}});
        list_.add(Box{.rect = flag,
                      .fill = Fill{.role = Role::surface},
                      .stroke = Stroke{.role = Role::text, .width = 1.5},
                      .radius = 3});
        add_text(list_, measure_, flag, letter,
                 {.size = front_letters::caption, .align = Align::centre, .weight = Weight::bold});
        list_.regions.push_back(
            {.rect = flag,
             .id = "pin " + letter,
             .description = formatted("{}: {}", letter, point_words(words(), first(), *picture_.pins[i]))});
    }

    void add_hovered() {
        const Front::Point& point = first().points()[*picture_.hovered];
        if (!drawn_.shows(point))
            return;
        const Point at = drawn_.place(first(), point);
        list_.add(Box{.rect = {at.x - 6, at.y - 6, 12, 12},
                      .fill = Fill{.role = Role::surface},
                      .stroke = Stroke{.role = Role::accent, .width = 2},
                      .radius = 6});
        add_tag(at, point_words(words(), first(), *picture_.hovered), front_letters::axis, Role::quiet);
    }

    void add_selected() {
        const Front::Point& point = first().points()[*picture_.selected];
        const Point at = drawn_.place(first(), point);
        const Stroke guide{.role = Role::optimal, .width = 1, .dashed = true};
        list_.add(Polyline{.points = {at, {at.x, drawn_.bottom()}}, .stroke = guide});
        if (!picture_.only_costs)
            list_.add(Polyline{.points = {{drawn_.plot.x, at.y}, at}, .stroke = guide});
        list_.add(Box{.rect = {at.x - 8, at.y - 8, 16, 16},
                      .fill = Fill{.role = Role::optimal},
                      .stroke = Stroke{.role = Role::surface, .width = 2},
                      .radius = 8});
        const std::string words_of = point_words(words(), first(), *picture_.selected);
        add_tag(at, words_of, front_letters::tag, Role::optimal);
        list_.regions.push_back(
            {.rect = {at.x - 9, at.y - 9, 18, 18}, .id = "selected", .description = words_of});
    }

    void add_tag(const Point& at, const std::string& text, double letters, Role border) {
        const double width = front_width(measure_, text, letters, Weight::bold) + 16;
        Rect tag = beside(at, std::min(width, drawn_.plot.width), letters + 13, 14);
        tag.y = std::clamp(words().less_is_better ? tag.y - 4 : tag.y + 4, drawn_.plot.y,
                           std::max(drawn_.plot.y, drawn_.bottom() - tag.height));
        list_.add(Box{.rect = tag,
                      .fill = Fill{.role = Role::raised},
                      .stroke = Stroke{.role = border, .width = 1.5},
                      .radius = 6});
        add_text(list_, measure_, {tag.x + 8, tag.y, tag.width - 16, tag.height}, text,
                 {.size = letters, .weight = Weight::bold});
    }

    DisplayList& list_;
    const FrontPicture& picture_;
    const DrawnFront& drawn_;
    const TextMeasure& measure_;
};

} // namespace

double front_width(const TextMeasure& measure, const std::string& text, double size, Weight weight) {
    return std::ceil(measure.width(text, Face::interface, size, weight)) + 1;
}

void add_front_marks(DisplayList& list, const FrontPicture& picture, const DrawnFront& drawn,
                     const TextMeasure& measure) {
    FrontMarks(list, picture, drawn, measure).add();
}

} // namespace ks::scene
