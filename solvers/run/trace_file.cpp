// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/trace_file.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/sha256.h"
#include "solvers/core/xxhash.h"
#include "solvers/formats/format.h"
#include "solvers/kernels/kernel_sources.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <cstring>

namespace ks {

namespace {

using json::Cursor;

struct Header {
    char magic[8] = {'k', 's', 't', 'r', 'a', 'c', 'e', 0};
    std::uint64_t version = 1;
    std::uint64_t length = 0;
    std::uint64_t checksum = 0;
};
static_assert(sizeof(Header) == 32);
static_assert(std::endian::native == std::endian::little, "trace files are written as they lie in memory");

std::uint64_t checksum_of(std::string_view content) {
    return xxh64(std::as_bytes(std::span(content)), content.size());
}

Error bad_file(const std::string& name, Sentence what) {
    return {.code = ErrorCode::input,
            .what = std::move(what),
            .where = name,
            .todo = "write it again with `knapscope-run trace -o`"};
}

/// Returns the content after the header, if it matches the header.
Result<std::string_view> content_of(std::string_view bytes, const std::string& name) {
    Header header;
    if (!looks_like_trace_file(bytes))
        return bad_file(name, "this is no trace file");
    if (bytes.size() < sizeof header)
        return bad_file(name, "the file is cut off within its header");
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.version != Header{}.version)
        return bad_file(name,
                        formatted("this is version {} of the trace file, and this program reads version 1",
                                  header.version));
    const std::string_view content = bytes.substr(sizeof header);
    if (content.size() != header.length)
        return bad_file(name, content.size() < header.length
                                  ? ks::counted("the file is cut off: {} byte is missing",
                                                "the file is cut off: {} bytes are missing",
                                                static_cast<std::int64_t>(header.length - content.size()))
                                  : "the file goes on behind its end");
    if (checksum_of(content) != header.checksum)
        return bad_file(name, "the file was altered: its checksum does not fit");
    return content;
}

Result<TraceFile::Source> read_text_of(const Cursor& at) {
    KS_CHECK(json::only(at, {"file", "text"}));
    TraceFile::Source source;
    KS_TRY(source.file, json::text(at, "file"));
    KS_TRY(source.text, json::text(at, "text"));
    return source;
}

Result<void> read_sources(const Cursor& at, TraceFile& file) {
    KS_CHECK(json::list(at, "sources", file.sources, read_text_of));
    for (const TraceSource& source : file.trace.sources)
        if (sha256(file.source(source.file)) != source.sha256)
            return at.error(
                formatted("the text of {} is not the one that was traced", printable(source.file)));
    return {};
}

} // namespace

std::string_view TraceFile::source(std::string_view file) const {
    const auto at = std::ranges::find(sources, file, &Source::file);
    return at == sources.end() ? std::string_view() : at->text;
}

bool looks_like_trace_file(std::string_view bytes) {
    const Header header;
    return bytes.starts_with(std::string_view(header.magic, sizeof header.magic));
}

std::string trace_file(const Trace& trace, const Instance& instance, std::span<const TraceFile::Source> own) {
    Json sources = Json::array();
    for (const TraceSource& source : trace.sources) {
        const auto given = std::ranges::find(own, source.file, &TraceFile::Source::file);
        sources.push_back(
            {{"file", source.file}, {"text", given != own.end() ? given->text : kernel_source(source.file)}});
    }
    std::string content = "{\"trace\": " + to_line(to_json(trace)) +
                          ",\n\"instance\": " + write_json(instance) + ",\"sources\": " + to_line(sources) +
                          "}\n";
    Header header;
    header.length = content.size();
    header.checksum = checksum_of(content);
    content.insert(0, reinterpret_cast<const char*>(&header), sizeof header);
    return content;
}

Result<TraceFile> parse_trace_file(std::string_view bytes, const std::string& name,
                                   const std::stop_token& stop) {
    KS_TRY(const std::string_view content, content_of(bytes, name));
    KS_TRY(const json::Node document, json::parse(content, name, {}, stop));
    const Cursor at(document, name);
    KS_CHECK(json::only(at, {"trace", "instance", "sources"}));
    TraceFile file;
    KS_TRY(const Cursor trace, at.member("trace"));
    KS_TRY(file.trace, read_trace(trace));
    KS_TRY(const Cursor instance, at.member("instance"));
    KS_TRY(file.instance, read_instance(instance, stop));
    if (file.trace.outcome && file.trace.outcome->instance_sha256 != fingerprint(*file.instance))
        return instance.error("this is not the instance that was traced");
    KS_CHECK(read_sources(at, file));
    return file;
}

Result<TraceFile> read_trace_file(const std::filesystem::path& path) {
    KS_TRY(const std::string bytes, read_file(path, json::document_limit));
    return parse_trace_file(bytes, path.string());
}

} // namespace ks
