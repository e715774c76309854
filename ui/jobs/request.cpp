// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/request.h"

#include "solvers/core/json_tree.h"
#include "solvers/core/text.h"
#include "solvers/formats/format.h"
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
    Json members = Json::object();
    if (watch.probe)
        members["probe"] = true;
    if (watch.telemetry)
        members["telemetry"] = true;
    if (const char* set = watch.counters == live::CounterSet::basic    ? "basic"
                          : watch.counters == live::CounterSet::full   ? "full"
                          : watch.counters == live::CounterSet::curves ? "curves"
                                                                       : nullptr)
        members["counters"] = set;
    if (watch.repeat_s > 0)
        members["repeat"] = watch.repeat_s;
    return QByteArray::fromStdString(to_line(members));
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

Request& Request::number(const char* key, std::int64_t value) {
    return json(key, QByteArray::number(static_cast<qlonglong>(value)));
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
        request.number("memory", solve.memory);
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
    const std::string member = "request /watch"; // a field that the runner does not know
    return request.watch.anything() && error.code == ErrorCode::input &&
           (error.where == member || error.where.starts_with(member + '/'));
}

Error no_watching() {
    return {.code = ErrorCode::usage,
            .what = "the solving program is of an earlier version and cannot watch a run"};
}

} // namespace ks::ui
