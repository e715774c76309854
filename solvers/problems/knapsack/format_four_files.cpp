// SPDX-License-Identifier: Apache-2.0
// An instance in several files of one folder, such as p01_c.txt (the capacity), p01_w.txt (weights),
// p01_p.txt (profits) and p01_s.txt (a solution, optional). Each is a column of numbers, and the user may
// open any of them.
#include "solvers/core/files.h"
#include "solvers/core/formatted.h"
#include "solvers/core/number_word.h"
#include "solvers/core/text.h"
#include "solvers/core/written_together.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/four_files.h"
#include "solvers/problems/knapsack/item_text.h"

#include <algorithm>
#include <optional>

namespace ks {

namespace {

constexpr std::string_view parts = "cwps"; ///< capacity, weights, profits, solution
constexpr std::string_view read_parts = "cwp";

/// The name without its part: "p01_" and ".txt".
struct PartName {
    std::filesystem::path folder;
    std::string begin, ending;

    std::filesystem::path file(char part) const { return folder / (begin + part + ending); }
};

/// Returns nothing if the name is not that of a part.
std::optional<PartName> split_name(const std::filesystem::path& file) {
    const std::string stem = file.stem().string();
    if (stem.size() <= 2 || stem[stem.size() - 2] != '_' || parts.find(stem.back()) == std::string_view::npos)
        return std::nullopt;
    return PartName{.folder = file.parent_path(),
                    .begin = stem.substr(0, stem.size() - 1),
                    .ending = file.extension().string()};
}

Result<PartName> part_name(const std::filesystem::path& file, ErrorCode code, const Sentence& what) {
    if (auto name = split_name(file))
        return *std::move(name);
    return Error{.code = code,
                 .what = what,
                 .where = file.string(),
                 .todo = "name the files NAME_c.txt, NAME_w.txt and NAME_p.txt (capacity, weights, profits)"};
}

/// A column of numbers, and the text that contains them.
struct Column {
    std::string text, name;
    std::vector<PlacedNumber> numbers;

    std::string place(const PlacedNumber& number) const {
        return NumberText(text, name).place(number.offset);
    }
};

Result<Column> read_column(const PartName& name, char part, const InstanceText& given) {
    Column column{.name = name.file(part).string()};
    KS_TRY(column.text, read_file(name.file(part), json::document_limit));
    const NumberUnit unit = part == 'p' ? NumberUnit::value : NumberUnit::weight;
    InstanceText of_column = given;
    of_column.text = column.text;
    of_column.name = column.name;
    NumberText text(of_column);
    const auto read = [unit](NumberText& numbers) -> Result<std::vector<PlacedNumber>> {
        std::vector<PlacedNumber> all;
        while (!numbers.ended()) {
            KS_TRY(const PlacedNumber number, numbers.next("a number of the column", unit));
            all.push_back(number);
        }
        return all;
    };
    KS_TRY(column.numbers, read_numbers(text, read));
    return column;
}

Error column_error(const Column& column, Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .where = column.name, .todo = std::move(todo)};
}

Result<InstancePtr> read_four_files(const InstanceText& given) {
    if (given.file.empty())
        return Error{.code = ErrorCode::input,
                     .what = "is one of several files that make an instance, and has no files beside it",
                     .where = given.name,
                     .todo = "open it as a file"};
    KS_TRY(const PartName name, part_name(given.file, ErrorCode::input,
                                          "is a column of numbers, of which nobody can tell what they are"));
    const std::filesystem::path first = name.file('c');
    KS_CHECK(
        finish_writing(ready_folder(first), {first.filename().string(), name.file('w').filename().string(),
                                             name.file('p').filename().string()}));
    KS_TRY(const Column capacity, read_column(name, 'c', given));
    KS_TRY(const Column weights, read_column(name, 'w', given));
    KS_TRY(const Column values, read_column(name, 'p', given));
    if (capacity.numbers.size() != 1)
        return column_error(capacity, formatted("the number of capacities is {}", capacity.numbers.size()),
                            "the capacity is a number alone");
    if (weights.numbers.size() != values.numbers.size())
        return column_error(values,
                            formatted("the number of profits is {}, and that of weights {}",
                                      values.numbers.size(), weights.numbers.size()),
                            "give each item a profit and a weight");
    const ItemText items{.name = printable(name.begin.substr(0, name.begin.size() - 1)),
                         .capacity = capacity.numbers.front(),
                         .values = values.numbers,
                         .weights = weights.numbers};
    return build(items, [&](const PlacedNumber& number, bool weight) {
        return (weight ? weights : values).place(number);
    });
}

/// Claims a text with one number per line and nothing else. A number that is negative or not whole is an
/// error in such a file; a comma may separate two columns.
Claim claim_four_files(const InstanceText& given) {
    NumberText numbers(given);
    if (numbers.ended())
        return Claim::none;
    Claim claim = Claim::certain;
    while (!numbers.ended()) {
        const auto next = numbers.next_word("");
        if (!next)
            return Claim::none;
        const std::string_view word = *next;
        if (numbers_by_line(word, 1) != std::vector{1} || word.find(',') != std::string_view::npos ||
            !numbers.at_line_end())
            return Claim::none;
        if (number_word(word).kind != NumberWord::Kind::whole)
            claim = Claim::shaped;
    }
    return claim;
}

Result<std::vector<FileText>> write_four_files(const KnapsackInstance& knapsack,
                                               const std::filesystem::path& file) {
    KS_TRY(const PartName name,
           part_name(file, ErrorCode::usage, "an instance in this format is several files"));
    std::string weights, values;
    for (const Item& item : knapsack.items()) {
        weights += formatted("{}\n", item.weight);
        values += formatted("{}\n", item.value);
    }
    return std::vector<FileText>{{name.file('c'), formatted("{}\n", knapsack.capacity())},
                                 {name.file('w'), std::move(weights)},
                                 {name.file('p'), std::move(values)}};
}

} // namespace

std::vector<std::filesystem::path> files_of_instance(const std::filesystem::path& file) {
    std::vector<std::filesystem::path> files{file};
    const std::optional<PartName> name = split_name(file);
    const auto exists = [&](char part) {
        std::error_code failed;
        return std::filesystem::exists(name->file(part), failed);
    };
    if (name && std::ranges::all_of(read_parts, exists))
        for (const char part : read_parts)
            files.push_back(name->file(part));
    return files;
}

const Format& format_four_files() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "four-files",
                                   .title = "Columns in files side by side: NAME_c, NAME_w, NAME_p",
                                   .kinds = kinds,
                                   .claim = claim_four_files,
                                   .read = read_four_files,
                                   .write = nullptr,
                                   .write_files = typed<write_four_files>,
                                   .ending = "_c.txt"};
    return format;
}

} // namespace ks
