// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/format.h"
#include "solvers/core/letters.h"

#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/joined_words.h"
#include "solvers/core/language.h"
#include "solvers/core/sha256.h"
#include "solvers/core/standard_input.h"
#include "solvers/core/table_magic.h"
#include "solvers/core/text.h"
#include "solvers/formats/foreign_json.h"
#include "solvers/formats/looks_like.h"
#include "solvers/formats/user_units.h"
#include "solvers/formats/workbook.h"
#include "solvers/instance/contents.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <vector>

namespace ks {

#define KS_FORMAT(name) const Format& format_##name();
#include "solvers/formats/formats.def"
#undef KS_FORMAT

namespace {

Sentence known_formats() {
    return formatted("the formats are {}", joined(formats(), &Format::id));
}

/// Refuses a table file, which one may take for an instance that is kept with its table.
Result<void> check_no_table(std::string_view text, const std::string& name) {
    if (!looks_like_table(text))
        return {};
    return Error{.code = ErrorCode::input,
                 .what = "is the table of a run (solve --table), not an instance",
                 .where = name,
                 .todo = "open the instance: the Step page fills its table itself"};
}

/// The error, with advice to choose another sheet if the first one has no table.
Error about_sheet(Error error, const InstanceText& given, const Workbook& book) {
    if (given.table.sheet.empty() && !book.others.empty() && error.code != ErrorCode::cancelled &&
        format_csv().claim({.text = book.table}) < Claim::likely)
        error.todo = choose_other_sheet(book);
    return error;
}

/// Reads a sheet of a workbook as a table. If the user has not chosen it, the other sheets are left out.
Result<InstancePtr> read_sheet(const InstanceText& given) {
    KS_TRY(const Workbook book, read_workbook(given.text, given.name, given.table.sheet, given.stop));
    InstanceText table = given;
    table.text = book.table;
    table.name = name_of_sheet(given.name, book);
    auto instance = read_as(format_csv(), table);
    if (!instance)
        return about_sheet(instance.error(), given, book);
    if (given.left_out != nullptr && given.table.sheet.empty() && !book.others.empty())
        given.left_out->push_back(other_sheets(book));
    return instance;
}

Result<void> check_no_sheet(const InstanceText& given) {
    if (given.table.sheet.empty())
        return {};
    return Error{.code = ErrorCode::usage,
                 .what = "is not a workbook, so it has no sheets",
                 .where = given.name,
                 .todo = "leave --sheet out"};
}

Result<void> check_not_stopped(const std::stop_token& stop) {
    if (stop.stop_requested())
        return Error{.code = ErrorCode::cancelled, .what = "cancelled"};
    return {};
}

Result<const Format*> sniff(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::string& name = given.name;
    KS_CHECK(check_no_table(text, name));
    if (without_mark(text).find_first_not_of(white_space) == std::string_view::npos)
        return Error{.code = ErrorCode::input,
                     .what = "the file is empty",
                     .where = name,
                     .todo = "choose a file with an instance"};
    KS_TRY(const Format* format, only_format(most_sure(formats(), given), name));
    KS_CHECK(check_not_stopped(given.stop));
    if (!format)
        return unknown_format(text, name);
    return format;
}

Result<void> check_holds(const Format& format, const Instance& instance) {
    if (holds(format, instance.kind()))
        return {};
    return Error{.code = ErrorCode::usage,
                 .what =
                     formatted("the format {} cannot hold instances of kind {}", format.id, instance.kind()),
                 .todo = "choose another format"};
}

/// Some of what a file holds, for a sentence: "1 a (4 items), 2 b (5 items)".
std::string first_titles(const std::vector<std::string>& titles) {
    constexpr std::size_t most = 4;
    std::string text;
    for (std::size_t i = 0; i < std::min(titles.size(), most); ++i)
        text += formatted("{}{} {}", i == 0 ? "" : ", ", i + 1, titles[i]);
    return titles.size() > most ? text + ", ..." : text;
}

/// The only instance of a text that may hold several.
Result<std::size_t> only_index(const Format& format, const InstanceText& given) {
    KS_TRY(const std::vector<std::string> titles, format.titles(given));
    if (titles.size() == 1)
        return std::size_t{1};
    return Error{.code = ErrorCode::usage,
                 .what = formatted("holds {} instances: {}", titles.size(), first_titles(titles)),
                 .where = given.name,
                 .todo = "take one of them: `knapscope-run convert FILE OUT --index N`",
                 .remedy = {.kind = Remedy::Kind::index}};
}

} // namespace

std::span<const Format> formats() {
#define KS_FORMAT(name) format_##name(),
    static const std::vector<Format> all = {
#include "solvers/formats/formats.def"
    };
#undef KS_FORMAT
    return all;
}

const Format& format_by_ending(const std::filesystem::path& file) {
    const std::string ending = file.extension().string();
    const auto at = std::ranges::find_if(formats(), [&](const Format& format) {
        return format.ending == ending && format.ending != Format{}.ending;
    });
    return at == formats().end() ? format_json() : *at;
}

std::vector<const Format*> most_sure(std::span<const Format> among, const InstanceText& given) {
    Claim most = Claim::possible;
    std::vector<const Format*> found;
    for (const Format& format : among) {
        if (given.stop.stop_requested())
            break; // the claims no longer count
        const Claim claim = format.claim(given);
        if (claim < most)
            continue;
        if (claim > most)
            found.clear();
        most = claim;
        found.push_back(&format);
    }
    return found;
}

Result<const Format*> only_format(const std::vector<const Format*>& claims, const std::string& name) {
    if (claims.size() > 1)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("may be in format {}", joined_by_or(claims, &Format::id)),
                     .where = name,
                     .todo = "say which: `knapscope-run convert FILE OUT --from FORMAT`"};
    return claims.empty() ? nullptr : claims.front();
}

bool holds(const Format& format, std::string_view kind) {
    return format.kinds.empty() || std::ranges::find(format.kinds, kind) != format.kinds.end();
}

std::vector<Sentence> lost_in(const Format& format, const Instance& instance) {
    const Contents& contents = instance.contents();
    const Keeps& keeps = format.keeps;
    std::vector<Sentence> lost;
    if (!keeps.name && !instance.name().empty())
        lost.push_back(formatted("the format {} does not keep the instance's name", format.id));
    if (!keeps.item_names && contents.names_records())
        lost.push_back(formatted("the format {} does not keep the names of {}", format.id,
                                 said(std::string(contents.fields().record.plural))));
    for (std::size_t f = 0; !keeps.units && f < contents.units().size(); ++f)
        if (const Unit& unit = contents.unit(f); unit.any())
            lost.push_back(formatted("the format {} does not keep that each {} is a number of {}", format.id,
                                     within_sentence(contents.fields().of_record[f].title), counts_in(unit)));
    if (!keeps.known && contents.known())
        lost.push_back(formatted("the format {} does not keep the known selection", format.id));
    if (format.warning != nullptr)
        if (Sentence warning = format.warning(instance); !warning.empty())
            lost.push_back(std::move(warning));
    return lost;
}

Result<std::string> write_instance(const Format& format, const Instance& instance) {
    KS_CHECK(check_holds(format, instance));
    if (format.write != nullptr)
        return format.write(instance);
    return Error{.code = ErrorCode::usage,
                 .what = formatted("an instance in format {} is several files", format.id),
                 .todo = "write it with `knapscope-run convert`"};
}

Result<std::vector<FileText>> write_instance(const Format& format, const Instance& instance,
                                             const std::filesystem::path& file) {
    KS_CHECK(check_holds(format, instance));
    if (format.write_files != nullptr)
        return format.write_files(instance, file);
    KS_TRY(std::string text, format.write(instance));
    return std::vector<FileText>{{.file = file, .text = std::move(text)}};
}

Result<const Format*> find_format(std::string_view id) {
    const auto at = std::ranges::find(formats(), id, &Format::id);
    if (at == formats().end())
        return Error{.code = ErrorCode::usage,
                     .what = formatted("there is no format '{}'", printable(id)),
                     .todo = known_formats()};
    return &*at;
}

Result<InstancePtr> read_as(const Format& format, const InstanceText& given) {
    if (format.read == nullptr)
        return Error{
            .code = ErrorCode::input,
            .what = formatted("is a file for other solvers (format {}), which is only written", format.id),
            .where = given.name,
            .todo = "open the instance that it was made from"};
    InstanceText one = given;
    if (format.titles != nullptr && given.index == 0) {
        KS_TRY(one.index, only_index(format, given));
    }
    if (format.titles == nullptr && given.index > 1)
        return Error{.code = ErrorCode::usage,
                     .what = formatted("holds one instance, so instance {} does not exist", given.index),
                     .where = given.name,
                     .todo = "leave --index out",
                     .remedy = {.advice = ""}};
    KS_TRY(InstancePtr instance, format.read(one));
    return format.reads_units ? instance : with_units(std::move(instance), given.table, given.name);
}

namespace {

/// The error, with advice that repeats the options that were given.
Error with_given_options(Error error, const InstanceText& given, std::string_view format) {
    constexpr std::string_view command = "convert FILE OUT ";
    std::string todo = with_options(error.todo, given.table);
    if (!format.empty() && !given.table.of_table() && todo.find("--from") == std::string::npos)
        for (std::size_t at = todo.find(command); at != std::string::npos; at = todo.find(command, at)) {
            at += command.size();
            if (!todo.substr(at).starts_with("--columns")) // which says that it is a table
                todo.insert(at, written("--from {} ", format));
        }
    if (todo.size() > error.todo.size()) // unchanged advice keeps what it was made of
        error.todo = std::move(todo);
    return error;
}

} // namespace

Result<InstancePtr> read_instance(const InstanceText& given, std::string_view format) {
    const auto read = [&]() -> Result<InstancePtr> {
        if (looks_like_workbook(given.text) && (format.empty() || format == format_csv().id))
            return read_sheet(given);
        KS_CHECK(check_no_sheet(given));
        KS_TRY(const Format* chosen, format.empty() ? sniff(given) : find_format(format));
        return read_as(*chosen, given);
    };
    auto instance = read();
    return instance ? instance : with_given_options(instance.error(), given, format);
}

Result<InstancePtr> read_instance(std::string_view text, const std::string& name, std::string_view format) {
    return read_instance({.text = text, .name = name}, format);
}

Result<std::string> read_document(const std::filesystem::path& path, ReadFrom from) {
    auto text = read_file(path, json::document_limit, from);
    // Most tables are too large. A pipe has nothing more to look at, and opening it again would wait for
    // ever.
    std::error_code ignored;
    if (!text && text.error().code == ErrorCode::limit && std::filesystem::is_regular_file(path, ignored)) {
        std::array<char, table_magic.size()> head{};
        std::ifstream(path, std::ios::binary).read(head.data(), head.size());
        KS_CHECK(check_no_table({head.data(), head.size()}, path.string()));
    }
    return text;
}

Result<InstancePtr> read_instance_file(const std::filesystem::path& path, std::string_view format,
                                       ReadFrom from, std::size_t index, const TableOptions& table,
                                       std::vector<Sentence>* left_out) {
    KS_TRY(const std::string text, read_document(path, from));
    const InstanceText given{.text = text,
                             .name = name_of(path, from),
                             .file = path,
                             .index = index,
                             .table = table,
                             .left_out = left_out};
    const bool is_table = table.of_table() && !looks_like_json(text);
    return read_instance(given, format.empty() && is_table ? format_csv().id : format);
}

Result<std::vector<InstancePtr>> read_instances_file(const std::filesystem::path& path,
                                                     std::string_view format, ReadFrom from,
                                                     const TableOptions& table,
                                                     std::vector<Sentence>* left_out) {
    KS_TRY(const std::string text, read_document(path, from));
    const InstanceText given{
        .text = text, .name = name_of(path, from), .file = path, .table = table, .left_out = left_out};
    if (looks_like_workbook(text)) {
        KS_TRY(InstancePtr only, read_instance(given, format));
        return std::vector{std::move(only)};
    }
    KS_CHECK(check_no_sheet(given));
    KS_TRY(const Format* chosen, format.empty() ? sniff(given) : find_format(format));
    if (chosen->read_all != nullptr) {
        KS_TRY(std::vector<InstancePtr> all, chosen->read_all(given));
        for (InstancePtr& each : all) {
            KS_TRY(each, with_units(std::move(each), table, given.name));
        }
        return all;
    }
    KS_TRY(InstancePtr only, read_as(*chosen, given));
    return std::vector{std::move(only)};
}

std::string fingerprint(const Instance& instance) {
    return sha256(write_json(instance));
}

} // namespace ks
