// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/live_document.h"

#include "solvers/core/packed_integers.h"
#include "solvers/core/sentence_json.h"
#include "solvers/run/live_fields.h"

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

} // namespace

Json to_json(const live::Timeline& timeline) {
    return {{"source", timeline.source == live::Source::probe ? "probe" : "modelled"},
            {"by", timeline.by_block ? "block" : "warp"},
            {"sms", timeline.sms},
            {"max_warps", timeline.max_warps},
            {"length", timeline.length},
            {"launches_left_out", timeline.launches_left_out},
            {"launches", json::List<live::LaunchSpan, live_fields::Launch>::write(timeline.launches)},
            {"blocks", live_columns_json(timeline.blocks, live_fields::blocks)},
            {"waits", live_columns_json(timeline.waits, live_fields::waits)}};
}

Json to_json(const live::Sample& sample) {
    return json::written_object(sample, live_fields::sample);
}

Json to_json(const live::SolveTime& solve) {
    return json::written_object(solve, live_fields::solve);
}

Json to_json(const live::Counters& counters) {
    Json written = {{"chip", counters.chip}, {"passes", counters.passes}};
    put_sentence(written, "unavailable", counters.unavailable);
    written["ranges"] =
        json::List<live::CounterRange, json::OpenObject<live_fields::range>>::write(counters.ranges);
    written["curves"] = json::List<live::CounterCurve, live_fields::Curve>::write(counters.curves);
    return written;
}

Json to_json(const live::LiveRun& run) {
    return json::written_document(document::live, run, live_fields::run);
}

} // namespace ks
