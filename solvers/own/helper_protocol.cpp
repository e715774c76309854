// SPDX-License-Identifier: Apache-2.0
#include "solvers/own/helper_protocol.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sentence_json.h"
#include "solvers/formats/format.h"
#include "solvers/run/documents.h"

#include <nlohmann/json.hpp>

namespace ks::own {

namespace {

const std::string request_name = "the request", reply_name = "the helper's reply";

Result<std::vector<std::string>> texts(const json::Cursor& object, std::string_view key) {
    std::vector<std::string> all;
    KS_TRY(const auto list, object.member(key));
    KS_TRY(const auto elements, list.elements());
    for (const json::Cursor& each : elements) {
        KS_TRY(std::string text, each.string());
        all.push_back(std::move(text));
    }
    return all;
}
Result<std::string> text(const json::Cursor& object, std::string_view key) {
    KS_TRY(const auto member, object.member(key));
    return member.string();
}
Result<bool> flag(const json::Cursor& object, std::string_view key) {
    KS_TRY(const auto member, object.member(key));
    return member.boolean();
}
Result<std::int64_t> number(const json::Cursor& object, std::string_view key) {
    KS_TRY(const auto member, object.member(key));
    return member.natural();
}

Result<TraceRequest> read_trace_request(const json::Cursor& object) {
    TraceRequest trace;
    KS_TRY(const auto instance, object.member("instance"));
    KS_TRY(trace.instance, read_instance(instance));
    KS_TRY(trace.device, text(object, "device"));
    KS_TRY(trace.memory, number(object, "memory"));
    KS_TRY(trace.findings, flag(object, "findings"));
    KS_TRY(trace.lockstep, flag(object, "lockstep"));
    if (object.has("blocks")) {
        KS_TRY(trace.blocks, number(object, "blocks"));
    }
    if (object.has("window")) {
        KS_TRY(const std::string place, text(object, "window"));
        KS_TRY(trace.window, parse_warp_place(place));
    }
    if (object.has("seconds")) {
        KS_TRY(const auto seconds, object.member("seconds"));
        KS_TRY(const double value, seconds.number());
        trace.timeout = std::chrono::duration<double>(value);
    }
    return trace;
}

/// Reads the error that the helper reports.
Result<void> read_error(const json::Cursor& object, Error& error) {
    KS_TRY(const auto code, object.member("code"));
    KS_TRY(const std::int64_t value, code.integer(1, static_cast<int>(ErrorCode::output)));
    error.code = static_cast<ErrorCode>(value);
    KS_TRY(error.what, read_sentence(object, "what"));
    KS_TRY(error.where, text(object, "where"));
    KS_TRY(error.todo, read_sentence(object, "todo"));
    return {};
}

} // namespace

std::string write_request(const OwnRequest& request) {
    const TraceRequest& trace = request.trace;
    Json json{{"file", request.file},
              {"kernel", request.kernel},
              {"as-optimised", request.as_optimised},
              {"watched", request.watched},
              {"instantiations", request.instantiations},
              {"device", trace.device},
              {"memory", trace.memory},
              {"findings", trace.findings},
              {"lockstep", trace.lockstep}};
    if (request.launch)
        json["launch"] = write_launch(*request.launch);
    if (trace.blocks)
        json["blocks"] = *trace.blocks;
    if (trace.window)
        json["window"] = written("{}:{}:{}", trace.window->launch, trace.window->block, trace.window->warp);
    if (trace.timeout)
        json["seconds"] = trace.timeout->count();
    std::string line = to_line(json);
    line.pop_back(); // the instance is appended as it is
    return line + ",\"instance\":" + write_json(*trace.instance) + "}";
}

Result<OwnRequest> read_request(std::string_view whole) {
    KS_TRY(const json::Node node, json::parse(whole, request_name));
    const json::Cursor object(node, request_name);
    OwnRequest request;
    KS_TRY(request.file, text(object, "file"));
    KS_TRY(request.kernel, text(object, "kernel"));
    KS_TRY(request.as_optimised, flag(object, "as-optimised"));
    KS_TRY(request.watched, texts(object, "watched"));
    KS_TRY(request.instantiations, texts(object, "instantiations"));
    if (object.has("launch")) {
        KS_TRY(const std::string launch, text(object, "launch"));
        KS_TRY(request.launch, read_launch(launch, "the launch"));
    }
    KS_TRY(request.trace, read_trace_request(object));
    return request;
}

std::string write_reply(const Result<OwnReply>& reply) {
    if (!reply)
        return to_line(error_event(0, reply.error()));
    return to_line(Json{{"event", "result"},
                        {"trace", to_json(reply->trace)},
                        {"launch", write_launch(reply->launch)},
                        {"source", reply->source},
                        {"printed", reply->printed}});
}

Result<OwnReply> read_reply(std::string_view whole) {
    KS_TRY(const json::Node node, json::parse(whole, reply_name));
    const json::Cursor object(node, reply_name);
    KS_TRY(const std::string event, text(object, "event"));
    if (event == "error") {
        Error error;
        KS_CHECK(read_error(object, error));
        return error;
    }
    OwnReply reply;
    KS_TRY(const auto trace, object.member("trace"));
    KS_TRY(reply.trace, read_trace(trace));
    KS_TRY(const std::string launch, text(object, "launch"));
    KS_TRY(reply.launch, read_launch(launch, "the launch"));
    KS_TRY(reply.source, text(object, "source"));
    KS_TRY(reply.printed, texts(object, "printed"));
    return reply;
}

} // namespace ks::own
