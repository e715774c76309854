// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/csv_dialect.h"
#include "solvers/core/csv_formula.h"
#include "solvers/core/csv_text.h"
#include "solvers/core/formatted.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_columns.h"
#include "solvers/formats/format.h"
#include "solvers/instance/contents.h"

#include <algorithm>
#include <utility>

namespace ks {

namespace {

/// A text as one cell, guarded against being computed, in quotation marks where it would be read differently
/// without.
std::string csv_cell(std::string_view given) {
    const std::string text = with_guard(std::string(given));
    const bool plain = !text.empty() && text.find_first_of(csv_quoted_characters) == std::string_view::npos &&
                       text.front() != ' ' && text.back() != ' ' && text.front() != '#';
    return plain ? text : csv_quoted(text);
}

std::string cell_text(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return csv_cell(*text);
    return {};
}

/// The table of an instance, line by line. Its numbers are whole ones, which all dialects write the same way.
class CsvWriter {
public:
    CsvWriter(const Instance& instance, const CsvDialect& dialect)
        : instance_(instance), contents_(instance.contents()), fields_(contents_.fields()),
          separator_(dialect.separator), text_(csv_beginning(dialect)) {}

    std::string table() && {
        add_head();
        text_ += joined(csv::column_keys(fields_, contents_.record_fields()), std::identity(),
                        std::string_view(&separator_, 1)) +
                 '\n';
        for (std::size_t group = 0; group < contents_.groups(); ++group) {
            const std::size_t records = contents_.records(group);
            for (std::size_t record = 0; record < records; ++record)
                add_row(group, record);
            if (records == 0 && fields_.group)
                add_row(group, std::nullopt);
        }
        return std::move(text_);
    }

private:
    void add_head() {
        add_pair(csv::kind_key, std::string(instance_.kind()));
        for (const auto& [key, value] :
             {std::pair(csv::name_key, &instance_.name()), std::pair(csv::source_key, &instance_.source())})
            if (!value->empty())
                add_pair(key, csv_cell(*value));
        for (std::size_t f = 0; f < fields_.scalars.size(); ++f)
            if (const std::string cell = cell_text(contents_.get(FieldAt::scalar(f))); !cell.empty())
                add_pair(fields_.scalars[f].key, cell);
        add_units();
        add_known();
    }

    /// `weight unit,kg`, `weight factor,10`
    void add_units() {
        const auto fields = fields_.of_record;
        for (std::size_t f = 0; f < fields.size(); ++f) {
            const Unit& unit = contents_.unit(f);
            if (!unit.name.empty())
                add_pair(written("{}{}", fields[f].key, csv::unit_words), csv_cell(unit.name));
            if (unit.factor != 1)
                add_pair(written("{}{}", fields[f].key, csv::factor_words), std::to_string(unit.factor));
        }
    }

    /// `known_selection,1 4 -`: counted from 1, as the rows are.
    void add_known() {
        if (!contents_.known())
            return;
        const auto index_text = [](const auto& index) {
            return index ? std::to_string(*index + 1) : std::string("-");
        };
        add_pair(csv::known_key, csv_cell(joined(*contents_.known(), index_text, " ")));
    }

    void add_pair(std::string_view key, const std::string& cell) {
        text_ += std::string(key) + separator_ + cell + '\n';
    }

    /// One line of the table; without a record, that of a group without any.
    void add_row(std::size_t group, std::optional<std::size_t> record) {
        std::string row;
        if (fields_.group)
            row += separator_ + std::to_string(group + 1);
        add_cells(row, fields_.of_group, FieldAt::of_group(0, group));
        if (csv::counts_records(fields_))
            row += separator_ + (record ? std::to_string(*record + 1) : std::string());
        if (record)
            add_cells(row, contents_.record_fields(), FieldAt::of_record(0, group, *record));
        else
            row += std::string(contents_.record_fields().size(), separator_);
        text_ += row.substr(1) + '\n';
    }

    void add_cells(std::string& row, std::span<const Field> fields, FieldAt at) const {
        for (at.field = 0; at.field < fields.size(); ++at.field)
            row += separator_ + cell_text(contents_.get(at));
    }

    const Instance& instance_;
    const Contents& contents_;
    const Fields& fields_;
    char separator_;
    std::string text_;
};

} // namespace

std::string write_csv(const Instance& instance) {
    return CsvWriter(instance, csv_dialect()).table();
}

} // namespace ks
