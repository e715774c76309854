// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/live_document.h"

#include "solvers/core/packed_integers.h"
#include "solvers/core/sentence_json.h"
#include "solvers/run/live_fields.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace ks {

namespace {

using live::BarrierWait;
using live::BlockSpan;

template <class Item>
Json live_columns_json(const std::vector<Item>& items, const live_fields::Columns<Item>& columns) {
    Json json = {{"count", items.size()}};
    std::vector<std::int64_t> column(items.size());
    for (const auto& [name, get, set] : columns) {
        for (std::size_t i = 0; i < items.size(); ++i)
            column[i] = get(items[i]);
        json[std::string(name)] = pack_integers(column);
    }
    return json;
}

Json live_launch_json(const live::LaunchSpan& launch) {
    Json json = {{"kernel", launch.kernel}};
    for (const auto& [name, get, set] : live_fields::launch)
        json[std::string(name)] = get(launch);
    json["recorded"] = launch.recorded;
    return json;
}

Json live_telemetry_json(const live::Telemetry& telemetry) {
    Json json = Json::object();
    for (const auto& [name, field] : live_fields::telemetry)
        if (const auto& value = telemetry.*field; value && std::isfinite(*value))
            json[std::string(name)] = *value;
    if (telemetry.memory_used_bytes)
        json["memory_used_bytes"] = *telemetry.memory_used_bytes;
    if (telemetry.other_processes)
        json["other_processes"] = *telemetry.other_processes;
    json["throttled"] = telemetry.throttled;
    return json;
}

Json live_range_json(const live::CounterRange& range) {
    Json counters = Json::array();
    for (const live::Counter& counter : range.counters)
        counters.push_back({{"name", counter.name},
                            {"metric", counter.metric},
                            {"unit", counter.unit},
                            {"value", std::isfinite(counter.value) ? Json(counter.value) : Json(nullptr)}});
    return {{"name", range.name}, {"launches", range.launches}, {"counters", std::move(counters)}};
}

} // namespace

Json to_json(const live::Timeline& timeline) {
    Json launches = Json::array();
    for (const live::LaunchSpan& launch : timeline.launches)
        launches.push_back(live_launch_json(launch));
    return {{"source", timeline.source == live::Source::probe ? "probe" : "modelled"},
            {"by", timeline.by_block ? "block" : "warp"},
            {"sms", timeline.sms},
            {"max_warps", timeline.max_warps},
            {"length", timeline.length},
            {"launches_left_out", timeline.launches_left_out},
            {"launches", std::move(launches)},
            {"blocks", live_columns_json(timeline.blocks, live_fields::blocks)},
            {"waits", live_columns_json(timeline.waits, live_fields::waits)}};
}

Json to_json(const live::Sample& sample) {
    Json json = {{"t", sample.t}, {"occupancy", nullptr}, {"barriers", nullptr}, {"telemetry", nullptr}};
    if (!sample.occupancy.empty()) {
        Json& sms = json["occupancy"] = Json::array();
        for (const float share : sample.occupancy) // a thousandth is finer than one warp
            sms.push_back(std::round(static_cast<double>(share) * 1000) / 1000);
    }
    if (sample.barriers)
        json["barriers"] = *sample.barriers;
    if (sample.telemetry)
        json["telemetry"] = live_telemetry_json(*sample.telemetry);
    return json;
}

Json to_json(const live::SolveTime& solve) {
    return {{"t", solve.t},
            {"total_ms", solve.total_ms},
            {"probe", live_fields::grains[static_cast<std::size_t>(solve.probe)]}};
}

Json to_json(const live::Counters& counters) {
    Json ranges = Json::array(), curves = Json::array();
    for (const live::CounterRange& range : counters.ranges)
        ranges.push_back(live_range_json(range));
    for (const live::CounterCurve& curve : counters.curves)
        curves.push_back({{"name", curve.name},
                          {"metric", curve.metric},
                          {"unit", curve.unit},
                          {"times", curve.times},
                          {"values", curve.values}});
    Json json = {{"chip", counters.chip}, {"passes", counters.passes}};
    put_sentence(json, "unavailable", counters.unavailable);
    json["ranges"] = std::move(ranges);
    json["curves"] = std::move(curves);
    return json;
}

Json to_json(const live::LiveRun& run) {
    Json json = {{"format", live_fields::format}, {"version", live_fields::version}};
    for (const auto& [name, field] : live_fields::words)
        json[std::string(name)] = run.*field;
    Json& parameters = json["parameters"] = Json::object();
    for (const auto& [name, value] : run.parameters)
        parameters[name] = value;
    Json& solves = json["solves"] = Json::array();
    for (const live::SolveTime& solve : run.solves)
        solves.push_back(to_json(solve));
    Json& stages = json["stages"] = Json::array();
    for (const live::StageTime& stage : run.stages)
        stages.push_back({{"name", stage.name}, {"begin", stage.begin_ms}, {"ms", stage.ms}});
    if (run.rows > 0)
        json["rows"] = run.rows;
    Json& samples = json["samples"] = Json::array();
    for (const live::Sample& sample : run.samples)
        samples.push_back(to_json(sample));
    json["timeline"] = run.timeline ? to_json(*run.timeline) : Json(nullptr);
    json["counters"] = run.counters ? to_json(*run.counters) : Json(nullptr);
    return json;
}

} // namespace ks
