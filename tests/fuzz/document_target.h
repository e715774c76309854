// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

namespace ks::fuzz {

/// `written_and_read` for a JSON document: `read` parses its root, and `write` serialises it again.
template <class Read, class Write>
Verdict document_written_and_read(std::string_view bytes, Read read, Write write) {
    using Document = decltype(read(std::declval<const json::Cursor&>()));
    return written_and_read(
        bytes,
        [&](std::string_view text) -> Document {
            KS_TRY(const json::Node document, json::parse(text, "x.json"));
            return read(json::Cursor(document, "x.json"));
        },
        [&](const auto& value) { return to_line(write(value)); });
}

/// The same with `to_json` of the document's namespace.
template <class Read>
Verdict document_written_and_read(std::string_view bytes, Read read) {
    return document_written_and_read(bytes, read, [](const auto& value) { return to_json(value); });
}

} // namespace ks::fuzz
