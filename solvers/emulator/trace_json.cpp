// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/trace.h"

#include <nlohmann/json.hpp>

namespace ks {

namespace {

Json counters_json(const Counters& counters) {
    return {{"requests", counters.requests},
            {"sectors", counters.sectors},
            {"lines_128", counters.lines_128},
            {"bytes_used", counters.bytes_used},
            {"bytes_moved", counters.bytes_moved},
            {"efficiency", counters.bytes_moved == 0 ? Json(nullptr) : Json(counters.efficiency())},
            {"wavefronts", counters.wavefronts},
            {"conflicts", counters.conflicts},
            {"active_lanes", counters.active_lanes}};
}

Json memory_json(const TraceTotals::Memory& memory) {
    return {{"load", counters_json(memory.load)},
            {"store", counters_json(memory.store)},
            {"atomic", counters_json(memory.atomic)}};
}

Json totals_json(const TraceTotals& totals) {
    return {{"global", memory_json(totals.global)},
            {"shared", memory_json(totals.shared)},
            {"branches", totals.branches},
            {"divergent", totals.divergent}};
}

Json site_json(const TraceSite& site) {
    Json json = {{"file", site.file},
                 {"line", site.line},
                 {"column", site.column},
                 {"op", site.op},
                 {"space", site.space.empty() ? Json(nullptr) : Json(site.space)},
                 {"bytes", site.bytes}};
    json.update(counters_json(site.counters));
    if (site.op == "branch")
        json["divergent"] = site.counters.divergent;
    if (site.op == "spin")
        json["iterations"] = site.counters.iterations;
    return json;
}

Json launch_json(const TraceLaunch& launch) {
    Json sites = Json::array();
    for (const TraceSite& site : launch.sites)
        sites.push_back(site_json(site));
    return {{"kernel", launch.kernel},
            {"grid", launch.grid},
            {"block", launch.block},
            {"shared_bytes", launch.shared_bytes},
            {"totals", totals_json(launch.totals)},
            {"sites", std::move(sites)}};
}

Json buffer_json(const BufferSpec& buffer) {
    return {{"name", buffer.name},
            {"space", buffer.space == Space::device ? "device" : "mapped"},
            {"element_bytes", buffer.element_bytes},
            {"shape", buffer.shape}};
}

Json finding_json(const Finding& finding) {
    return {{"kind", finding.kind},   {"severity", finding.severity}, {"launch", finding.launch},
            {"block", finding.block}, {"lanes", finding.lanes},       {"address", finding.address},
            {"sites", finding.sites}, {"count", finding.count},       {"text", finding.text}};
}

template <class T, class F>
Json list_json(const std::vector<T>& list, F each) {
    Json json = Json::array();
    for (const T& item : list)
        json.push_back(each(item));
    return json;
}

} // namespace

Json to_json(const Trace& trace) {
    Json sampled = nullptr;
    if (trace.sampled)
        sampled = {{"blocks", trace.sampled->first}, {"of", trace.sampled->second}};
    return {{"format", "knapscope-trace"},
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
            {"window", nullptr},
            {"findings", list_json(trace.findings, finding_json)},
            {"result", trace.outcome ? to_json(*trace.outcome) : Json(nullptr)}};
}

} // namespace ks
