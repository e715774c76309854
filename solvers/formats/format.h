// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_tree.h"
#include "solvers/formats/table_options.h"
#include "solvers/instance/instance.h"

#include <filesystem>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace ks {

/// How sure a format is that a text is written in it: from a first character to a whole file that fits.
enum class Claim {
    none,
    possible,
    likely,  ///< it begins like it
    shaped,  ///< all lines have the right number of words, but some of these are wrong
    certain, ///< a whole file that fits, or a mark that no other format has
};

/// A text that holds one instance or several, and what a reader may have to know besides.
struct InstanceText {
    std::string_view text;
    std::string name;                ///< of the file, for messages
    std::filesystem::path file = {}; ///< where the text is from, if files beside it may be read as well
    std::size_t index = 0;           ///< which of its instances, counted from 1; 0: there should be only one
    std::stop_token stop = {};       ///< ends the reading with `cancelled`
    TableOptions table = {};         ///< what the user says about the text
    /// Null, or gets the factors that make all numbers whole, where reading fails because some are not.
    TableOptions* needed = nullptr;
    /// Null, or gets what the text holds and the instance does not, in words.
    std::vector<Sentence>* left_out = nullptr;
};

/// A file that is to be written.
struct FileText {
    std::filesystem::path file;
    std::string text;
};

/// What a written file keeps of an instance besides its numbers.
struct Keeps {
    bool name = false;       ///< of the instance
    bool item_names = false; ///< and those of groups
    bool units = false;
    bool known = false; ///< the known selection
};

/// A file format for instances. Formats are recognised by the content, never by the name.
struct Format {
    std::string_view id; ///< "json", "plain"
    std::string_view title;
    std::span<const std::string_view> kinds; ///< what it can hold, by id; empty: every kind
    /// Of the text, read as its options say; after a stop request any claim.
    Claim (*claim)(const InstanceText& given);
    /// Null: the format is only written. See read_as.
    Result<InstancePtr> (*read)(const InstanceText& given);
    /// The text of an instance of one of `kinds`; see write_instance.
    Result<std::string> (*write)(const Instance& instance);
    /// Where a file may hold several instances: what each is called, in a few words. Null: it holds one.
    Result<std::vector<std::string>> (*titles)(const InstanceText& given) = nullptr;
    /// What readers of the written file will get wrong; empty: nothing. Null: never anything.
    Sentence (*warning)(const Instance& instance) = nullptr;
    /// With `titles`: all instances, in their order. The text is read once.
    Result<std::vector<InstancePtr>> (*read_all)(const InstanceText& given) = nullptr;
    /// Instead of `write`, where an instance takes several files: all of them, if one is to be called so.
    Result<std::vector<FileText>> (*write_files)(const Instance& instance,
                                                 const std::filesystem::path& file) = nullptr;
    std::string_view ending = ".txt"; ///< what a new file may be called: its name and this
    bool reads_units = false;         ///< the reader itself follows `scale` and `units` of the options
    Keeps keeps = {};
};

/// The formats that are most sure of the text: none, one, or several that are equally sure.
std::vector<const Format*> most_sure(std::span<const Format> among, const InstanceText& given);
/// The only one of these; null: there is none. Several are a usage error that names them, so that the user
/// can choose one.
Result<const Format*> only_format(const std::vector<const Format*>& claims, const std::string& name);
/// Whether the format can hold instances of this kind.
bool holds(const Format& format, std::string_view kind);
/// What the instance has and a file of this format does not keep, and what readers of the file will get
/// wrong, a sentence each.
std::vector<Sentence> lost_in(const Format& format, const Instance& instance);
/// The text of a file. A kind that the format cannot hold is a usage error, and so is a format that takes
/// several files.
Result<std::string> write_instance(const Format& format, const Instance& instance);
/// The same with all files that the format takes.
Result<std::vector<FileText>> write_instance(const Format& format, const Instance& instance,
                                             const std::filesystem::path& file);

std::span<const Format> formats();
/// The format in which a file of this name is written: the first one with its ending, or else JSON.
const Format& format_by_ending(const std::filesystem::path& file);
/// The format with this id; an unknown one is a usage error that names the known ones.
Result<const Format*> find_format(std::string_view id);

/// Reads an instance from text; `format` empty: sniffed. `name` is the file's name for messages.
Result<InstancePtr> read_instance(std::string_view text, const std::string& name,
                                  std::string_view format = "");
Result<InstancePtr> read_instance(const InstanceText& given, std::string_view format = "");
/// Reads an instance in this very format. A text with several, of which none was chosen, is a usage error.
Result<InstancePtr> read_as(const Format& format, const InstanceText& given);
/// Reads all instances of a file, of which most formats hold one.
Result<std::vector<InstancePtr>> read_instances_file(const std::filesystem::path& path,
                                                     std::string_view format = "",
                                                     ReadFrom from = ReadFrom::regular_file,
                                                     const TableOptions& table = {},
                                                     std::vector<Sentence>* left_out = nullptr);
/// The bytes of a file that holds an instance or says what else it is. One larger than json::max_bytes is a
/// limit error, a table file of any size an input error.
Result<std::string> read_document(const std::filesystem::path& path, ReadFrom from = ReadFrom::regular_file);
/// `index` counts from 1, as in InstanceText. If `table` says anything that is only of tables, the text is
/// one, unless `format` says otherwise. `left_out` as in InstanceText.
Result<InstancePtr> read_instance_file(const std::filesystem::path& path, std::string_view format = "",
                                       ReadFrom from = ReadFrom::regular_file, std::size_t index = 0,
                                       const TableOptions& table = {},
                                       std::vector<Sentence>* left_out = nullptr);
/// Reads an instance that is part of a larger document (a request to `serve`). A stop request ends it with
/// `cancelled`.
Result<InstancePtr> read_instance(const json::Cursor& document, const std::stop_token& stop = {});

/// The native JSON text (ends with a newline): the same instance always gives the same bytes.
std::string write_json(const Instance& instance);

/// A table for spreadsheets, which ends with a newline, in the dialect of csv_dialect(). It begins with lines
/// of a key and its value: kind, name, source and scalars. Reading it gives the same instance.
std::string write_csv(const Instance& instance);

/// SHA-256 of write_json: what results call `instance.sha256`.
std::string fingerprint(const Instance& instance);

} // namespace ks
