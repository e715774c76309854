// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/run/trace.h"

#include <filesystem>
#include <span>
#include <stop_token>

// The trace file (.kstrace), version 1. Numbers little-endian:
//
//   magic     8 bytes: "kstrace" and a zero
//   version   8 bytes: 1
//   length    8 bytes: length of the content
//   checksum  8 bytes: XXH64 of the content, with the length as the seed
//   content   JSON (UTF-8): {"trace": the trace document, "instance": the instance in the native format,
//             "sources": [{"file", "text"}]}
//
// The instance and the sources are included, so that the file can be shown anywhere.
namespace ks {

struct TraceFile {
    struct Source {
        std::string file, text;
    };

    Trace trace;
    InstancePtr instance;
    std::vector<Source> sources; ///< one per source of the trace

    /// Returns the text of one of the trace's sources; empty: it has no source of this name.
    std::string_view source(std::string_view file) const;
};

/// Returns whether the bytes begin like a trace file, regardless of the file's name.
bool looks_like_trace_file(std::string_view bytes);

/// The file's bytes. `instance` is the one traced; the sources are `own`, and those compiled into this
/// program.
std::string trace_file(const Trace& trace, const Instance& instance,
                       std::span<const TraceFile::Source> own = {});

/// Reads a file that `trace_file` wrote; `name` is the file's for messages. Truncated, altered and other
/// files are input errors, and so is a file whose parts do not belong together. A stop request returns
/// `cancelled`.
Result<TraceFile> parse_trace_file(std::string_view bytes, const std::string& name,
                                   const std::stop_token& stop = {});
Result<TraceFile> read_trace_file(const std::filesystem::path& path);

} // namespace ks
