// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/packed_integers.h"
#include "solvers/core/sentence_json.h"
#include "solvers/run/live_document.h"
#include "solvers/run/live_fields.h"

#include <cmath>

namespace ks {

namespace {

using json::Cursor;

constexpr std::int64_t most_integer = std::int64_t{1} << 62;

/// A number of a document of ours: finite, and not negative.
Result<double> live_amount(const Cursor& at, std::string_view key) {
    KS_TRY(const Cursor member, at.member(key));
    KS_TRY(const double value, member.number());
    if (!std::isfinite(value) || value < 0)
        return member.error("the number must be finite and not negative");
    return value;
}

template <class Item>
Result<std::vector<Item>> live_columns(const Cursor& at, const live_fields::Columns<Item>& columns) {
    KS_TRY(const auto count, json::number<std::size_t>(at, "count", 0, std::int64_t{1} << 32));
    std::vector<Item> items;
    for (const auto& [name, get, set] : columns) {
        KS_TRY(const Cursor packed, at.member(name));
        KS_TRY(const std::string text, packed.string());
        const auto values = unpack_integers(text, count);
        if (!values)
            return packed.error(values.error().what);
        items.resize(count); // only now is it sure that there are so many
        for (std::size_t i = 0; i < count; ++i) {
            if ((*values)[i] < 0 || (*values)[i] > most_integer / 2)
                return packed.error(formatted("number {} is out of range", i));
            set(items[i], (*values)[i]);
            if (get(items[i]) != (*values)[i]) // it was narrowed
                return packed.error(formatted("number {} is out of range", i));
        }
    }
    return items;
}

/// Every item names a launch and an SM that there are, and lies within the timeline.
template <class Item>
Result<void> check_live_places(const Cursor& at, const live::Timeline& timeline,
                               const std::vector<Item>& items) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Item& item = items[i];
        if (static_cast<std::size_t>(item.launch) >= timeline.launches.size() || item.sm >= timeline.sms)
            return at.error(formatted("entry {} names a launch or an SM that there is not", i));
        if (item.end > timeline.length)
            return at.error(formatted("entry {} ends after the timeline", i));
        if (i > 0 && item.begin < items[i - 1].begin)
            return at.error(formatted("entry {} begins before the one before it", i));
    }
    return {};
}

Result<live::LaunchSpan> live_launch(const Cursor& at) {
    live::LaunchSpan launch;
    KS_TRY(launch.kernel, json::text(at, "kernel"));
    for (const auto& [name, get, set] : live_fields::launch) {
        KS_TRY(const std::int64_t value, json::number(at, name, 0, most_integer / 2));
        set(launch, value);
        if (get(launch) != value)
            return at.error(formatted("'{}' is out of range", name));
    }
    KS_TRY(const Cursor recorded, at.member("recorded"));
    KS_TRY(launch.recorded, recorded.boolean());
    if (launch.end < launch.begin)
        return at.error("the launch ends before it begins");
    return launch;
}

Result<live::Telemetry> live_telemetry(const Cursor& at) {
    live::Telemetry telemetry;
    for (const auto& [name, field] : live_fields::telemetry)
        if (at.has(name)) {
            KS_TRY(telemetry.*field, live_amount(at, name));
        }
    if (at.has("memory_used_bytes")) {
        KS_TRY(telemetry.memory_used_bytes, json::number(at, "memory_used_bytes"));
    }
    if (at.has("other_processes")) {
        KS_TRY(telemetry.other_processes, json::number<int>(at, "other_processes"));
    }
    if (at.has("throttled"))
        KS_CHECK(json::list(at, "throttled", telemetry.throttled,
                            [](const Cursor& word) { return word.string(); }));
    return telemetry;
}

Result<float> live_share(const Cursor& at) {
    KS_TRY(const double value, at.number());
    if (!(value >= 0 && value <= 1))
        return at.error("an occupancy is from 0 to 1");
    return static_cast<float>(value);
}

Result<live::Counter> live_counter(const Cursor& at) {
    live::Counter counter;
    KS_TRY(counter.name, json::text(at, "name"));
    KS_TRY(counter.metric, json::text(at, "metric"));
    KS_TRY(counter.unit, json::text(at, "unit"));
    KS_TRY(const Cursor value, at.member("value"));
    if (json::is_null(value)) {
        counter.value = std::nan("");
        return counter;
    }
    KS_TRY(counter.value, value.number());
    return counter;
}

Result<live::CounterRange> live_range(const Cursor& at) {
    live::CounterRange range;
    KS_TRY(range.name, json::text(at, "name"));
    KS_TRY(range.launches, json::number(at, "launches"));
    KS_CHECK(json::list(at, "counters", range.counters, live_counter));
    return range;
}

Result<live::CounterCurve> live_curve(const Cursor& at) {
    live::CounterCurve curve;
    KS_TRY(curve.name, json::text(at, "name"));
    KS_TRY(curve.metric, json::text(at, "metric"));
    KS_TRY(curve.unit, json::text(at, "unit"));
    const auto number = [](const Cursor& each) { return each.number(); };
    KS_CHECK(json::list(at, "times", curve.times, number));
    KS_CHECK(json::list(at, "values", curve.values, number));
    if (curve.times.size() != curve.values.size())
        return at.error("a curve has as many times as values");
    return curve;
}

Result<live::StageTime> live_stage(const Cursor& at) {
    live::StageTime stage;
    KS_TRY(stage.name, json::text(at, "name"));
    KS_TRY(stage.begin_ms, live_amount(at, "begin"));
    KS_TRY(stage.ms, live_amount(at, "ms"));
    return stage;
}

/// Timeline and counters, which may be null.
Result<void> live_parts(const Cursor& at, live::LiveRun& run) {
    KS_TRY(const Cursor timeline, at.member("timeline"));
    if (!json::is_null(timeline)) {
        KS_TRY(run.timeline, read_timeline(timeline));
    }
    KS_TRY(const Cursor counters, at.member("counters"));
    if (!json::is_null(counters)) {
        KS_TRY(run.counters, read_counters(counters));
    }
    return {};
}

} // namespace

Result<live::Timeline> read_timeline(const Cursor& at) {
    static constexpr std::string_view sources[] = {"probe", "modelled"}, grains[] = {"block", "warp"};
    constexpr std::int64_t most_sms = 4096, most_warps = 1024;
    live::Timeline timeline;
    KS_TRY(const std::string source, json::word(at, "source", sources));
    timeline.source = source == "probe" ? live::Source::probe : live::Source::modelled;
    KS_TRY(const std::string by, json::word(at, "by", grains));
    timeline.by_block = by == "block";
    KS_TRY(timeline.sms, json::number<int>(at, "sms", 1, most_sms));
    KS_TRY(timeline.max_warps, json::number<int>(at, "max_warps", 1, most_warps));
    KS_TRY(timeline.length, json::number(at, "length", 0, most_integer));
    KS_TRY(timeline.launches_left_out, json::number(at, "launches_left_out"));
    KS_CHECK(json::list(at, "launches", timeline.launches, live_launch));
    KS_TRY(const Cursor blocks, at.member("blocks"));
    KS_TRY(timeline.blocks, live_columns(blocks, live_fields::blocks));
    KS_CHECK(check_live_places(blocks, timeline, timeline.blocks));
    KS_TRY(const Cursor waits, at.member("waits"));
    KS_TRY(timeline.waits, live_columns(waits, live_fields::waits));
    KS_CHECK(check_live_places(waits, timeline, timeline.waits));
    for (const live::LaunchSpan& launch : timeline.launches)
        if (launch.end > timeline.length)
            return at.error("a launch ends after the timeline");
    return timeline;
}

Result<live::Sample> read_sample(const Cursor& at) {
    live::Sample sample;
    KS_TRY(sample.t, live_amount(at, "t"));
    if (at.has("occupancy") && !json::is_null(*at.member("occupancy")))
        KS_CHECK(json::list(at, "occupancy", sample.occupancy, live_share));
    if (at.has("barriers") && !json::is_null(*at.member("barriers"))) {
        KS_TRY(sample.barriers, json::number(at, "barriers"));
    }
    if (at.has("telemetry") && !json::is_null(*at.member("telemetry"))) {
        KS_TRY(sample.telemetry, live_telemetry(*at.member("telemetry")));
    }
    return sample;
}

Result<live::SolveTime> read_solve_time(const Cursor& at) {
    live::SolveTime solve;
    KS_TRY(solve.t, live_amount(at, "t"));
    KS_TRY(solve.total_ms, live_amount(at, "total_ms"));
    KS_TRY(const std::string probe, json::word(at, "probe", live_fields::grains));
    const auto grain = std::ranges::find(live_fields::grains, probe) - live_fields::grains.begin();
    solve.probe = static_cast<live::Grain>(grain);
    return solve;
}

Result<live::Counters> read_counters(const Cursor& at) {
    live::Counters counters;
    KS_TRY(counters.chip, json::text(at, "chip"));
    KS_TRY(counters.passes, json::number(at, "passes"));
    KS_TRY(counters.unavailable, read_sentence(at, "unavailable"));
    KS_CHECK(json::list(at, "ranges", counters.ranges, live_range));
    KS_CHECK(json::list(at, "curves", counters.curves, live_curve));
    return counters;
}

Result<live::LiveRun> read_live_run(const Cursor& at) {
    live::LiveRun run;
    static constexpr std::string_view formats[] = {live_fields::format};
    KS_TRY([[maybe_unused]] const std::string format, json::word(at, "format", formats));
    KS_TRY([[maybe_unused]] const std::int64_t version,
           json::number(at, "version", live_fields::version, live_fields::version));
    for (const auto& [name, field] : live_fields::words) {
        KS_TRY(run.*field, json::text(at, name));
    }
    KS_TRY(const Cursor parameters, at.member("parameters"));
    KS_TRY(const auto members, parameters.members());
    for (const auto& [name, value] : members) {
        KS_TRY(std::string text, value.string());
        run.parameters.emplace_back(name, std::move(text));
    }
    KS_CHECK(json::list(at, "solves", run.solves, read_solve_time));
    KS_CHECK(json::list(at, "stages", run.stages, live_stage));
    if (at.has("rows")) {
        KS_TRY(run.rows, json::number(at, "rows"));
    }
    KS_CHECK(json::list(at, "samples", run.samples, read_sample));
    KS_CHECK(live_parts(at, run));
    return run;
}

} // namespace ks
