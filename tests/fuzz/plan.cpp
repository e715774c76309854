// SPDX-License-Identifier: GPL-3.0-or-later
// Plans of concurrent kernels, as `plan` writes them.
#include "solvers/result/answer_json.h"
#include "solvers/run/plan_document.h"
#include "tests/fuzz/document_target.h"

#include <nlohmann/json.hpp>

namespace ks::fuzz {

Verdict check_plan(std::string_view bytes) {
    const auto document = json::parse(bytes, "x.json");
    if (!document)
        return refused(document.error());
    const auto first = read_plan_document(json::Cursor(*document, "x.json"));
    if (!first)
        return refused(first.error());
    return document_written_and_read(to_line(to_json(*first)), read_plan);
}

} // namespace ks::fuzz
