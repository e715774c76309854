// SPDX-License-Identifier: Apache-2.0
#include "app/runner/command.h"
#include "app/runner/table.h"
#include "solvers/base/text.h"
#include "solvers/documents.h"
#include "solvers/problems/kind.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace ks::runner {

namespace {

Result<void> check_kind(const std::string& id) {
    if (id.empty() || id == "demo" || find_kind(id))
        return {};
    return Error{ErrorCode::usage, "there is no kind '" + id + "'", "",
                 "the kinds are " + joined(kinds(), &Kind::id)};
}

/// "emulator, (gpu)": places not usable here stand in brackets.
std::string places_text(const VariantInfo& info, const Machine& machine) {
    const std::vector<std::string> available = machine.available(info);
    std::string text;
    for (const std::string& place : machine.offered(info)) {
        const bool usable = std::find(available.begin(), available.end(), place) != available.end();
        text += (text.empty() ? "" : ", ") + (usable ? place : "(" + place + ")");
    }
    return text;
}

std::string paper_text(const VariantInfo& info) {
    std::string text = info.paper;
    if (!info.section.empty())
        text += " " + info.section;
    return info.algorithm.empty() ? text : text + ", Alg. " + info.algorithm;
}

std::string list_text(const Machine& machine, std::string_view kind) {
    Table table;
    table.row({"VARIANT", "KIND", "RUNS ON", "PAPER", "TITLE"});
    bool missing = false;
    for (const Variant* variant : variants()) {
        const VariantInfo& info = variant->info();
        if (!is_listed(info, kind))
            continue;
        table.row({info.id, info.kind, places_text(info, machine), paper_text(info), info.title});
        missing = missing || machine.available(info).size() < machine.offered(info).size();
    }
    return table.text() +
           (missing ? "\n(in brackets: not usable here; `knapscope-run devices` says why)\n" : "");
}

Result<void> run_list(const Arguments& arguments, Session& session) {
    const std::string kind = arguments.value_or("--kind", "");
    if (const auto known = check_kind(kind); !known)
        return known;
    if (arguments.has("--json"))
        return session.out.line(to_line(list_document(session.machine, kind)));
    return session.out.write(list_text(session.machine, kind));
}

constexpr Option list_options[] = {{"--kind", "KIND", "only variants for this kind of instance"},
                                   {"--json", "", "one JSON document"}};

} // namespace

const Command list_command = {
    "list", "shows every variant: what it solves and where it runs", {{}, list_options}, run_list};

} // namespace ks::runner
