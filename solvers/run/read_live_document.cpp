// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/packed_integers.h"
#include "solvers/core/sentence_json.h"
#include "solvers/run/live_document.h"
#include "solvers/run/live_fields.h"

namespace ks {

namespace {

using json::Cursor;

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
            if ((*values)[i] < 0 || (*values)[i] > live_fields::most_integer / 2)
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
    KS_TRY(timeline.length, json::number(at, "length", 0, live_fields::most_integer));
    KS_TRY(timeline.launches_left_out, json::number(at, "launches_left_out"));
    KS_CHECK(json::list(at, "launches", timeline.launches, live_fields::Launch::read));
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
    return json::OpenObject<live_fields::sample>::read(at);
}

Result<live::SolveTime> read_solve_time(const Cursor& at) {
    return json::OpenObject<live_fields::solve>::read(at);
}

Result<live::Counters> read_counters(const Cursor& at) {
    live::Counters counters;
    KS_TRY(counters.chip, json::text(at, "chip"));
    KS_TRY(counters.passes, json::number(at, "passes"));
    KS_TRY(counters.unavailable, read_sentence(at, "unavailable"));
    KS_CHECK(json::list(at, "ranges", counters.ranges, json::OpenObject<live_fields::range>::read));
    KS_CHECK(json::list(at, "curves", counters.curves, live_fields::Curve::read));
    return counters;
}

Result<live::LiveRun> read_live_run(const Cursor& at) {
    KS_CHECK(check_format(at, document::live));
    return json::OpenObject<live_fields::run>::read(at);
}

} // namespace ks
