// SPDX-License-Identifier: GPL-3.0-or-later
// Trace files. Random bytes never have a correct checksum, so they are also used as the content after a valid
// header.
#include "solvers/core/json_out.h"
#include "solvers/core/xxhash.h"
#include "solvers/formats/format.h"
#include "solvers/run/trace_file.h"
#include "tests/fuzz/target.h"

#include <nlohmann/json.hpp>

#include <array>
#include <bit>

namespace ks::fuzz {

namespace {

std::string with_header(std::string_view content) {
    const std::array<std::uint64_t, 3> numbers{1, content.size(),
                                               xxh64(std::as_bytes(std::span(content)), content.size())};
    return std::string("kstrace\0", 8) +
           std::string(reinterpret_cast<const char*>(numbers.data()), sizeof numbers) + std::string(content);
}

std::string content_of(const TraceFile& file) {
    Json sources = Json::array();
    for (const TraceFile::Source& source : file.sources)
        sources.push_back({{"file", source.file}, {"text", source.text}});
    return "{\"trace\": " + to_line(to_json(file.trace)) + ", \"instance\": " + write_json(*file.instance) +
           ", \"sources\": " + to_line(sources) + "}";
}

} // namespace

Verdict check_trace(std::string_view bytes) {
    if (const auto as_it_is = parse_trace_file(bytes, "x.kstrace"); !as_it_is)
        if (Verdict verdict = refused(as_it_is.error()); !verdict.complaint.empty())
            return verdict;
    return written_and_read(
        bytes, [](std::string_view content) { return parse_trace_file(with_header(content), "x.kstrace"); },
        content_of);
}

} // namespace ks::fuzz
