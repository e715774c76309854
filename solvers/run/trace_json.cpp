// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/cell_number_json.h"
#include "solvers/core/document_format.h"
#include "solvers/core/row_cells.h"
#include "solvers/core/sentence_json.h"
#include "solvers/emulator/op_words.h"
#include "solvers/run/trace_fields.h"

#include <nlohmann/json.hpp>

#include <bit>

namespace ks {

namespace {

template <class T, class F>
Json list_json(const std::vector<T>& list, F each) {
    Json json = Json::array();
    for (const T& item : list)
        json.push_back(each(item));
    return json;
}

Json counters_json(const Counters& counters) {
    Json json;
    for (const auto& [name, field] : trace_fields::counters)
        json[std::string(name)] = counters.*field;
    json["efficiency"] = counters.bytes_moved == 0 ? Json(nullptr) : Json(counters.efficiency());
    return json;
}

Json totals_json(const TraceTotals& totals) {
    Json json;
    for (const auto& [space, memory] : trace_fields::memories)
        for (const auto& [op, counters] : trace_fields::accesses)
            json[std::string(space)][std::string(op)] = counters_json((totals.*memory).*counters);
    json["branches"] = totals.branches;
    json["divergent"] = totals.divergent;
    return json;
}

Json site_json(const TraceSite& site) {
    Json json = {{"file", site.file},
                 {"line", site.line},
                 {"column", site.column},
                 {"op", to_text(site.op)},
                 {"space", site.space == emulator::Memory::none ? Json(nullptr) : Json(to_text(site.space))},
                 {"bytes", site.bytes}};
    json.update(counters_json(site.counters));
    if (site.op == emulator::Op::branch)
        json["divergent"] = site.counters.divergent;
    if (site.op == emulator::Op::spin)
        json["iterations"] = site.counters.iterations;
    if (site.op == emulator::Op::watch)
        json["name"] = site.name;
    return json;
}

Json schedule_json(const BlockSchedule& schedule) {
    Json json = {{"sms", schedule.sms},
                 {"blocks_per_sm", schedule.blocks_per_sm},
                 {"counted", schedule.counted},
                 {"costs", list_json(schedule.costs, [](const BlockCosts& run) {
                      return Json::array({run.blocks, run.cost});
                  })}};
    if (!schedule.measured)
        json["measured"] = false;
    return json;
}

Json launch_json(const TraceLaunch& launch) {
    Json json = {{"kernel", launch.kernel}, {"grid", launch.grid}, {"block", launch.block}};
    json["shared_bytes"] = launch.shared_bytes;
    if (launch.cooperative)
        json["cooperative"] = true;
    if (!launch.finished)
        json["finished"] = false;
    json["totals"] = totals_json(launch.totals);
    json["schedule"] = launch.schedule ? schedule_json(*launch.schedule) : Json(nullptr);
    json["sites"] = list_json(launch.sites, site_json);
    return json;
}

Json buffer_json(const emulator::PlacedBuffer& buffer) {
    return {{"name", buffer.spec.name},
            {"space", buffer.spec.space == Space::device ? "device" : "mapped"},
            {"element_bytes", buffer.spec.element_bytes},
            {"shape", buffer.spec.shape},
            {"address", buffer.address}};
}

/// Returns the numbers of a lane: a single one, or an array of the parts of a vector.
Json values_json(const TraceInstruction& instruction) {
    if (instruction.real) {
        Json json = Json::array();
        for (const std::int64_t value : instruction.values)
            json.push_back(number_json(value_of(std::bit_cast<double>(value))));
        return json;
    }
    if (instruction.parts == 1)
        return instruction.values;
    Json json = Json::array();
    for (auto at = instruction.values.begin(); at != instruction.values.end(); at += instruction.parts)
        json.push_back(std::vector<std::int64_t>(at, at + instruction.parts));
    return json;
}

Json instruction_json(const TraceInstruction& instruction) {
    Json json = {{"site", instruction.site},
                 {"mask", instruction.mask},
                 {"addresses", instruction.addresses},
                 {"values", values_json(instruction)}};
    if (instruction.real)
        json["real"] = true;
    return json;
}

Json window_json(const RecordedWarp& window) {
    Json json = {{"launch", window.at.launch},
                 {"block", window.at.block},
                 {"warp", window.at.warp},
                 {"count", window.count},
                 {"cut", nullptr}};
    if (!window.cut.empty())
        put_sentence(json, "cut", window.cut);
    json["instructions"] = list_json(window.instructions, instruction_json);
    return json;
}

Json wrong_json(const WrongCell& cell) {
    Json json = {{"row", cell.row},
                 {"capacity", cell.capacity},
                 {"got", number_json(cell.got)},
                 {"expected", number_json(cell.expected)},
                 {"writer", nullptr}};
    if (const auto& by = cell.writer)
        json["writer"] = {{"launch", by->launch}, {"block", by->block}, {"warp", by->warp}};
    return json;
}

Json compared_json(const ComparedRows& compared) {
    return {{"rows", compared.rows},
            {"first_wrong", compared.first_wrong ? wrong_json(*compared.first_wrong) : Json(nullptr)}};
}

} // namespace

Json to_json(const Finding& finding) {
    Json json = {{"kind", finding.kind},   {"severity", finding.severity}, {"launch", finding.launch},
                 {"block", finding.block}, {"lanes", finding.lanes},       {"address", finding.address},
                 {"sites", finding.sites}, {"count", finding.count}};
    put_sentence(json, "text", finding.text);
    return json;
}

Json to_json(const Trace& trace) {
    Json sampled = nullptr;
    if (trace.sampled)
        sampled = {{"blocks", trace.sampled->first}, {"of", trace.sampled->second}};
    return {{"format", document::trace},
            {"version", 1},
            {"variant", trace.variant},
            {"device", to_json(trace.device)},
            {"parameters", to_json(trace.parameters)},
            {"sampled", sampled},
            {"sources", list_json(trace.sources,
                                  [](const TraceSource& source) {
                                      return Json{{"file", source.file}, {"sha256", source.sha256}};
                                  })},
            {"buffers", list_json(trace.buffers, buffer_json)},
            {"launches", list_json(trace.launches, launch_json)},
            {"totals", totals_json(trace.totals)},
            {"load_bytes", trace.load_bytes},
            {"watched", trace.watched},
            {"window", trace.window ? window_json(*trace.window) : Json(nullptr)},
            {"findings", list_json(trace.findings, [](const Finding& finding) { return to_json(finding); })},
            {"compared", trace.compared ? compared_json(*trace.compared) : Json(nullptr)},
            {"result", trace.outcome ? to_json(*trace.outcome) : Json(nullptr)}};
}

} // namespace ks
