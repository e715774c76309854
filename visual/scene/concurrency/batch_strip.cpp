// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/concurrency/batch_strip.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "visual/scene/kernel_mark.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <cmath>

namespace ks::scene {

namespace {

constexpr double strip_head = 24, box_width = 88, box_gap = 8, box_inset = 8, label_height = 16;
constexpr std::string_view region_begin = "batch ";

/// "12", "3–5", "3–5 (×3)".
std::string short_title(const Plan& plan, std::size_t batch) {
    std::int64_t first = 1;
    for (std::size_t i = 0; i < batch; ++i)
        first += plan.batches[i].repeat;
    const std::int64_t repeat = plan.batches[batch].repeat;
    return repeat == 1 ? number(first) : formatted("{}–{}", number(first), number(first + repeat - 1));
}

class BatchDrawing {
public:
    BatchDrawing(DisplayList& list, const BatchStrip& strip, const Rect& area, const TextMeasure& measure)
        : list_(list), strip_(strip), area_(area), limits_(amounts_of(strip.problem->limits)),
          measure_(measure) {}

    void draw() {
        const std::size_t all = strip_.plan->batches.size();
        const auto fit =
            static_cast<std::size_t>(std::max(1.0, (area_.width + box_gap) / (box_width + box_gap)));
        const std::size_t first = strip_.chosen.value_or(0) / fit * fit, last = std::min(all, first + fit);
        add_head(first, last);
        for (std::size_t i = first; i < last; ++i)
            add_batch(i, {area_.x + static_cast<double>(i - first) * (box_width + box_gap),
                          area_.y + strip_head, box_width, std::max(1.0, area_.height - strip_head)});
    }

private:
    void add_head(std::size_t first, std::size_t last) {
        const std::size_t all = strip_.plan->batches.size();
        const std::string title = counted("The only batch", "Batches, one after the other", all);
        const double width = std::ceil(measure_.width(title, Face::interface, 13, Weight::bold)) + 1;
        add_text(list_, measure_, {area_.x, area_.y, std::min(width, area_.width), 16}, title,
                 {.size = 13, .weight = Weight::bold});
        if (last - first == all || area_.width <= width + 12)
            return;
        add_text(list_, measure_, {area_.x + width + 12, area_.y, area_.width - width - 12, 16},
                 formatted("{} to {} of {} patterns; the keys Page Up and Page Down show the others",
                           number(static_cast<std::int64_t>(first) + 1),
                           number(static_cast<std::int64_t>(last)), number(static_cast<std::int64_t>(all))),
                 {.size = 12, .role = Role::quiet});
    }

    void add_batch(std::size_t i, const Rect& box) {
        const std::vector<SmLaunch> launches = strip_.launches(i);
        const bool chosen = strip_.chosen == i;
        list_.add(Box{
            .rect = box,
            .fill = Fill{.role = chosen ? Role::optimal : Role::panel, .opacity = chosen ? 0.12 : 1},
            .stroke = Stroke{.role = chosen ? Role::optimal : Role::hairline, .width = chosen ? 2.0 : 1.0},
            .radius = 6,
            .corner_mark = chosen});
        add_text(list_, measure_, {box.x + box_inset, box.y + 5, box.width - 2 * box_inset, label_height},
                 short_title(*strip_.plan, i),
                 {.size = 12, .weight = chosen ? Weight::bold : Weight::medium});
        add_columns(launches, {box.x + box_inset, box.y + 5 + label_height + 2, box.width - 2 * box_inset,
                               std::max(4.0, box.height - 2 * label_height - 15)});
        const SmAmounts shares = shares_of(taken_by(launches), strip_.problem->limits);
        add_text(list_, measure_,
                 {box.x + box_inset, box.y + box.height - label_height - 4, box.width - 2 * box_inset,
                  label_height},
                 percent(*std::ranges::max_element(shares)), {.size = 11, .role = Role::quiet});
        list_.regions.push_back(
            {.rect = box,
             .id = written("{}{}", region_begin, i),
             .description = formatted("{}: {}. {}", batch_title(*strip_.plan, i), kernels_words(launches),
                                      load_words(*strip_.problem, launches))});
    }

    void add_columns(const std::vector<SmLaunch>& launches, const Rect& place) {
        const auto columns = static_cast<double>(sm_resources.size());
        const double width = std::floor((place.width - (columns - 1) * 2) / columns);
        const double floor = std::round(place.y + place.height);
        for (std::size_t r = 0; r < sm_resources.size(); ++r) {
            const double x = place.x + static_cast<double>(r) * (width + 2);
            list_.add(Box{.rect = {x, std::round(place.y), width, floor - std::round(place.y)},
                          .fill = Fill{.role = Role::surface},
                          .stroke = Stroke{}});
            double below = 0;
            for (const SmLaunch& launch : launches) {
                const double takes = amounts_of(launch.shape.takes)[r] * static_cast<double>(launch.copies);
                const double bottom = std::round(floor - below * place.height);
                below = std::min(1.0, below + (limits_[r] == 0 ? 0 : takes / limits_[r]));
                const double top = std::round(floor - below * place.height);
                if (bottom - top >= 1)
                    add_mark(list_, {x, top, width, bottom - top}, kernel_mark(launch.kernel));
            }
        }
    }

    /// "3 × scan, n-body and 4 more"
    std::string kernels_words(const std::vector<SmLaunch>& launches) const {
        constexpr std::size_t most = 6;
        std::string text;
        for (std::size_t i = 0; i < std::min(most, launches.size()); ++i) {
            const std::string name = printable(strip_.problem->kernels[launches[i].kernel].name);
            text += i == 0 ? "" : ", ";
            text += launches[i].copies == 1 ? name : formatted("{} × {}", number(launches[i].copies), name);
        }
        if (launches.size() > most)
            text += formatted(" and {} more", number(static_cast<std::int64_t>(launches.size() - most)));
        return text;
    }

    DisplayList& list_;
    const BatchStrip& strip_;
    Rect area_;
    SmAmounts limits_;
    const TextMeasure& measure_;
};

} // namespace

void draw_batches(DisplayList& list, const BatchStrip& strip, const Rect& area, const TextMeasure& measure) {
    BatchDrawing(list, strip, area, measure).draw();
}

std::optional<std::size_t> batch_of_region(std::string_view id) {
    if (!id.starts_with(region_begin) || id.size() == region_begin.size())
        return {};
    std::size_t batch = 0;
    for (const char digit : id.substr(region_begin.size())) {
        if (digit < '0' || digit > '9')
            return {};
        batch = batch * 10 + static_cast<std::size_t>(digit - '0');
    }
    return batch;
}

std::string batch_title(const Plan& plan, std::size_t batch) {
    const std::string which = short_title(plan, batch);
    return plan.batches[batch].repeat == 1 ? formatted("Batch {}", which)
                                           : formatted("Batches {}, all alike", which);
}

} // namespace ks::scene
