// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/live/telemetry_curves.h"

#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/sayable.h"
#include "visual/scene/drawing.h"
#include "visual/scene/live/small_multiples.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace ks::scene {

namespace {

constexpr Sayable busy_meaning =
    "\"Busy\" is the share of time in which any kernel ran, however small: it says nothing of how full the "
    "GPU is.";

/// A quantity that a board may report.
struct Quantity {
    const char* title;
    Sayable missing; ///< its name within a sentence
    std::string (*text)(double);
    std::optional<double> (*value)(const live::Telemetry&);
    const char* unit;       ///< of the axis; empty: a share in percent; null: bytes
    bool throttled = false; ///< the driver reduces it when the board is too hot or draws too much power
};

std::string with_a_unit(double value, const char* unit, int decimals) {
    return formatted("{}{}{}", number(value, decimals), thin_space, unit);
}

std::span<const Quantity> quantities() {
    using live::Telemetry;
    static constexpr std::array all{
        Quantity{"Busy", Sayable("busy time"), percent, [](const Telemetry& t) { return t.busy; }, ""},
        Quantity{"SM clock", Sayable("SM clock"), [](double v) { return with_a_unit(v, "MHz", 0); },
                 [](const Telemetry& t) { return t.sm_mhz; }, "MHz", true},
        Quantity{"Power", Sayable("power"), [](double v) { return with_a_unit(v, "W", 0); },
                 [](const Telemetry& t) { return t.power_w; }, "W"},
        Quantity{"Temperature", Sayable("temperature"), [](double v) { return with_a_unit(v, "°C", 0); },
                 [](const Telemetry& t) { return t.temperature_c; }, "°C"},
        Quantity{"Memory in use", Sayable("memory in use"),
                 [](double v) { return bytes(static_cast<std::uint64_t>(std::max(0.0, v))); },
                 [](const Telemetry& t) -> std::optional<double> {
                     return t.memory_used_bytes ? std::optional(static_cast<double>(*t.memory_used_bytes))
                                                : std::nullopt;
                 },
                 nullptr},
        Quantity{"Memory clock", Sayable("memory clock"), [](double v) { return with_a_unit(v, "MHz", 0); },
                 [](const Telemetry& t) { return t.memory_mhz; }, "MHz"},
        Quantity{"Memory busy", Sayable("memory's busy time"), percent,
                 [](const Telemetry& t) { return t.memory_busy; }, ""},
        Quantity{"SM occupancy (GPM)", Sayable("SM occupancy"), percent,
                 [](const Telemetry& t) { return t.sm_occupancy; }, ""},
        Quantity{"DRAM bandwidth (GPM)", Sayable("DRAM bandwidth"), percent,
                 [](const Telemetry& t) { return t.dram_bandwidth; }, ""},
    };
    return all;
}

/// An axis from zero, in the power of 1024 that suits the largest value.
ValueAxis bytes_axis(double most) {
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB"};
    double size = 1;
    std::size_t unit = 0;
    while (most / size >= 1024 && unit + 1 < units.size()) {
        size *= 1024;
        ++unit;
    }
    ValueAxis axis = value_axis(most / size, units[unit]);
    axis.high *= size;
    for (Tick& tick : axis.ticks)
        tick.at *= size;
    return axis;
}

/// A span in which clocks were reduced for the same reasons.
struct Throttled {
    TimeSpan when;
    std::string why;
};

/// Recordings store the reasons in English.
std::string throttled_words(const live::Telemetry& telemetry) {
    std::vector<std::string> reasons;
    for (const std::string& each : telemetry.throttled)
        reasons.push_back(said(each));
    return joined_by_and(reasons);
}

class Telemetries {
public:
    explicit Telemetries(const TelemetryCurves& curves) : curves_(curves) {
        for (const live::Sample& sample : curves.samples)
            if (sample.telemetry)
                samples_.push_back(&sample);
    }

    bool none() const { return samples_.empty(); }

    TimeSpan shown() const {
        return shown_of(curves_.window,
                        none() ? TimeSpan{} : TimeSpan{.begin = 0, .end = samples_.back()->t});
    }

    /// Returns nothing if the board never reports the quantity.
    std::optional<SmallCurve> curve(const Quantity& quantity) const {
        SmallCurve curve{.title = said(quantity.title)};
        double most = 0;
        for (const live::Sample* sample : samples_) {
            const std::optional<double> value = quantity.value(*sample->telemetry);
            const bool known = value && std::isfinite(*value);
            curve.times.push_back(sample->t);
            curve.values.push_back(known ? *value : std::numeric_limits<double>::quiet_NaN());
            most = std::max(most, known ? *value : 0);
        }
        if (std::ranges::all_of(curve.values, [](double value) { return std::isnan(value); }))
            return {};
        const double now = curve.values[at_cursor()];
        curve.value = std::isnan(now) ? said("not known") : quantity.text(now);
        curve.axis = !quantity.unit        ? bytes_axis(most)
                     : *quantity.unit == 0 ? percent_axis(60)
                                           : value_axis(most, quantity.unit);
        return curve;
    }

    std::vector<Throttled> throttled() const {
        std::vector<Throttled> all;
        for (std::size_t i = 0; i < samples_.size(); ++i) {
            const std::string why = throttled_words(*samples_[i]->telemetry);
            const double begin = samples_[i]->t,
                         end = i + 1 < samples_.size() ? samples_[i + 1]->t : shown().end;
            if (why.empty())
                continue;
            if (!all.empty() && all.back().why == why && all.back().when.end >= begin)
                all.back().when.end = end;
            else
                all.push_back({.when = {.begin = begin, .end = end}, .why = why});
        }
        return all;
    }

    std::optional<int> other_processes() const { return samples_[at_cursor()]->telemetry->other_processes; }

private:
    /// The index of the last sample at or before the cursor; without a cursor, of the last sample.
    std::size_t at_cursor() const {
        if (!curves_.cursor)
            return samples_.size() - 1;
        std::size_t at = 0;
        while (at + 1 < samples_.size() && samples_[at + 1]->t <= *curves_.cursor)
            ++at;
        return at;
    }

    const TelemetryCurves& curves_;
    std::vector<const live::Sample*> samples_;
};

/// "Clocks were held down from 5.00 s to 6.60 s (power cap)."
std::string throttle_words(const std::vector<Throttled>& spans) {
    std::vector<std::string> words;
    for (const Throttled& each : spans)
        words.push_back(
            formatted("from {} to {} ({})", duration(each.when.begin), duration(each.when.end), each.why));
    constexpr std::size_t most = 3;
    const std::size_t more = words.size() > most ? words.size() - most : 0;
    words.resize(words.size() - more);
    if (more > 0)
        words.push_back(formatted("{} times more", more));
    return formatted("Hatched: clocks were held down {}.", joined_by_and(words));
}

} // namespace

std::optional<double> DrawnTelemetry::time_at(const Point& at) const {
    for (const DrawnPlot& plot : plots)
        if (plot.has(at))
            return plot.time_at(at.x);
    return {};
}

DrawnTelemetry add_telemetry(DisplayList& list, const TelemetryCurves& curves, const Rect& area,
                             const TextMeasure& measure) {
    DrawnTelemetry drawn;
    const Telemetries telemetry(curves);
    const std::string source =
        curves.device.empty() ? said("told by the driver") : said("told by the driver of ") + curves.device;
    double y = area.y + add_heading(list, said("The GPU during the run"), source, area, measure) + 4;
    if (telemetry.none()) {
        y += 4 +
             add_nothing(list,
                         said("The driver told nothing: there is no NVIDIA GPU, or its library is missing."),
                         {area.x, y + 4, area.width, 60}, measure);
        drawn.used = y - area.y;
        return drawn;
    }
    const std::vector<Throttled> held = telemetry.throttled();
    std::vector<SmallCurve> small;
    std::vector<std::string> missing, notes;
    for (const Quantity& quantity : quantities()) {
        if (auto curve = telemetry.curve(quantity)) {
            if (quantity.throttled)
                for (const Throttled& each : held)
                    curve->marked.push_back(each.when);
            if (quantity.value == quantities().front().value)
                notes.emplace_back(said(busy_meaning));
            small.push_back(*std::move(curve));
        } else {
            missing.emplace_back(said(quantity.missing));
        }
    }
    if (!held.empty())
        notes.push_back(throttle_words(held));
    if (const auto others = telemetry.other_processes(); others && *others > 0)
        notes.push_back(counted("1 other process computes on this GPU.",
                                "{} other processes compute on this GPU.", *others));
    if (!missing.empty())
        notes.push_back(formatted("This board does not tell: {}.", joined_by_and(missing)));
    const Text style{.role = Role::quiet, .size = 12};
    double notes_height = 0;
    for (const std::string& note : notes)
        notes_height += 18 * static_cast<double>(wrapped_plain(measure, note, style, area.width).size());
    const double room =
        std::max(least_height_of(small.size(), area.width), area.y + area.height - y - notes_height - 4);
    y += add_small_curves(list, small, telemetry.shown(), curves.cursor, {area.x, y, area.width, room},
                          measure, drawn.plots);
    for (const std::string& note : notes)
        y += add_paragraph(list, measure, {area.x, y, area.width, 200}, note, style);
    drawn.used = y - area.y;
    return drawn;
}

} // namespace ks::scene
