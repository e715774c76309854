// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/base/json_tree.h"
#include "solvers/instance/instance.h"

#include <filesystem>
#include <span>
#include <stop_token>
#include <string>

namespace ks {

/// A file format for instances. Formats are sniffed from the content, never from the name.
struct Format {
    std::string_view id; ///< "json", "plain"
    std::string_view title;
    bool (*looks_like)(std::string_view text);
    Result<InstancePtr> (*read)(std::string_view text, const std::string& name);
    /// A kind that the format cannot hold is a usage error.
    Result<std::string> (*write)(const Instance& instance);
};

std::span<const Format> formats();
/// The format with this id; an unknown one is a usage error that names the known ones.
Result<const Format*> find_format(std::string_view id);

/// Reads an instance from text; `format` empty: sniffed. `name` is the file's name for messages.
Result<InstancePtr> read_instance(std::string_view text, const std::string& name,
                                  std::string_view format = "");
/// The bytes of a file that holds an instance or says what else it is. One larger than json::max_bytes is a
/// limit error, a table file of any size an input error.
Result<std::string> read_document(const std::filesystem::path& path);
Result<InstancePtr> read_instance_file(const std::filesystem::path& path, std::string_view format = "");
/// Reads an instance that is part of a larger document (a request to `serve`). A stop request ends it with
/// `cancelled`.
Result<InstancePtr> read_instance(const json::Cursor& document, const std::stop_token& stop = {});

/// The native JSON text (ends with a newline): the same instance always gives the same bytes.
std::string write_json(const Instance& instance);

/// SHA-256 of write_json: what results call `instance.sha256`.
std::string fingerprint(const Instance& instance);

} // namespace ks
