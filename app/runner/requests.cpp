// SPDX-License-Identifier: Apache-2.0
#include "app/runner/requests.h"

#include "app/runner/left_out.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/problems/format.h"
#include "solvers/run/plan_document.h"
#include "solvers/run/registry.h"

#include <nlohmann/json.hpp>

#include <array>

namespace ks::runner {

namespace {

/// "4G" or a number of bytes.
Result<std::int64_t> size_field(const json::Cursor& field) {
    if (field.node().type != json::Node::Type::string)
        return field.integer(1, INT64_MAX);
    const Result<std::int64_t> size = parse_bytes(field.node().text);
    return size ? size
                : Result<std::int64_t>(Error{.code = size.error().code,
                                             .what = size.error().what,
                                             .where = field.place(),
                                             .todo = size.error().todo});
}

/// {"block": 256, "barrier": "atomic"} as the name=value pairs that Parameters::parse checks.
Result<std::vector<std::pair<std::string, std::string>>> set_field(const json::Cursor& field) {
    std::vector<std::pair<std::string, std::string>> pairs;
    KS_TRY(const auto members, field.members());
    for (const auto& [name, member] : members) {
        const json::Node& value = member.node();
        if (value.type == json::Node::Type::integer)
            pairs.emplace_back(name, std::to_string(value.integer));
        else if (value.type == json::Node::Type::string)
            pairs.emplace_back(name, value.text);
        else
            return member.error("the value must be an integer or a word");
    }
    return pairs;
}

/// Reads an optional text field into `text`.
Result<void> text_field(const json::Cursor& request, std::string_view key, std::string& text) {
    if (!request.has(key))
        return {};
    const Result<json::Cursor> field = request.member(key);
    if (!field)
        return field.error();
    Result<std::string> value = field->string();
    if (!value)
        return value.error();
    text = std::move(*value);
    return {};
}

constexpr std::pair<std::string_view, live::CounterSet> counter_sets[] = {
    {"none", live::CounterSet::none},
    {"basic", live::CounterSet::basic},
    {"full", live::CounterSet::full},
    {"curves", live::CounterSet::curves},
};

Result<live::CounterSet> counter_set(std::string_view word, std::string_view place) {
    for (const auto& [name, set] : counter_sets)
        if (word == name)
            return set;
    return Error{.code = ErrorCode::usage,
                 .what = formatted("there are no counters '{}'", printable(word)),
                 .where = std::string(place),
                 .todo = "choose none, basic, full or curves"};
}

/// {"probe": true, "telemetry": true, "counters": "basic", "repeat": 10}, each of which may be missing.
Result<void> watch_field(const json::Cursor& request, live::Watch& watch) {
    if (!request.has("watch"))
        return {};
    static constexpr std::array<std::string_view, 4> keys = {"probe", "telemetry", "counters", "repeat"};
    KS_TRY(const json::Cursor field, request.member("watch"));
    KS_CHECK(field.only(keys));
    for (const auto& [key, wanted] : {std::pair("probe", &watch.probe), {"telemetry", &watch.telemetry}})
        if (field.has(key)) {
            KS_TRY(*wanted, field.member(key)->boolean());
        }
    if (std::string word; field.has("counters")) {
        KS_CHECK(text_field(field, "counters", word));
        KS_TRY(watch.counters, counter_set(word, field.member("counters")->place()));
    }
    if (field.has("repeat")) {
        KS_TRY(watch.repeat_s, field.member("repeat")->number());
    }
    return {};
}

Result<void> limits(const json::Cursor& request, RunRequest& run) {
    if (request.has("memory")) {
        const Result<std::int64_t> size = size_field(*request.member("memory"));
        if (!size)
            return size.error();
        run.memory = *size;
    }
    if (request.has("timeout")) {
        const json::Cursor field = *request.member("timeout");
        const Result<double> seconds = field.number();
        if (!seconds)
            return seconds.error();
        if (!(*seconds >= 0))
            return field.error("the time limit must not be negative");
        run.timeout = std::chrono::duration<double>(*seconds);
    }
    return {};
}

} // namespace

Result<RunRequest> run_request(const Arguments& arguments, VariantIs variant_is) {
    RunRequest request;
    const bool named = arguments.has("--variant");
    if (!named && variant_is == VariantIs::needed)
        return Error{
            .code = ErrorCode::usage, .what = "--variant is missing", .todo = "see `knapscope-run list`"};
    request.variant = arguments.value_or("--variant", "");
    request.on = arguments.value_or("--on", "");
    request.device = arguments.value_or("--device", request.device);
    const auto settings = arguments.settings();
    if (!settings)
        return settings.error();
    request.set = *settings;
    const auto memory = arguments.bytes("--memory");
    if (!memory)
        return memory.error();
    request.memory = memory->value_or(request.memory);
    const auto timeout = arguments.seconds("--timeout");
    if (!timeout)
        return timeout.error();
    request.timeout = *timeout;
    if (const auto variant = find_variant(request.variant); named && !variant)
        return variant.error(); // a misspelt variant is reported before a large file is read
    const Result<InstancePtr> instance = read_and_warn(arguments.operand(0));
    if (!instance)
        return instance.error();
    request.instance = *instance;
    return request;
}

Result<RunRequest> run_request(const json::Cursor& request, const std::stop_token& stop,
                               VariantIs variant_is) {
    RunRequest run;
    if (const auto there = request.member("variant"); !there && variant_is == VariantIs::needed)
        return there.error();
    for (const auto& [key, text] :
         {std::pair("variant", &run.variant), {"on", &run.on}, {"device", &run.device}})
        if (const auto read = text_field(request, key, *text); !read)
            return read.error();
    if (std::string table; request.has("table")) {
        if (const auto read = text_field(request, "table", table); !read)
            return read.error();
        if (const auto named = check_table_path(table, request.member("table")->place()); !named)
            return named.error();
        run.table = table;
    }
    if (request.has("set")) {
        auto pairs = set_field(*request.member("set"));
        if (!pairs)
            return pairs.error();
        run.set = std::move(*pairs);
    }
    if (request.has("plan")) {
        KS_TRY(run.plan, read_plan_document(*request.member("plan")));
    }
    if (const auto read = limits(request, run); !read)
        return read.error();
    KS_CHECK(watch_field(request, run.watch));
    const Result<json::Cursor> document = request.member("instance");
    if (!document)
        return document.error();
    const Result<InstancePtr> instance = read_instance(*document, stop);
    if (!instance)
        return instance.error();
    run.instance = *instance;
    return run;
}

Result<live::Watch> watch_options(const Arguments& arguments) {
    live::Watch watch;
    watch.probe = watch.telemetry = arguments.has("--watch");
    if (const auto counters = arguments.value("--counters")) {
        KS_TRY(watch.counters, counter_set(*counters, "--counters"));
    }
    KS_TRY(const auto repeat, arguments.seconds("--repeat"));
    if (repeat)
        watch.repeat_s = repeat->count();
    return watch;
}

Result<void> check_table_path(const std::filesystem::path& path, std::string_view place) {
    if (!path.empty())
        return {};
    return Error{.code = ErrorCode::usage,
                 .what = "the table's file has no name",
                 .where = std::string(place),
                 .todo = "give one"};
}

Result<void> check_output(const Arguments& arguments, std::string_view option) {
    const auto output = arguments.value(option);
    return output ? check_spares(*output, arguments.operand(0)) : Result<void>();
}

Result<void> check_one_form(const Arguments& arguments) {
    if (arguments.has("--json") && arguments.has("--events"))
        return Error{
            .code = ErrorCode::usage, .what = "--json and --events exclude each other", .todo = "choose one"};
    return {};
}

RunEvents json_events(std::function<double()> seconds, std::function<void(Json)> emit) {
    RunEvents events;
    events.started = [seconds, emit](const RunRequest& request, const std::string& on,
                                     const std::optional<DeviceDescription>& device,
                                     const Estimate& estimate) {
        emit(started_event(seconds(), request.variant, on, device ? &*device : nullptr, estimate));
    };
    events.progress = [seconds, emit](const Progress& progress) {
        emit(progress_event(seconds(), progress));
    };
    events.stage = [seconds, emit](const Stage& stage) { emit(stage_event(seconds(), stage)); };
    events.sample = [emit](const live::Sample& sample) { emit(sample_event(sample)); };
    events.solved = [emit](const live::SolveTime& solve) { emit(solved_event(solve)); };
    events.timeline = [seconds, emit](const live::Timeline& timeline) {
        emit(timeline_event(seconds(), timeline));
    };
    events.counters = [seconds, emit](const live::Counters& counters) {
        emit(counters_event(seconds(), counters));
    };
    return events;
}

} // namespace ks::runner
