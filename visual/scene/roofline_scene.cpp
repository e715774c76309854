// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/roofline_scene.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/roofline/quantity.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {
namespace {

using roofline::CeilingId;

constexpr double roofline_line = 18, roofline_axis_width = 92, roofline_least_plot = 160, letter_width = 12;

/// A number of steps with a readable unit prefix: "2.50 T".
std::string steps_text(double value) {
    return roofline::quantity_text(value, "");
}

/// Steps per byte: "0.400", "60.0", "1.20 k".
std::string intensity_text(double value) {
    return value < 1 ? with_decimal_mark(formatted("{:.3g}", value)) : steps_text(value);
}

/// The ends of a logarithmic axis, in whole powers of ten.
struct Decades {
    int low = 0, high = 1;

    Decades(double least, double most)
        : low(static_cast<int>(std::floor(std::log10(least)))),
          high(static_cast<int>(std::ceil(std::log10(most)))) {
        high = std::max(high, low + 1);
    }
    double share(double value) const { return (std::log10(value) - low) / (high - low); }
};

class RooflineDrawing {
public:
    RooflineDrawing(const RooflinePicture& picture, double width, const TextMeasure& measure)
        : picture_(picture), ceilings_(*picture.ceilings), measure_(measure),
          memory_(*ceilings_.value(CeilingId::copy)), arithmetic_(*ceilings_.value(CeilingId::max_plus)),
          runs_(picture.runs.begin(),
                picture.runs.begin() +
                    static_cast<std::ptrdiff_t>(std::min(picture.runs.size(), RooflinePicture::most_runs))),
          across_(least_across(), most_across()), up_(least_up(), most_up()) {
        list_.width = width;
    }

    DisplayList list(double height) && {
        double y = 0;
        if (!picture_.sentence.empty())
            y += paragraph(y, picture_.sentence, {.role = Role::text, .size = 15}) + 8;
        DisplayList words = below(); // laid out first: its height determines the room for the plot
        const double plot = std::max(roofline_least_plot, height - y - words.height - 2 * roofline_line - 16);
        area_ = {roofline_axis_width, y + roofline_line + 8, list_.width - roofline_axis_width - 25,
                 plot - roofline_line};
        add_axes(y);
        add_roofs();
        add_points();
        const double begin = area_.y + area_.height + 2 * roofline_line + 8;
        list_.height = std::max(height, begin + words.height);
        words.move(0, begin);
        list_.append(std::move(words));
        return std::move(list_);
    }

private:
    double ridge() const { return arithmetic_ / memory_; }
    double roof(double intensity) const { return std::min(arithmetic_, memory_ * intensity); }

    /// At least a decade on both sides of the ridge, and every run.
    double least_across() const {
        double least = ridge() / 10;
        for (const RooflineRun& run : runs_)
            least = std::min(least, run.point.intensity);
        return least;
    }
    double most_across() const {
        double most = ridge() * 10;
        for (const RooflineRun& run : runs_)
            most = std::max(most, run.point.intensity);
        return most;
    }
    double least_up() const {
        double least = arithmetic_ / 100;
        for (const RooflineRun& run : runs_)
            least = std::min(least, run.point.rate);
        return least;
    }
    double most_up() const {
        double most = arithmetic_ * 2; // room for the roof's name
        for (const RooflineRun& run : runs_)
            most = std::max(most, run.point.rate);
        return most;
    }

    Point at(double intensity, double rate) const {
        return {area_.x + area_.width * across_.share(intensity),
                area_.y + area_.height * (1 - up_.share(rate))};
    }

    void add(Text text) {
        text.text = elided(measure_, text);
        list_.add(std::move(text));
    }

    double paragraph(double y, const std::string& words, Text style) {
        style.rect = {0, y, list_.width, 4 * roofline_line};
        return add_paragraph(list_, measure_, style.rect, words, style);
    }

    void add_axes(double y) {
        add({.rect = {0, y, list_.width, roofline_line},
             .text = said("max-plus steps a second"),
             .role = Role::quiet});
        for (int power = up_.low; power <= up_.high; ++power) {
            const double value = std::pow(10, power), line = std::round(at(1, value).y) + 0.5;
            list_.add(Polyline{.points = {{area_.x, line}, {area_.x + area_.width, line}},
                               .stroke = Stroke{.role = Role::hairline, .width = 1}});
            add({.rect = {0, line - 8, area_.x - 8, 16},
                 .text = power_text(power),
                 .role = Role::quiet,
                 .face = Face::mono,
                 .size = 11,
                 .align = Align::right});
        }
        const double bottom = area_.y + area_.height;
        for (int power = across_.low; power <= across_.high; ++power) {
            const double line = std::round(at(std::pow(10, power), 1).x) + 0.5;
            list_.add(Polyline{.points = {{line, area_.y}, {line, bottom}},
                               .stroke = Stroke{.role = Role::hairline, .width = 1}});
            const double half = 24; // the same as to the right of the plot
            add({.rect = {line - half, bottom + 4, 2 * half, 16},
                 .text = power_text(power),
                 .role = Role::quiet,
                 .face = Face::mono,
                 .size = 11,
                 .align = Align::centre});
        }
        add({.rect = {area_.x, bottom + 4 + roofline_line, area_.width, roofline_line},
             .text = said("max-plus steps a byte of device memory"),
             .role = Role::quiet,
             .align = Align::right});
    }

    /// "1 T", "0.1", "100": a power of ten.
    static std::string power_text(int power) {
        if (power < 0)
            return formatted("{:.{}f}", std::pow(10, power), -power);
        constexpr std::string_view letters = " kMGTP";
        const auto group = static_cast<std::size_t>(std::min(power / 3, 5));
        const std::string digits = formatted("{:.0f}", std::pow(10, power - 3 * static_cast<int>(group)));
        return group == 0 ? digits : formatted("{} {}", digits, letters[group]);
    }

    void add_roofs() {
        const double left = std::pow(10, across_.low), right = std::pow(10, across_.high);
        const double bottom = std::pow(10, up_.low);
        // The slope begins at the left edge or, if it is below the picture there, at the bottom.
        const double from = std::max(left, bottom / memory_);
        const Point foot = at(from, memory_ * from), top = at(ridge(), arithmetic_),
                    end = at(right, arithmetic_);
        list_.add(Polyline{.points = {foot, top, end}, .stroke = Stroke{.role = Role::accent, .width = 2}});
        const std::string arithmetic = formatted("arithmetic: {} steps/s", steps_text(arithmetic_));
        const std::string memory = formatted(
            "device memory: {}", roofline::quantity_text(memory_, roofline::kind_of(CeilingId::copy).unit));
        const double flat = end.x - top.x;
        add({.rect = {top.x, top.y - roofline_line - 2, flat, roofline_line},
             .text = arithmetic,
             .role = Role::text,
             .size = 12,
             .align = Align::right});
        // Next to the slope's foot, on the side without a roof.
        const double x = foot.x + 12, y = std::min(foot.y + 4, area_.y + area_.height - roofline_line - 2);
        add({.rect = {x, y, std::max(0.0, area_.x + area_.width - x), roofline_line},
             .text = memory,
             .role = Role::text,
             .size = 12});
        list_.regions.push_back(
            {.rect = {top.x, top.y - 6, flat, 12}, .id = "roof arithmetic", .description = arithmetic});
        list_.regions.push_back({.rect = {foot.x, top.y, std::max(1.0, top.x - foot.x), foot.y - top.y},
                                 .id = "roof memory",
                                 .description = memory});
    }

    static std::string letter(std::size_t i) { return std::string(1, static_cast<char>('A' + i)); }

    /// The number of earlier runs whose letters are at the place of this run's letter; letters of coinciding
    /// points are side by side.
    int letters_before(std::size_t i) const {
        const auto place = [this](std::size_t of) {
            return at(runs_[of].point.intensity, runs_[of].point.rate);
        };
        const Point here = place(i);
        int before = 0;
        for (std::size_t j = 0; j < i; ++j)
            before += std::abs(place(j).x - here.x) < letter_width && std::abs(place(j).y - here.y) < 14;
        return before;
    }

    void add_points() {
        for (std::size_t i = 0; i < runs_.size(); ++i) {
            const RooflineRun& run = runs_[i];
            const Point here = at(run.point.intensity, run.point.rate),
                        above = at(run.point.intensity, roof(run.point.intensity));
            list_.add(Polyline{.points = {here, above},
                               .stroke = Stroke{.role = Role::optimal, .width = 1, .dashed = true}});
            list_.add(Box{.rect = {here.x - 5, here.y - 5, 10, 10},
                          .fill = Fill{.role = Role::optimal},
                          .stroke = Stroke{.role = Role::surface, .width = 1.5},
                          .radius = 5});
            const bool room = here.x + 24 < area_.x + area_.width;
            const double aside = letter_width * letters_before(i);
            add({.rect = {room ? here.x + 8 + aside : here.x - 24 - aside, here.y - 8, 16, 16},
                 .text = letter(i),
                 .role = Role::text,
                 .size = 12,
                 .weight = Weight::bold,
                 .align = room ? Align::left : Align::right});
            list_.regions.push_back({.rect = {here.x - 8, here.y - 8, 16, 16},
                                     .id = written("run {}", letter(i)),
                                     .description = words_of(i)});
        }
    }

    /// "A  mckp.shared: 2.50 T steps/s, 31.0 steps a byte, 50 % of its roof; measured here".
    std::string words_of(std::size_t i) const {
        const RooflineRun& run = runs_[i];
        const double share = run.point.rate / roof(run.point.intensity);
        return formatted("{}: {}: {} steps/s, {} steps a byte, {} of its roof; {}", letter(i), run.name,
                         steps_text(run.point.rate), intensity_text(run.point.intensity),
                         roofline::percent_text(share), run.source);
    }

    /// The lines below the plot, laid out from y = 0.
    DisplayList below() const {
        DisplayList words;
        double y = 0;
        const auto line = [&](const std::string& text, Role role) {
            Text style{.role = role, .size = 13};
            y += add_paragraph(words, measure_, {0, y, list_.width, 3 * roofline_line}, text, style) + 2;
        };
        for (std::size_t i = 0; i < runs_.size(); ++i)
            line(words_of(i), Role::text);
        if (picture_.runs.size() > runs_.size())
            line(counted("{} more run is not shown.", "{} more runs are not shown.",
                         std::ssize(picture_.runs) - std::ssize(runs_)),
                 Role::quiet);
        line(formatted("Roofs: {}. Bytes and steps: counted in closed form, the least that must move.",
                       ceilings_.source()),
             Role::quiet);
        words.height = y;
        return words;
    }

    const RooflinePicture& picture_;
    const roofline::Ceilings& ceilings_;
    const TextMeasure& measure_;
    double memory_, arithmetic_;
    std::vector<RooflineRun> runs_;
    Decades across_, up_;
    Rect area_;
    DisplayList list_;
};

} // namespace

DisplayList draw_roofline(const RooflinePicture& picture, double width, double height,
                          const TextMeasure& measure) {
    if (picture.ceilings != nullptr && picture.ceilings->value(CeilingId::copy) &&
        picture.ceilings->value(CeilingId::max_plus))
        return RooflineDrawing(picture, width, measure).list(height);
    DisplayList list;
    list.width = width;
    list.height = height;
    Text style{.role = Role::quiet, .size = 15};
    add_paragraph(
        list, measure, {0, 0, width, std::max(height, 4 * roofline_line)},
        said("What this GPU can do at most is not known yet: `knapscope-run devices --measure` takes "
             "its ceilings."),
        style);
    return list;
}

} // namespace ks::scene
