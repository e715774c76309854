// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/request.h"

#include "solvers/core/json_tree.h"
#include "solvers/core/text.h"
#include "solvers/problems/format.h"
#include "solvers/result/answer_json.h"

#include <nlohmann/json.hpp>

namespace ks::ui {
namespace {

QByteArray quoted(const QString& text) {
    std::string json;
    json::append_quoted(json, text.toStdString());
    return QByteArray::fromStdString(json);
}

/// "watch" of a solve request: what is not asked for is not in it.
QByteArray watch_json(const live::Watch& watch) {
    QByteArrayList members;
    if (watch.probe)
        members << "\"probe\":true";
    if (watch.telemetry)
        members << "\"telemetry\":true";
    if (const char* set = watch.counters == live::CounterSet::basic    ? "basic"
                          : watch.counters == live::CounterSet::full   ? "full"
                          : watch.counters == live::CounterSet::curves ? "curves"
                                                                       : nullptr)
        members << "\"counters\":\"" + QByteArray(set) + '"';
    if (watch.repeat_s > 0)
        members << "\"repeat\":" + QByteArray::number(watch.repeat_s);
    return '{' + members.join(',') + '}';
}

QByteArray plan_json(const Plan& plan) {
    Json document{{"format", "knapscope-plan"}, {"version", 1}};
    document.update(to_json(plan));
    return QByteArray::fromStdString(to_line(document));
}

} // namespace

Request& Request::text(const char* key, const QString& value) {
    return json(key, quoted(value));
}

Request& Request::json(const char* key, const QByteArray& document) {
    const std::string_view text =
        without_mark({document.constData(), static_cast<std::size_t>(document.size())});
    QByteArray line(text.data(), static_cast<qsizetype>(text.size()));
    line.replace('\n', ' ');
    fields_ += ",\"" + QByteArray(key) + "\":" + line;
    return *this;
}

QByteArray Request::line(int id) const {
    return "{\"id\":" + QByteArray::number(id) + fields_ + "}\n";
}

Request request_of(const Instance& instance, const SolveRequest& solve, const QString& what) {
    Request request(what);
    request.text("variant", solve.variant);
    if (!solve.on.isEmpty())
        request.text("on", solve.on);
    if (!solve.device.isEmpty())
        request.text("device", solve.device);
    if (solve.memory > 0)
        request.json("memory", QByteArray::number(solve.memory));
    if (solve.watch.anything())
        request.json("watch", watch_json(solve.watch));
    if (solve.plan)
        request.json("plan", plan_json(*solve.plan));
    QByteArray set;
    for (const auto& [name, value] : solve.set) {
        bool number = false;
        value.toLongLong(&number);
        set += (set.isEmpty() ? "" : ",") + quoted(name) + ":" + (number ? value.toUtf8() : quoted(value));
    }
    request.json("set", "{" + set + "}");
    return request.json("instance", QByteArray::fromStdString(write_json(instance)));
}

bool refused_watching(const Error& error, const SolveRequest& request) {
    const auto named = [](const std::string& text) { return text.find("watch") != std::string::npos; };
    return request.watch.anything() && error.code == ErrorCode::usage &&
           (named(error.what) || named(error.where) || named(error.todo));
}

Error no_watching() {
    return {.code = ErrorCode::usage,
            .what = "the solving program is of an earlier version and cannot watch a run"};
}

} // namespace ks::ui
