// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/instance/fields.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ks {
struct Kind;
}

// What the columns of a table may hold: it follows from the fields that a kind declares, and from the words
// that people write above columns in English, German and Italian.
namespace ks::csv {

inline constexpr std::string_view kind_key = "kind", name_key = "name", source_key = "source",
                                  known_key = "known_selection";
/// Behind a field's key: its unit and its factor, as in "weight unit".
inline constexpr std::string_view unit_words = " unit", factor_words = " factor";

/// What one column of the table holds.
struct Column {
    enum class What {
        ignored,      ///< nothing that is read
        group,        ///< which group a record belongs to
        group_field,  ///< a value of the group
        record,       ///< it only counts
        record_field, ///< a value of the record
        name,         ///< what the record is called, for kinds whose records have no name
        scalar,       ///< in one of its cells, a value of the instance
    };
    What what = What::ignored;
    std::size_t field = 0; ///< in Fields::of_group, of_record or scalars
    friend bool operator==(const Column&, const Column&) = default;
};

/// A heading as it is compared: in small letters, without its unit and its punctuation.
struct Heading {
    std::string words; ///< "weight" of "Weight (kg):"
    std::string unit;  ///< "kg"
};
Heading heading_of(std::string_view cell);

/// Whether these words are one of several, between which there are bars: "weight|mass".
bool is_one_of(std::string_view words, std::string_view asked);

/// Small letters, also of what Latin-1 has beyond ASCII; anything that is blank becomes one space.
std::string small(std::string_view text);

/// Whether a cell is this name, whatever is written large in it.
bool is_called(std::string_view cell, std::string_view name);

/// Whether a column counts the records of a group: always, unless a record is nothing but a number of that
/// very name.
bool counts_records(const Fields& fields);

/// The scalar that these words mean.
std::optional<std::size_t> scalar_of(const Kind& kind, const std::string& words);
/// What a column with this heading holds for an instance of the kind; nothing if its words mean nothing.
std::optional<Column> column_of(const Kind& kind, const std::string& words);
/// Whether these words are above a column that is for people: remarks, or ratios that are computed.
bool is_note(const std::string& words);
/// Whether they are above one of remarks, which are texts.
bool is_remark(const std::string& words);
/// Whether these words are before the number of records: "n", "Items".
bool is_count(const std::string& words);

/// The columns' names as they are written, with these fields of records.
std::vector<std::string> column_keys(const Fields& fields, std::span<const Field> of_record);
/// All of them, "task, name, execution".
std::string column_names(const Fields& fields);
/// What a column is called in messages and in `--columns`: "weight".
std::string role_name(const Fields& fields, const Column& column);
/// The same in a sentence of the language that is spoken: "weight" of "Weight".
std::string role_words(const Fields& fields, const Column& column);
/// The column of this name, as in `--columns`; nothing if the kind has none.
std::optional<Column> role_of(const Kind& kind, std::string_view name);

} // namespace ks::csv
