// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/plan_document.h"

#include "solvers/core/document_format.h"
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/kinds/kind.h"
#include "solvers/occupancy/devices.h"
#include "solvers/result/answer_json.h"

#include <nlohmann/json.hpp>

namespace ks {

namespace {

Json device_json(const Instance& instance) {
    const DevicePreset* device = kind_of(instance).plan->device(instance);
    return device != nullptr ? Json(device->id) : Json(nullptr);
}

/// A plan, or a result that has one, of this version.
Result<void> check_has_plan(const json::Cursor& document) {
    KS_TRY(const json::Cursor format, document.member("format"));
    KS_TRY(const std::string name, format.string());
    if (name != document::plan && name != document::result)
        return format.error("this is neither a plan nor a result", "give what `plan --json` writes");
    KS_TRY(const json::Cursor version, document.member("version"));
    KS_TRY(const std::int64_t number, version.natural());
    if (number != 1)
        return version.error(formatted("this is of version {}", number), "use a program of that version");
    return {};
}

} // namespace

Json plan_document(const Instance& instance, const Outcome& outcome) {
    Json json = {{"format", document::plan},
                 {"version", 1},
                 {"variant", outcome.variant},
                 {"instance",
                  {{"name", outcome.instance_name},
                   {"kind", outcome.instance_kind},
                   {"sha256", outcome.instance_sha256}}},
                 {"device", device_json(instance)},
                 {"status", to_text(outcome.answer.status)}};
    json.update(to_json(outcome.answer.plan.value_or(Plan())));
    write_facts(outcome.answer, json);
    return json;
}

Result<Plan> read_plan_document(const json::Cursor& document) {
    KS_CHECK(check_has_plan(document));
    if (!document.has("plan"))
        return read_plan_among(document);
    KS_TRY(const json::Cursor plan, document.member("plan"));
    return read_plan(plan);
}

Result<Plan> read_plan_file(const std::filesystem::path& path) {
    KS_TRY(const std::string text, read_file(path, json::document_limit));
    KS_TRY(const json::Node root, json::parse(without_mark(text), path.string()));
    return read_plan_document(json::Cursor(root, path.string()));
}

} // namespace ks
