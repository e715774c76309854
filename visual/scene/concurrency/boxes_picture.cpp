// SPDX-License-Identifier: GPL-3.0-or-later
// Draws boxes that are being filled. Each box has a stack of its items, as high as their share of the
// scarcest resource, and a thin bar for every resource. A table on the right has a line for each kind of
// item.
#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/steps/boxes_recording.h"
#include "visual/scene/drawing.h"
#include "visual/scene/kernel_mark.h"
#include "visual/scene/numbers.h"
#include "visual/scene/shape_picture.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ks::scene {

namespace {

const BoxesRecording& boxes_of(const StepPicture& what) {
    return static_cast<const BoxesRecording&>(what.recording); // only BoxesRecording has the shape of boxes
}

/// Outlines the box of the current step and the item put into it.
Mark active_mark() {
    return {{.stroke = Stroke{.role = Role::accent, .width = 2}, .radius = 3}};
}
Mark fresh_mark() {
    return {{.stroke = Stroke{.role = Role::text, .width = 2}, .radius = 1}};
}

/// Marks what a box cannot hold.
Mark refused_mark() {
    return {{.fill = Fill{.role = Role::optimal, .opacity = 0.5, .pattern = Pattern::hatch},
             .stroke = Stroke{.role = Role::optimal, .width = 1.5, .dashed = true}}};
}

/// The places of boxes. There are places for the boxes of all steps, so that no box moves. If the boxes would
/// be too small, only one page is shown: the page with the current step's box or, at the end, the boxes in
/// the plan.
class Grid {
public:
    Grid(const Rect& area, std::size_t boxes, std::size_t about) : area_(area) {
        boxes = std::max<std::size_t>(1, boxes);
        const auto most_columns = static_cast<std::size_t>(std::max(1.0, area.width / least_width)),
                   most_rows = static_cast<std::size_t>(std::max(1.0, area.height / least_height));
        room_ = std::min(boxes, most_columns * most_rows);
        first_ = std::min(about, boxes - 1) / room_ * room_;
        double best = 0;
        for (std::size_t rows = 1; rows <= most_rows; ++rows) {
            const std::size_t columns = (room_ + rows - 1) / rows;
            if (columns > most_columns)
                continue;
            const double width = area.width / static_cast<double>(columns),
                         height = area.height / static_cast<double>(rows);
            if (const double size = std::min(width, height * 0.6); size > best) {
                best = size;
                columns_ = columns;
                width_ = std::min(width, widest);
                height_ = height;
            }
        }
    }

    std::size_t first() const { return first_; }
    std::size_t room() const { return room_; }
    /// The rectangle of the n-th place, with the space around the box, in whole pixels.
    Rect at(std::size_t n) const {
        const double x = area_.x + static_cast<double>(n % columns_) * width_,
                     y = area_.y + static_cast<double>(n / columns_) * height_;
        return {std::round(x), std::round(y), std::round(width_) - gap, std::round(height_) - gap};
    }

private:
    static constexpr double least_width = 76, widest = 190, least_height = 132, gap = 12;

    Rect area_;
    std::size_t columns_ = 1, room_ = 1, first_ = 0;
    double width_ = 1, height_ = 1;
};

class BoxesPicture {
public:
    BoxesPicture(DisplayList& list, const StepPicture& what)
        : list_(list), measure_(what.measure), frame_(what.frame),
          state_(boxes_of(what).state(what.step.index)), axes_(*state_.axes),
          all_(boxes_of(what).state(what.recording.count()).boxes.size()) {}

    double draw() {
        const double panel = std::clamp(std::floor(frame_.width * 0.27), 150.0, 260.0);
        const double facts = frame_.height > 280 ? 76 : 0;
        const Rect area{frame_.x, frame_.y, std::max(80.0, frame_.width - panel - 24),
                        frame_.height - facts - line};
        const Grid grid(area, all_,
                        state_.active.value_or(state_.boxes.empty() ? 0 : state_.boxes.size() - 1));
        const std::vector<std::size_t> shown = shown_in(grid);
        for (std::size_t n = 0; n < shown.size(); ++n)
            draw_box(shown[n], grid.at(n));
        add_text(list_, measure_, {frame_.x, area.y + area.height, area.width, line}, caption(grid),
                 {.size = 12, .role = Role::quiet});
        draw_panel({frame_.x + frame_.width - panel, frame_.y, panel, frame_.height - facts});
        if (facts > 0)
            draw_facts({frame_.x, frame_.y + frame_.height - facts + 12, frame_.width, facts - 12});
        return frame_.y + frame_.height;
    }

private:
    static constexpr double line = 20;

    bool shows_the_plan(const Grid& grid) const {
        return grid.room() < all_ && std::ranges::any_of(state_.boxes, &StackedBox::chosen);
    }
    std::vector<std::size_t> shown_in(const Grid& grid) const {
        const bool plan = shows_the_plan(grid);
        std::vector<std::size_t> shown;
        for (std::size_t box = plan ? 0 : grid.first();
             box < state_.boxes.size() && shown.size() < grid.room(); ++box)
            if (!plan || state_.boxes[box].chosen)
                shown.push_back(box);
        return shown;
    }

    std::string caption(const Grid& grid) const {
        std::string text = formatted("Height: share of the {}. Bars: {}.", axes_.resources[axes_.scarcest],
                                     joined(axes_.resources));
        if (shows_the_plan(grid))
            text = formatted("{} {}; those in the plan are shown. ", all_, axes_.boxes_are) + text;
        else if (grid.room() < all_)
            text = formatted("{} {} to {} of {}. ", axes_.box_is, grid.first() + 1,
                             std::min(all_, grid.first() + grid.room()), all_) +
                   text;
        return text;
    }

    double share(std::size_t resource, std::int64_t takes) const {
        const std::int64_t limit = axes_.limits[resource];
        return takes == 0 ? 0 : limit == 0 ? 2 : static_cast<double>(takes) / static_cast<double>(limit);
    }
    double share(std::size_t resource, const StackedBox& box) const {
        std::int64_t all = 0;
        for (const BoxedItem& item : box.items)
            all += item.takes[resource];
        return share(resource, all);
    }

    void draw_box(std::size_t n, const Rect& place) {
        const StackedBox& box = state_.boxes[n];
        const bool active = state_.active == n;
        constexpr double title = 18, note = 18, inset = 4;
        const bool wide = place.width >= 100;
        add_text(list_, measure_, {place.x, place.y, place.width, title},
                 wide ? formatted("{} {}", axes_.box_is, n + 1) : std::to_string(n + 1),
                 {.size = 13,
                  .role = active || box.chosen ? Role::text : Role::quiet,
                  .align = Align::centre,
                  .weight = active || box.chosen ? Weight::bold : Weight::regular});
        // An item that does not fit rises above the rim.
        const double space = place.height - title - note;
        const double above = std::round(space * 0.16);
        const Rect walls{place.x, place.y + title + above, place.width, std::round(space - above)};
        list_.add(Box{.rect = walls, .fill = Fill{.role = Role::panel}, .stroke = Stroke{}, .radius = 3});
        const Rect inside{walls.x + inset, walls.y, walls.width - 2 * inset, walls.height - inset};
        const double bar = wide ? 8 : 5, bar_gap = wide ? 4 : 2;
        const double bars = static_cast<double>(axes_.resources.size()) * (bar + bar_gap);
        draw_stack(box, active, {inside.x, inside.y, inside.width - bars - inset, inside.height}, above);
        for (std::size_t r = 0; r < axes_.resources.size(); ++r)
            draw_bar(r, box, active,
                     {inside.x + inside.width - bars + static_cast<double>(r) * (bar + bar_gap) + bar_gap,
                      inside.y, bar, inside.height},
                     above);
        if (box.chosen)
            add_mark(
                list_, walls,
                {{.stroke = Stroke{.role = Role::optimal, .width = 3}, .radius = 3, .corner_mark = true}});
        else if (active)
            add_mark(list_, {walls.x - 3, walls.y - 3, walls.width + 6, walls.height + 6}, active_mark());
        add_text(list_, measure_, {place.x, walls.y + walls.height + 2, place.width, note}, box.note,
                 {.size = 13,
                  .role = box.chosen || box.note != "x = 0" ? Role::text : Role::quiet,
                  .align = Align::centre,
                  .weight = box.chosen ? Weight::bold : Weight::regular,
                  .face = Face::mono});
        list_.regions.push_back(
            {.rect = walls, .id = written("box {}", n + 1), .description = description(n, box)});
    }

    static constexpr double least_words = 15; ///< the smallest height of an item with its name in it
    struct Run {
        Rect place;
        std::size_t kind = 0;
        std::int64_t items = 1;
    };

    void draw_stack(const StackedBox& box, bool active, const Rect& place, double above) {
        const std::size_t r = axes_.scarcest;
        const double floor = place.y + place.height;
        double below = 0; // the fill level below, as a share of the resource
        Rect run;         // items of one kind on top of each other
        std::int64_t run_items = 0;
        std::vector<Rect> fresh;
        std::vector<Run> runs;
        for (std::size_t i = 0; i < box.items.size(); ++i) {
            const double bottom = std::round(floor - below * place.height);
            below += share(r, box.items[i].takes[r]);
            double top = std::round(floor - below * place.height);
            top = std::min(top, bottom - 2); // an item that needs nothing of the resource is drawn as well
            const Rect part{place.x, top, place.width, bottom - top};
            const std::size_t kind = box.items[i].kind;
            add_mark(list_, part, kernel_mark(kind));
            if (i > 0 && part.height >= 4) // otherwise items of one kind would look like one
                list_.add(
                    Box{.rect = {part.x, bottom - 1, part.width, 1}, .fill = Fill{.role = Role::surface}});
            const bool begins = i == 0 || box.items[i - 1].kind != kind || part.height >= least_words;
            run_items = begins ? 1 : run_items + 1;
            run = {part.x, part.y, part.width, begins ? part.height : run.y + run.height - part.y};
            const bool ends = i + 1 == box.items.size() || box.items[i + 1].kind != kind;
            if (part.height >= least_words || ends)
                runs.push_back({run, kind, run_items});
            if (active && (state_.fresh == i || (!state_.fresh && !state_.refused)))
                fresh.push_back(part);
        }
        for (const Rect& part : fresh)
            add_mark(list_, part, fresh_mark());
        for (const Run& each : runs)
            add_words(each);
        if (!active || !state_.refused)
            return;
        const double bottom = std::round(floor - below * place.height);
        const double top =
            std::max(place.y - above, bottom - share(r, state_.refused->takes[r]) * place.height);
        if (bottom - top < 2)
            return;
        const Rect part{place.x, std::round(top), place.width, bottom - std::round(top)};
        add_mark(list_, part, refused_mark());
        if (part.height >= least_words)
            add_kernel_words(list_, measure_, {part.x + 5, part.y, part.width - 10, part.height}, hatched,
                             axes_.kinds[state_.refused->kind], {.size = 13});
    }

    /// The name of an item. If items are too low for it, adjacent items of one kind share a name: "9 scan".
    void add_words(const Run& run) {
        if (run.place.height < least_words || run.place.width < 28)
            return;
        const std::string& name = axes_.kinds[run.kind];
        add_kernel_words(list_, measure_,
                         {run.place.x + 6, run.place.y, run.place.width - 12, run.place.height},
                         run.items == 1 ? run.kind : hatched, // there are lines between items
                         run.items == 1 ? name : formatted("{} {}", run.items, name),
                         {.size = run.place.height >= 20 ? 13.0 : 11.0});
    }

    void draw_bar(std::size_t r, const StackedBox& box, bool active, const Rect& place, double above) {
        list_.add(Box{.rect = place, .fill = Fill{.role = Role::surface}, .stroke = Stroke{}});
        const double taken = std::min(1.0, share(r, box));
        const double floor = place.y + place.height, top = std::round(floor - taken * place.height);
        if (floor - top >= 1)
            list_.add(
                Box{.rect = {place.x, top, place.width, floor - top}, .fill = Fill{.role = Role::quiet}});
        if (!active || !state_.refused)
            return;
        const double end =
            std::round(std::max(place.y - above, top - share(r, state_.refused->takes[r]) * place.height));
        if (top - end >= 2)
            add_mark(list_, {place.x, end, place.width, top - end}, refused_mark());
    }

    static constexpr std::size_t hatched = 2; ///< a kernel drawn with a plate under its words

    /// Lists the kinds of items, with what each needs.
    void draw_panel(const Rect& panel) {
        double y = panel.y;
        const TextLook head{.size = 12, .role = Role::quiet};
        TextLook right = head;
        right.align = Align::right;
        const double number = std::max(60.0, head_width(axes_.numbers_are) + 12), copies = 68;
        const bool room = panel.width >= number + copies + 70;
        add_text(list_, measure_, {panel.x, y, panel.width - number, line}, said("kernel"), head);
        if (room)
            add_text(list_, measure_, {panel.x + panel.width - number - copies, y, copies, line},
                     said("copies"), right);
        add_text(list_, measure_, {panel.x + panel.width - number, y, number, line}, axes_.numbers_are,
                 right);
        y += line;
        list_.add(
            Polyline{.points = {{panel.x, y + 0.5}, {panel.x + panel.width, y + 0.5}}, .stroke = Stroke{}});
        y += 4;
        constexpr double row = 24;
        const auto rows = static_cast<std::size_t>(std::max(1.0, (panel.y + panel.height - y) / row));
        const std::size_t all = state_.kinds.size(), shown = all <= rows ? all : rows - 1;
        for (std::size_t i = 0; i < shown; ++i, y += row)
            draw_kind(state_.kinds[i], {panel.x, y, panel.width, row}, number, room ? copies : 0);
        if (shown < all)
            add_text(list_, measure_, {panel.x, y, panel.width, row},
                     formatted("and {} more", scene::number(static_cast<std::int64_t>(all - shown))), head);
    }

    double head_width(const std::string& words) const {
        return std::ceil(measure_.width(words, Face::interface, 12, Weight::regular)) + 2;
    }

    void draw_kind(const BoxesState::KindFact& kind, const Rect& row, double number, double copies) {
        const bool here = state_.kind == kind.kind;
        if (here)
            list_.add(Box{.rect = row, .fill = Fill{.role = Role::accent, .opacity = 0.2}, .radius = 3});
        constexpr double swatch = 16;
        add_mark(list_, {row.x + 4, row.y + (row.height - swatch) / 2, swatch, swatch},
                 kernel_mark(kind.kind));
        const Weight weight = here ? Weight::bold : Weight::regular;
        const double name = row.x + swatch + 12;
        add_text(list_, measure_,
                 {name, row.y, std::max(8.0, row.x + row.width - number - copies - 8 - name), row.height},
                 axes_.kinds[kind.kind], {.size = 13, .weight = weight});
        if (copies > 0)
            add_text(list_, measure_, {row.x + row.width - number - copies, row.y, copies, row.height},
                     kind.copies,
                     {.size = 12, .role = Role::quiet, .align = Align::right, .face = Face::mono});
        add_text(list_, measure_, {row.x + row.width - number, row.y, number - 4, row.height}, kind.number,
                 {.size = 13, .align = Align::right, .weight = weight, .face = Face::mono});
    }

    void draw_facts(const Rect& area) {
        std::vector<KeyNumber> numbers;
        for (const BoxesState::Fact& fact : state_.facts)
            numbers.push_back({.name = fact.name, .value = with_signs(fact.value), .loud = fact.loud});
        if (!numbers.empty())
            add_key_numbers(list_, measure_, area, numbers);
    }
    static std::string with_signs(std::string value) {
        if (value.starts_with(">= "))
            value.replace(0, 2, "≥");
        else if (value.starts_with("-"))
            value.replace(0, 1, value.size() == 1 ? "–" : "−");
        return value;
    }

    std::string description(std::size_t n, const StackedBox& box) const {
        std::string text = formatted("{} {}: {}", axes_.box_is, n + 1,
                                     box.items.empty() ? std::string(said("empty"))
                                                       : joined(box.items, [this](const BoxedItem& item) {
                                                             return printable(axes_.kinds[item.kind]);
                                                         }));
        for (std::size_t r = 0; r < axes_.resources.size(); ++r) {
            std::int64_t all = 0;
            for (const BoxedItem& item : box.items)
                all += item.takes[r];
            text += formatted("{} {} of {} {}", r == 0 ? ";" : ",", scene::number(all),
                              scene::number(axes_.limits[r]), axes_.resources[r]);
        }
        return box.note.empty() ? text : text + "; " + box.note;
    }

    DisplayList& list_;
    const TextMeasure& measure_;
    Rect frame_;
    BoxesState state_;
    const BoxesAxes& axes_;
    std::size_t all_;
};

double draw_boxes(DisplayList& list, const StepPicture& what) {
    return BoxesPicture(list, what).draw();
}

void add_boxes_legend(DisplayList& list, const StepPicture& what, const Rect& legend) {
    const BoxesState end = boxes_of(what).state(what.recording.count());
    const bool plan = std::ranges::any_of(end.boxes, &StackedBox::chosen);
    std::vector<LegendEntry> entries{{formatted("this {}", end.axes->box_is), active_mark()},
                                     {said("put there now"), fresh_mark()}};
    if (plan)
        entries.push_back({said("in the plan"), chosen_mark()});
    else
        entries.push_back({said("does not fit"), refused_mark()});
    scene::add_legend(list, legend, entries, what.measure);
}

} // namespace

const ShapePicture& picture_boxes() {
    static constexpr ShapePicture picture{
        .shape = Shape::boxes, .draw = draw_boxes, .add_legend = add_boxes_legend};
    return picture;
}

} // namespace ks::scene
