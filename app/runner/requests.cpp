// SPDX-License-Identifier: Apache-2.0
#include "app/runner/requests.h"

#include "app/runner/left_out.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/core/units.h"
#include "solvers/formats/format.h"
#include "solvers/run/place.h"
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
    KS_TRY(const json::Cursor field, request.member(key));
    KS_TRY(text, field.string());
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
Result<void> watch_field(const Request& request, live::Watch& watch) {
    if (!request.fields().has("watch"))
        return {};
    static constexpr std::array<std::string_view, 4> keys = {"probe", "telemetry", "counters", "repeat"};
    KS_TRY(const json::Cursor field, request.fields().member("watch"));
    KS_CHECK(field.only(keys));
    for (const auto& [key, wanted] : {std::pair("probe", &watch.probe), {"telemetry", &watch.telemetry}})
        if (field.has(key)) {
            KS_TRY(*wanted, field.member(key)->boolean());
        }
    if (std::string word; field.has("counters")) {
        KS_CHECK(text_field(field, "counters", word));
        KS_TRY(watch.counters, counter_set(word, request.place(*field.member("counters"))));
    }
    if (field.has("repeat")) {
        KS_TRY(watch.repeat_s, field.member("repeat")->number());
    }
    return {};
}

/// The file for a table; empty: none.
Result<std::filesystem::path> table_field(const Request& request) {
    std::string file;
    KS_CHECK(text_field(request.fields(), "table", file));
    if (file.empty() && request.fields().has("table"))
        return Error{.code = ErrorCode::usage,
                     .what = "the table's file has no name",
                     .where = request.place(*request.fields().member("table")),
                     .todo = "give one"};
    return file;
}

/// How many blocks of each launch to record; nothing: all.
Result<std::optional<std::int64_t>> blocks_field(const json::Cursor& request) {
    if (!request.has("blocks"))
        return std::optional<std::int64_t>();
    const json::Cursor field = *request.member("blocks");
    if (field.node().type == json::Node::Type::string && field.node().text == "all")
        return std::optional<std::int64_t>();
    KS_TRY(const std::int64_t blocks, field.integer(1, INT64_MAX));
    return std::optional(blocks);
}

Result<std::optional<WarpPlace>> window_field(const Request& request) {
    if (!request.fields().has("window"))
        return std::optional<WarpPlace>();
    const json::Cursor field = *request.fields().member("window");
    KS_TRY(const std::string text, field.string());
    const Result<WarpPlace> place = parse_warp_place(text);
    if (place)
        return std::optional(*place);
    Error error = place.error();
    if (!request.is_command_line())
        error.where = field.place();
    return error;
}

Result<void> limits(const json::Cursor& request, RunRequest& run) {
    if (request.has("memory")) {
        KS_TRY(run.memory, size_field(*request.member("memory")));
    }
    if (request.has("timeout")) {
        const json::Cursor field = *request.member("timeout");
        KS_TRY(const double seconds, field.number());
        if (!(seconds >= 0))
            return field.error("the time limit must not be negative");
        run.timeout = std::chrono::duration<double>(seconds);
    }
    return {};
}

} // namespace

std::string Request::before_names() const {
    return is_command_line_ ? "--" : fields().place() + " /";
}

std::string Request::place(const json::Cursor& field) const {
    const std::string place = field.place();
    return is_command_line_ ? "--" + place.substr(place.rfind('/') + 1) : place;
}

Result<InstancePtr> Request::instance() const {
    KS_TRY(const json::Cursor field, fields().member("instance"));
    if (!is_command_line_)
        return read_instance(field, stop_);
    if (const json::Node* variant = document_->find("variant"))
        KS_CHECK(find_variant(variant->text)); // a misspelt variant is reported before a large file is read
    return read_and_warn(field.node().text);
}

Result<std::optional<Plan>> Request::plan() const {
    if (!fields().has("plan"))
        return std::optional<Plan>();
    const json::Cursor field = *fields().member("plan");
    KS_TRY(Plan plan, is_command_line_ ? read_plan_file(field.node().text) : read_plan_document(field));
    return std::optional(std::move(plan));
}

Result<RunRequest> run_request(Request request, VariantIs variant_is, std::string_view command) {
    const json::Cursor fields = request.fields();
    if (const auto there = fields.member("variant"); !there && variant_is == VariantIs::needed)
        return request.is_command_line() ? Error{.code = ErrorCode::usage,
                                                 .what = "--variant is missing",
                                                 .where = std::string(command),
                                                 .todo = "see `knapscope-run list`"}
                                         : there.error();
    RunRequest run;
    for (const auto& [key, text] :
         {std::pair("variant", &run.variant), {"on", &run.on}, {"device", &run.device}})
        KS_CHECK(text_field(fields, key, *text));
    KS_TRY(run.table, table_field(request));
    if (fields.has("set")) {
        KS_TRY(run.set, set_field(*fields.member("set")));
    }
    KS_TRY(run.plan, request.plan());
    KS_CHECK(limits(fields, run));
    KS_CHECK(watch_field(request, run.watch));
    KS_TRY(run.instance, request.instance());
    return run;
}

Result<TraceRequest> trace_request(Request request, VariantIs variant) {
    KS_TRY(RunRequest run, run_request(request, variant));
    if (!run.on.empty() && run.on != "emulator")
        return Error{.code = ErrorCode::usage,
                     .what = formatted("a trace is made in the emulator, not on '{}'", printable(run.on)),
                     .where = "/on",
                     .todo = "leave it out"};
    TraceRequest trace;
    trace.instance = std::move(run.instance);
    trace.variant = std::move(run.variant);
    trace.set = std::move(run.set);
    trace.device = std::move(run.device);
    trace.memory = run.memory;
    trace.timeout = run.timeout;
    const json::Cursor fields = request.fields();
    KS_TRY(trace.blocks, blocks_field(fields));
    KS_TRY(trace.window, window_field(request));
    for (const auto& [key, wanted] : {std::pair("findings", &trace.findings), {"lockstep", &trace.lockstep}})
        if (fields.has(key)) {
            const json::Cursor field = *fields.member(key);
            if (field.node().type != json::Node::Type::boolean)
                return field.error("it must be true or false");
            *wanted = field.node().boolean;
        }
    return trace;
}

bool goes_to_gpu(const RunRequest& request, const Machine& machine) {
    const Result<const Variant*> variant = find_variant(request.variant);
    if (!variant)
        return false;
    const Result<ChosenPlace> place = choose_place((*variant)->info(), request.on, machine);
    return place && place->provider && place->provider->id == "gpu";
}

Result<void> check_one_form(const Arguments& arguments) {
    if (arguments.has("--json") && arguments.has("--events"))
        return Error{
            .code = ErrorCode::usage, .what = "--json and --events exclude each other", .todo = "choose one"};
    return {};
}

Result<void> print(const Arguments& arguments, Session& session, const std::function<Json()>& document,
                   const std::function<std::string()>& text) {
    if (arguments.has(option_events.name)) {
        session.out.last_line(to_line(result_event(session.seconds(), document())));
        return {};
    }
    if (arguments.has(option_json.name))
        return session.out.line(to_line(document()));
    return session.out.text(text());
}

Workplace workplace(const Arguments& arguments, Session& session) {
    Workplace at{.machine = session.machine,
                 .stop = session.stop,
                 .seconds = [&session] { return session.seconds(); },
                 .report = {}};
    if (arguments.has(option_events.name))
        at.report = [&session](const Json& event) { (void)session.out.line(to_line(event)); };
    return at;
}

RunEvents Workplace::events() const {
    RunEvents events;
    if (!report)
        return events;
    events.started = [at = *this](const RunRequest& request, const std::string& on,
                                  const std::optional<DeviceDescription>& device, const Estimate& estimate) {
        at.report(started_event(at.seconds(), request.variant, on, device ? &*device : nullptr, estimate));
    };
    events.progress = [at = *this](const Progress& progress) {
        at.report(progress_event(at.seconds(), progress));
    };
    events.stage = [at = *this](const Stage& stage) { at.report(stage_event(at.seconds(), stage)); };
    events.sample = [at = *this](const live::Sample& sample) { at.report(sample_event(sample)); };
    events.solved = [at = *this](const live::SolveTime& solve) { at.report(solved_event(solve)); };
    events.timeline = [at = *this](const live::Timeline& timeline) {
        at.report(timeline_event(at.seconds(), timeline));
    };
    events.counters = [at = *this](const live::Counters& counters) {
        at.report(counters_event(at.seconds(), counters));
    };
    return events;
}

} // namespace ks::runner
