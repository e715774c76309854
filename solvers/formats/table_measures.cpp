// SPDX-License-Identifier: Apache-2.0
#include "solvers/formats/table_measures.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/number_word.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_titles.h"
#include "solvers/kinds/kind.h"

#include <algorithm>

namespace ks::csv {

namespace {

/// Where a number is.
struct Where {
    std::string_view text;
    std::string place;
};

Error measure_doubt(const Where& where, Sentence what, Sentence todo) {
    return {.code = ErrorCode::input, .what = std::move(what), .where = where.place, .todo = std::move(todo)};
}

class Measurer {
public:
    Measurer(const Grid& grid, const TableOptions& options, TableReading& reading)
        : grid_(grid), options_(options), reading_(reading), fields_(reading.kind->fields()) {}

    void read() {
        reading_.measures.resize(fields_.of_record.size());
        for (std::size_t i = 0; i < reading_.columns.size(); ++i)
            if (const Column& column = reading_.columns[i];
                column.what == Column::What::record_field &&
                fields_.of_record[column.field].type == Field::Type::integer) {
                columns_.push_back(i);
                if (i < reading_.headings.size() && !is_own(grid_))
                    reading_.measures[column.field].unit = heading_of(reading_.headings[i]).unit;
            }
        choose_mark();
        for (std::size_t f = 0; f < fields_.of_record.size(); ++f)
            if (fields_.of_record[f].type == Field::Type::integer)
                measure(f);
    }

private:
    /// Calls `take` with the text of each number that is not only digits, and with a function that makes its
    /// place; and counts those that are only digits.
    template <class Take>
    void for_each_number(std::size_t field, Take take) const {
        for (const std::size_t column : columns_)
            if (reading_.columns[column].field == field)
                for (const std::size_t row : reading_.records)
                    if (const std::string_view text = grid_.cell(row, column).text;
                        !text.empty() && !grid_.stop_requested())
                        take(text, [&] { return grid_.place(row, column, fields_.of_record[field].key); });
        for (std::size_t s = 0; s < reading_.scalars.size(); ++s)
            if (field_like(*reading_.kind, s) == field) {
                const bool chosen = options_.capacity.has_value();
                const std::string_view text =
                    chosen ? std::string_view(*options_.capacity) : reading_.scalars[s].text;
                if (!text.empty())
                    take(text,
                         [&] { return chosen ? std::string("--capacity") : reading_.scalars[s].place; });
            }
    }

    struct Marks {
        std::optional<Where> point, comma, either_point, either_comma;
        bool long_plain = false, plain = false; ///< numbers of 4 digits and more, and others, without a mark
    };

    void look_at(Marks& marks, std::string_view text, const auto& place) const {
        if (is_plain_number(text)) {
            (text.size() > 3 ? marks.long_plain : marks.plain) = true;
            return;
        }
        const auto keep = [&](std::optional<Where>& where) {
            if (!where)
                where = Where{.text = text, .place = place()};
        };
        switch (mark_in(text)) {
        case Mark::point:
            return keep(marks.point);
        case Mark::comma:
            return keep(marks.comma);
        case Mark::either_point:
            return keep(marks.either_point);
        case Mark::either_comma:
            return keep(marks.either_comma);
        case Mark::none:
            break;
        }
    }

    /// One decimal mark is used in the whole table.
    void choose_mark() {
        Marks marks;
        for (std::size_t f = 0; f < fields_.of_record.size(); ++f)
            if (fields_.of_record[f].type == Field::Type::integer)
                for_each_number(
                    f, [&](std::string_view text, const auto& place) { look_at(marks, text, place); });
        if (options_.decimal)
            reading_.decimal = *options_.decimal;
        else if (marks.point && marks.comma)
            doubt_both(*marks.point, *marks.comma);
        else if (marks.comma || marks.point)
            reading_.decimal = marks.comma ? ',' : '.';
        else if (marks.either_point && marks.either_comma)
            doubt_both(*marks.either_point, *marks.either_comma);
        else if (marks.either_point || marks.either_comma)
            choose_by_groups(marks);
    }

    void doubt_both(const Where& point, const Where& comma) {
        reading_.doubts.push_back(
            measure_doubt(comma,
                          formatted("{} has a decimal comma, but {} has a decimal point",
                                    printable(comma.text, 40), printable(point.text, 40)),
                          "write all numbers alike"));
    }

    /// 1,200 beside 31: where a spreadsheet separates groups of digits, it does so in every long number, and
    /// the decimal mark is the one that goes with the separator of the cells.
    void choose_by_groups(const Marks& marks) {
        const Where& where = marks.either_comma ? *marks.either_comma : *marks.either_point;
        const char grouping = marks.either_comma ? ',' : '.';
        const bool usual = grouping == (grid_.separator() == ',' ? ',' : '.');
        reading_.decimal = grouping == ',' ? '.' : ',';
        if (usual && marks.plain && !marks.long_plain && has_short_beside_groups())
            return;
        reading_.doubts.push_back(measure_doubt(
            where,
            formatted("{} can be a number with thousands or one with decimals", printable(where.text, 40)),
            "say what separates the decimals: `knapscope-run convert FILE OUT --decimal point`, or `comma`"));
    }

    /// Whether a column has numbers below 1000 next to those like 1,200. Where all numbers have three digits
    /// after the mark, they may be decimals.
    bool has_short_beside_groups() const {
        return std::ranges::any_of(columns_, [this](std::size_t column) {
            bool plain = false, groups = false;
            for (const std::size_t row : reading_.records) {
                const std::string_view text = grid_.cell(row, column).text;
                plain = plain || (is_plain_number(text) && text.size() <= 3);
                const Mark mark = mark_in(text);
                groups = groups || mark == Mark::either_point || mark == Mark::either_comma;
            }
            return plain && groups;
        });
    }

    std::optional<std::int64_t> chosen_factor(std::size_t field) const {
        for (const auto& [name, factor] : options_.scale)
            if (const auto role = role_of(*reading_.kind, name);
                role == Column{.what = Column::What::record_field, .field = field})
                return factor;
        return std::nullopt;
    }

    void measure(std::size_t field) {
        Measure& measure = reading_.measures[field];
        int places = 0;
        std::optional<Where> longest;
        bool other_unit = false;
        for_each_number(field, [&](std::string_view text, const auto& place) {
            if (is_plain_number(text))
                return;
            const auto number = decimal_of(text, reading_.decimal);
            if (!number)
                return;
            if (number->places > places) {
                places = number->places;
                longest = Where{.text = text, .place = place()};
            }
            if (measure.unit.empty())
                measure.unit = number->unit;
            else if (!number->unit.empty() && !same_unit(number->unit, measure.unit) &&
                     !std::exchange(other_unit, true))
                doubt_unit({.text = text, .place = place()}, *number, measure.unit);
        });
        if (measure.unit != heading_unit(field))
            doubt_lone_units(field);
        measure.factor = chosen_factor(field).value_or(1);
        for (const auto& [name, unit] : options_.units)
            if (role_of(*reading_.kind, name) == Column{.what = Column::What::record_field, .field = field})
                measure.unit = unit;
        if (longest && measure.factor < whole_factor(places).value_or(INT64_MAX))
            doubt_factor(field, *longest, places);
    }

    /// The unit in the heading of a field's column.
    std::string heading_unit(std::size_t field) const {
        for (const std::size_t column : columns_)
            if (reading_.columns[column].field == field && column < reading_.headings.size())
                return heading_of(reading_.headings[column]).unit;
        return {};
    }

    /// Letters behind some numbers of a column alone are a mistake (4O), a date (5 Jan) or a multiple (40k).
    void doubt_lone_units(std::size_t field) {
        std::optional<Where> with;
        std::optional<Decimal> number;
        bool without = false;
        for (const std::size_t column : columns_)
            if (reading_.columns[column].field == field)
                for (const std::size_t row : reading_.records) {
                    const std::string_view text = grid_.cell(row, column).text;
                    const auto found =
                        is_plain_number(text) ? std::nullopt : decimal_of(text, reading_.decimal);
                    if (found && !found->unit.empty() && !with) {
                        with = Where{.text = text,
                                     .place = grid_.place(row, column, fields_.of_record[field].key)};
                        number = found;
                    }
                    without = without || is_plain_number(text) || (found && found->unit.empty());
                }
        if (with && without)
            reading_.doubts.push_back(
                measure_doubt(*with,
                              formatted("'{}' has the unit '{}', but other numbers of the column have none",
                                        printable(with->text, 40), printable(std::string(number->unit))),
                              "correct the number, or write the unit in the heading alone"));
    }

    void doubt_unit(const Where& where, const Decimal& number, const std::string& unit) {
        reading_.doubts.push_back(
            measure_doubt(where,
                          formatted("'{}' is in {}, but others are in {}", printable(where.text, 40),
                                    printable(std::string(number.unit)), printable(unit)),
                          "write all of them in the same unit"));
    }

    void doubt_factor(std::size_t field, const Where& where, int places) {
        const std::string_view key = fields_.of_record[field].key;
        const std::string called = within_sentence(fields_.of_record[field].title);
        const auto factor = whole_factor(places);
        const bool may = may_be_scaled(fields_, field) && factor && places <= most_decimals;
        reading_.doubts.push_back(measure_doubt(
            where, formatted("{} is not a whole number", printable(where.text, 40)),
            may ? formatted("multiply every {} by {}: `knapscope-run convert FILE OUT --scale {}={}`", called,
                            *factor, key, *factor)
            : places > most_decimals
                ? formatted("round every {} to {} decimals or fewer", called, most_decimals)
                : formatted("measure every {} in a smaller unit, so that all are whole numbers", called)));
        if (may)
            reading_.measures[field].factor = *factor;
    }

    const Grid& grid_;
    const TableOptions& options_;
    TableReading& reading_;
    const Fields& fields_;
    std::vector<std::size_t> columns_;
};

} // namespace

void read_measures(const Grid& grid, const TableOptions& options, TableReading& reading) {
    Measurer(grid, options, reading).read();
}

} // namespace ks::csv
