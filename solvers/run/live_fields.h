// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/formatted.h"
#include "solvers/core/json_fields.h"
#include "solvers/core/text.h"
#include "solvers/run/live_document.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The fields of a `knapscope-live` document, of which its writer and its reader are made.
namespace ks::live_fields {

using json::defaulted, json::field, json::optional;

constexpr std::int64_t most_integer = std::int64_t{1} << 62;

/// A number of a document of ours: finite, and not negative.
inline Result<void> check_amount(const json::Cursor& at, const double& value) {
    return std::isfinite(value) && value >= 0 ? Result<void>()
                                              : at.error("the number must be finite and not negative");
}
using Amount = json::Checked<double, check_amount>;

/// The rule of a value that is in the document, or of one that may be null there.
template <class T, class Rule = json::Value<T>>
struct Present {
    static Json write(const std::optional<T>& value) { return Rule::write(*value); }
    static Result<T> read(const json::Cursor& at) { return Rule::read(at); }
};
template <class T, class Rule = json::Value<T>>
struct OrNull {
    static Json write(const std::optional<T>& value) { return value ? Rule::write(*value) : Json(nullptr); }
    static Result<std::optional<T>> read(const json::Cursor& at) {
        if (json::is_null(at))
            return std::optional<T>();
        KS_TRY(T value, Rule::read(at));
        return std::optional<T>(std::move(value));
    }
};

/// A column of integers: how to read the value of an item, and how to set it. A column's values are at most
/// 2^62, so that differences and sums of two never overflow.
template <class Item>
struct Column {
    std::string_view name;
    std::int64_t (*get)(const Item&);
    void (*set)(Item&, std::int64_t);
};
template <class Item>
using Columns = std::vector<Column<Item>>;

template <auto member, class Item>
Column<Item> column(std::string_view name) {
    return {name, [](const Item& item) { return static_cast<std::int64_t>(item.*member); },
            [](Item& item, std::int64_t value) {
                item.*member = static_cast<std::remove_reference_t<decltype(item.*member)>>(value);
            }};
}

/// Stores the end as `length`, which is never negative.
template <class Item>
Column<Item> length_column() {
    return {"length", [](const Item& item) { return item.end - item.begin; },
            [](Item& item, std::int64_t value) { item.end = item.begin + value; }};
}

inline const Columns<live::BlockSpan> blocks = {
    column<&live::BlockSpan::begin, live::BlockSpan>("begin"),
    length_column<live::BlockSpan>(),
    column<&live::BlockSpan::warp_time, live::BlockSpan>("warp_time"),
    column<&live::BlockSpan::launch, live::BlockSpan>("launch"),
    column<&live::BlockSpan::block, live::BlockSpan>("block"),
    column<&live::BlockSpan::sm, live::BlockSpan>("sm")};
inline const Columns<live::BarrierWait> waits = {
    column<&live::BarrierWait::begin, live::BarrierWait>("begin"), length_column<live::BarrierWait>(),
    column<&live::BarrierWait::launch, live::BarrierWait>("launch"),
    column<&live::BarrierWait::block, live::BarrierWait>("block"),
    column<&live::BarrierWait::sm, live::BarrierWait>("sm")};
template <class T>
using Bounded = json::From<T, 0, most_integer / 2>;
inline constexpr json::Field<live::LaunchSpan> launch[] = {
    field<&live::LaunchSpan::kernel>("kernel"),
    field<&live::LaunchSpan::grid, Bounded<std::int64_t>>("grid"),
    field<&live::LaunchSpan::block, Bounded<int>>("block"),
    field<&live::LaunchSpan::registers, Bounded<int>>("registers"),
    field<&live::LaunchSpan::shared_bytes, Bounded<int>>("shared_bytes"),
    field<&live::LaunchSpan::blocks_per_sm, Bounded<int>>("blocks_per_sm"),
    field<&live::LaunchSpan::begin, Bounded<std::int64_t>>("begin"),
    field<&live::LaunchSpan::end, Bounded<std::int64_t>>("end"),
    field<&live::LaunchSpan::recorded>("recorded"),
};
struct Launch : json::OpenObject<launch> {
    static Result<live::LaunchSpan> read(const json::Cursor& at) {
        KS_TRY(live::LaunchSpan span, OpenObject::read(at));
        return span.end < span.begin ? at.error("the launch ends before it begins")
                                     : Result<live::LaunchSpan>(std::move(span));
    }
};

/// A measurement that is left out where it is missing or not a number.
template <auto member>
constexpr auto measured(std::string_view key) {
    auto declared = optional<member, Present<double, Amount>>(key);
    declared.left_out = [](const live::Telemetry& telemetry) {
        return !(telemetry.*member) || !std::isfinite(*(telemetry.*member));
    };
    return declared;
}
inline constexpr json::Field<live::Telemetry> telemetry[] = {
    measured<&live::Telemetry::busy>("busy"),
    measured<&live::Telemetry::memory_busy>("memory_busy"),
    measured<&live::Telemetry::sm_mhz>("sm_mhz"),
    measured<&live::Telemetry::memory_mhz>("memory_mhz"),
    measured<&live::Telemetry::power_w>("power_w"),
    measured<&live::Telemetry::temperature_c>("temperature_c"),
    measured<&live::Telemetry::sm_occupancy>("sm_occupancy"),
    measured<&live::Telemetry::dram_bandwidth>("dram_bandwidth"),
    optional<&live::Telemetry::memory_used_bytes, Present<std::int64_t>>("memory_used_bytes"),
    optional<&live::Telemetry::other_processes, Present<int>>("other_processes"),
    defaulted<&live::Telemetry::throttled>("throttled"),
};

/// The occupancy of each SM to a thousandth, which is finer than one warp; null: it is not known.
struct Shares {
    static Json write(const std::vector<float>& shares) {
        Json list = shares.empty() ? Json(nullptr) : Json::array();
        for (const float share : shares)
            list.push_back(std::round(static_cast<double>(share) * 1000) / 1000);
        return list;
    }
    static Result<std::vector<float>> read(const json::Cursor& at) {
        std::vector<float> shares;
        if (json::is_null(at))
            return shares;
        KS_TRY(const auto values, json::List<double>::read(at));
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!(values[i] >= 0 && values[i] <= 1))
                return at.element(i).error("an occupancy is from 0 to 1");
            shares.push_back(static_cast<float>(values[i]));
        }
        return shares;
    }
};
inline constexpr json::Field<live::Sample> sample[] = {
    field<&live::Sample::t, Amount>("t"),
    defaulted<&live::Sample::occupancy, Shares>("occupancy"),
    defaulted<&live::Sample::barriers, OrNull<std::int64_t>>("barriers"),
    defaulted<&live::Sample::telemetry, OrNull<live::Telemetry, json::OpenObject<telemetry>>>("telemetry"),
};

struct GrainWord {
    static constexpr std::array<std::string_view, 3> words = {"none", "warp", "block"}; // by live::Grain
    static Json write(live::Grain grain) { return words[static_cast<std::size_t>(grain)]; }
    static Result<live::Grain> read(const json::Cursor& at) {
        KS_TRY(const std::string word, at.string());
        const auto found = std::ranges::find(words, word);
        return found != words.end()
                   ? Result<live::Grain>(static_cast<live::Grain>(found - words.begin()))
                   : at.error(formatted("'{}' is none of the words allowed here", printable(word)));
    }
};
inline constexpr json::Field<live::SolveTime> solve[] = {
    field<&live::SolveTime::t, Amount>("t"),
    field<&live::SolveTime::total_ms, Amount>("total_ms"),
    field<&live::SolveTime::probe, GrainWord>("probe"),
};

inline constexpr json::Field<live::StageTime> stage[] = {
    field<&live::StageTime::name>("name"),
    field<&live::StageTime::begin_ms, Amount>("begin"),
    field<&live::StageTime::ms, Amount>("ms"),
};

/// Null: not a number.
struct NumberOrNull {
    static Json write(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }
    static Result<double> read(const json::Cursor& at) {
        return json::is_null(at) ? Result<double>(std::nan("")) : at.number();
    }
};
inline constexpr json::Field<live::Counter> counter[] = {
    field<&live::Counter::name>("name"),
    field<&live::Counter::metric>("metric"),
    field<&live::Counter::unit>("unit"),
    field<&live::Counter::value, NumberOrNull>("value"),
};
inline constexpr json::Field<live::CounterRange> range[] = {
    field<&live::CounterRange::name>("name"),
    field<&live::CounterRange::launches>("launches"),
    field<&live::CounterRange::counters, json::List<live::Counter, json::OpenObject<counter>>>("counters"),
};
inline constexpr json::Field<live::CounterCurve> curve[] = {
    field<&live::CounterCurve::name>("name"),     field<&live::CounterCurve::metric>("metric"),
    field<&live::CounterCurve::unit>("unit"),     field<&live::CounterCurve::times>("times"),
    field<&live::CounterCurve::values>("values"),
};
struct Curve : json::OpenObject<curve> {
    static Result<live::CounterCurve> read(const json::Cursor& at) {
        KS_TRY(live::CounterCurve read, OpenObject::read(at));
        return read.times.size() != read.values.size() ? at.error("a curve has as many times as values")
                                                       : Result<live::CounterCurve>(std::move(read));
    }
};

struct WholeTimeline {
    static Json write(const live::Timeline& timeline) { return to_json(timeline); }
    static Result<live::Timeline> read(const json::Cursor& at) { return read_timeline(at); }
};
struct AllCounters {
    static Json write(const live::Counters& counters) { return to_json(counters); }
    static Result<live::Counters> read(const json::Cursor& at) { return read_counters(at); }
};

inline constexpr json::Field<live::LiveRun> run[] = {
    field<&live::LiveRun::variant>("variant"),
    field<&live::LiveRun::on>("on"),
    field<&live::LiveRun::device>("device"),
    field<&live::LiveRun::cc>("cc"),
    field<&live::LiveRun::instance>("instance"),
    field<&live::LiveRun::instance_sha256>("instance_sha256"),
    field<&live::LiveRun::driver>("driver"),
    field<&live::LiveRun::host>("host"),
    field<&live::LiveRun::date>("date"),
    field<&live::LiveRun::command>("command"),
    field<&live::LiveRun::commit>("commit"),
    field<&live::LiveRun::parameters>("parameters"),
    field<&live::LiveRun::solves, json::List<live::SolveTime, json::OpenObject<solve>>>("solves"),
    field<&live::LiveRun::stages, json::List<live::StageTime, json::OpenObject<stage>>>("stages"),
    optional<&live::LiveRun::rows>("rows"),
    field<&live::LiveRun::samples, json::List<live::Sample, json::OpenObject<sample>>>("samples"),
    field<&live::LiveRun::timeline, OrNull<live::Timeline, WholeTimeline>>("timeline"),
    field<&live::LiveRun::counters, OrNull<live::Counters, AllCounters>>("counters"),
};

} // namespace ks::live_fields
