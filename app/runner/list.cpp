// SPDX-License-Identifier: Apache-2.0
#include "app/runner/no_such_kind.h"
#include "app/runner/requests.h"
#include "app/runner/table.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "solvers/run/catalogue.h"
#include "solvers/run/documents.h"

#include <nlohmann/json.hpp>

namespace ks::runner {

namespace {

Result<void> check_kind(const std::string& id) {
    if (id.empty() || id == "demo" || find_kind(id))
        return {};
    return no_such_kind(id);
}

/// "emulator, (gpu)": places that are not usable here are in brackets.
std::string places_text(const CatalogueEntry& entry) {
    return joined(entry.on, [&entry](const std::string& place) {
        return entry.runs_on(place) ? place : formatted("({})", place);
    });
}

std::string paper_text(const CatalogueEntry& entry) {
    std::string text = entry.paper;
    if (!entry.section.empty())
        text += " " + entry.section;
    return entry.algorithm.empty() ? text : formatted("{}, Alg. {}", text, entry.algorithm);
}

std::string list_text(const Catalogue& catalogue) {
    Table table;
    table.row({"VARIANT", "KIND", "RUNS ON", "PAPER", "TITLE"});
    bool missing = false;
    for (const CatalogueEntry& entry : catalogue.entries()) {
        table.row({entry.id, entry.kind, places_text(entry), paper_text(entry), entry.title});
        missing = missing || entry.available.size() < entry.on.size();
    }
    return table.text() +
           (missing ? "\n(in brackets: not usable here; `knapscope-run devices` says why)\n" : "");
}

Result<void> run_list(const Arguments& arguments, Session& session) {
    const std::string kind = arguments.value_or("--kind", "");
    KS_CHECK(check_kind(kind));
    const Catalogue catalogue = catalogue_of(session.machine).listed(kind);
    if (arguments.has("--json"))
        return session.out.line(to_line(list_document(session.machine, kind)));
    return session.out.text(list_text(catalogue));
}

Result<std::string> answer_list(Request, Workplace& at) {
    return to_line(list_document(at.machine, {}));
}

constexpr Option list_options[] = {
    {.name = "--kind", .value = "KIND", .help = "only variants for this kind of instance"},
    {.name = "--json", .help = "one JSON document"}};

} // namespace

const Command list_command = {.name = "list",
                              .summary = "shows every variant: what it solves and where it runs",
                              .grammar = {.options = list_options},
                              .run = run_list,
                              .answer = answer_list,
                              .at_once = true};

} // namespace ks::runner
