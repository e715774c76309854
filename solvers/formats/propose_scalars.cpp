// SPDX-License-Identifier: Apache-2.0
// What a table says beside its records: lines and columns with a capacity, titles, comments.
#include "solvers/formats/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_words.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace ks::csv {

namespace {

void refuse_key(Proposal& p, std::size_t row) {
    p.reading.doubts.push_back(doubt(
        p.grid.place(row),
        formatted("instances of kind {} have no '{}'", p.reading.kind->id,
                  printable(p.grid.cell(row, 0).text)),
        p.fields().scalars.empty()
            ? Sentence()
            : formatted("the lines above the columns are {}", joined(p.fields().scalars, &Field::key))));
}

/// `weight unit;kg`, `weight factor;10`. False: the key is not of this form.
bool take_own_unit(Proposal& p, std::string_view key, std::string_view value) {
    const bool factor = key.ends_with(factor_words);
    if (!factor && !key.ends_with(unit_words))
        return false;
    key.remove_suffix(factor ? factor_words.size() : unit_words.size());
    const auto fields = p.fields().of_record;
    const auto field = std::ranges::find(fields, key, &Field::key);
    if (field == fields.end())
        return false;
    Measure& measure = p.reading.measures[static_cast<std::size_t>(field - fields.begin())];
    if (!factor)
        measure.unit = value;
    else if (std::from_chars(value.data(), value.data() + value.size(), measure.multiplied).ec != std::errc())
        return false;
    return true;
}

/// `known_selection;1 4 -`: counted from 1, a dash where nothing is taken. False: it is something else.
bool take_known(Proposal& p, std::string_view text) {
    Selection known;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        std::int64_t index = 0;
        const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), index);
        if (word != "-" && (failed != std::errc() || end != word.data() + word.size() || index < 1))
            return false;
        known.push_back(word == "-" ? std::nullopt : std::optional(index - 1));
    }
    p.reading.known = std::move(known);
    return true;
}

bool take_own_key(Proposal& p, std::size_t row) {
    const Cell& key = p.grid.cell(row, 0);
    const Cell& value = p.grid.cell(row, 1);
    if (const auto scalar = scalar_of(*p.reading.kind, heading_of(key.text).words)) {
        p.reading.scalars[*scalar] = {.text = std::string(value.text),
                                      .place = p.grid.place(row, {}, p.scalar_key(*scalar)),
                                      .quoted = value.quoted};
    } else if (is_called(key.text, name_key)) {
        p.reading.name = value.text;
    } else if (is_called(key.text, source_key)) {
        p.reading.source = value.text;
    } else if (is_called(key.text, known_key)
                   ? !take_known(p, value.text)
                   : !is_called(key.text, kind_key) && !take_own_unit(p, key.text, value.text)) {
        refuse_key(p, row);
    }
    return true;
}

bool take_scalar(Proposal& p, const KeyRow& key, std::string place) {
    const auto known = scalar_of(*p.reading.kind, key.words);
    if (!known)
        return false;
    const std::size_t scalar = *known;
    const bool text = p.fields().scalars[scalar].type == Field::Type::text;
    if (!text && !is_number(key.value.text) &&
        key.value.text.find_first_of("0123456789") == std::string::npos)
        return false;
    if (p.options.capacity && p.fields().weight_limit == scalar)
        return true; // the user knows better
    std::string value(key.value.text);
    const auto with_point = decimal_of(value, '.'), with_comma = decimal_of(value, ',');
    if (const auto& number = with_point ? with_point : with_comma;
        !key.unit.empty() && number && number->unit.empty())
        value += " " + key.unit;
    GivenScalar& given = p.reading.scalars[scalar];
    if (given.text.empty() || given.text == value)
        given = {.text = std::move(value), .place = std::move(place), .quoted = key.value.quoted};
    else
        p.reading.doubts.push_back(
            doubt(std::move(place),
                  formatted("the {} is given twice, as {} and as {}",
                            within_sentence(p.fields().scalars[scalar].title), printable(given.text, 40),
                            printable(value, 40)),
                  formatted("say which counts: `knapscope-run convert FILE OUT --capacity {}`",
                            as_argument(printable(given.text, 40)))));
    return true;
}

/// Whether a short word within the table may be the name of an item: `C,,50` below `B,5,30`. With a mark, as
/// in `C = 50`, it is a key.
bool may_be_a_name(const Proposal& p, std::size_t row) {
    const std::string words = heading_of(p.label_of(row)).words;
    if (!p.titles || row <= p.first_row() || (words.size() > 1 && words != "limit"))
        return false;
    const auto text_in = [&](std::size_t of) { return p.grid.cell(of, 0).text; };
    const std::string_view label = text_in(row), first = text_in(p.first_row());
    return !label.ends_with(':') && !label.ends_with('=') && !first.empty() && !is_number(first) &&
           std::max(p.grid.row(row).size(), p.reading.columns.size()) > 2;
}

/// Below the records `Max` may be the largest number of a column. It is, if there is a capacity or a column
/// has such a number.
bool is_largest_number(const Proposal& p, std::size_t row, const KeyRow& key) {
    if (p.reading.records.empty() || key.words != "capacity" || !is_limit_or_statistic(p.label_of(row)))
        return false;
    if (const auto limit = p.fields().weight_limit; !limit || !p.reading.scalars[*limit].text.empty())
        return true;
    constexpr std::size_t most = 4096; // records that are looked at
    const auto& records = p.reading.records;
    const auto recent = std::span(records).last(std::min(most, records.size()));
    return std::ranges::any_of(p.numeric_columns(), [&](std::size_t column) {
        return p.grid.cell(row, column).text == key.value.text &&
               std::ranges::any_of(recent, [&](std::size_t record) {
                   return p.grid.cell(record, column).text == key.value.text;
               });
    });
}

} // namespace

bool take_key(Proposal& p, std::size_t row) {
    const auto key = key_row(p.grid, row);
    if (!key)
        return doubt_broken_limit(p, row);
    if (may_be_a_name(p, row) || is_largest_number(p, row, *key))
        return false;
    if (key->words == name_key || key->words == source_key) {
        (key->words == name_key ? p.reading.name : p.reading.source) = key->value.text;
        return true;
    }
    if (is_count(key->words) && is_plain_number(key->value.text)) {
        std::size_t count = SIZE_MAX;
        const std::string_view text = key->value.text;
        (void)std::from_chars(text.data(), text.data() + text.size(), count);
        if (p.announced.size() < most_notes && p.options.lines.empty())
            p.announced.emplace_back(row, count);
        return true;
    }
    if (const auto scalar = scalar_of(*p.reading.kind, key->words))
        return take_scalar(p, *key, p.grid.place(row, {}, p.scalar_key(*scalar))) ||
               doubt_broken_limit(p, row);
    if (!is_scalar_of_some_kind(key->words))
        return false;
    if (const auto limit = p.fields().weight_limit;
        limit && is_limit(key->words) && is_number(key->value.text)) {
        p.reading.scalars[*limit] = {.text = std::string(key->value.text), .place = p.grid.place(row)};
        doubt_limit(p, p.grid.place(row), p.grid.cell(row, 0).text);
        return true;
    }
    refuse_key(p, row);
    return true;
}

namespace {

/// A line above the table that is only text: the first one is the name, others become the source.
void take_title(Proposal& p, std::size_t row) {
    if (p.options.lines.empty() && take_lone(p, row))
        return;
    std::string text;
    for (const Cell& cell : p.grid.row(row))
        if (!cell.text.empty())
            text += (text.empty() ? "" : " ") + std::string(cell.text);
    std::string& taker = p.reading.name.empty() ? p.reading.name : p.reading.source;
    taker += (taker.empty() ? "" : "; ") + text;
}

} // namespace

void read_above(Proposal& p) {
    const std::size_t end = p.titles ? p.titles->first : p.first_record();
    for (std::size_t row = p.own ? 1 : 0; row < end; ++row)
        if (!p.own && take_key_over_number(p, row))
            ++row;
        else if (p.own ? !take_own_key(p, row) : !take_key(p, row))
            take_title(p, row);
}

void take_comments(Proposal& p) {
    constexpr std::size_t most = 5;
    std::size_t taken = 0;
    for (const Comment& comment : p.grid.comments()) {
        if (++taken > most)
            return;
        const auto key = key_row(comment.text);
        if (const auto scalar = key ? scalar_of(*p.reading.kind, key->words) : std::nullopt;
            scalar && p.reading.scalars[*scalar].text.empty() && is_number(key->value.text))
            take_scalar(p, *key, written("{}:{} {}", p.grid.name(), comment.line, p.scalar_key(*scalar)));
        else if (!comment.text.empty())
            p.reading.source += (p.reading.source.empty() ? "" : "; ") + printable(comment.text, 200);
    }
}

void take_scalar_columns(Proposal& p) {
    for (std::size_t i = 0; i < p.reading.columns.size(); ++i) {
        if (p.reading.columns[i].what != Column::What::scalar)
            continue;
        const std::size_t scalar = p.reading.columns[i].field;
        const std::string unit =
            i < p.reading.headings.size() ? heading_of(p.reading.headings[i]).unit : std::string();
        std::string_view last;
        if (p.titles &&
            is_number(p.grid.cell(p.titles->last, i + 1).text)) // `...;capacity;19` beside the headings
            take_scalar(p,
                        {.words = heading_of(p.scalar_key(scalar)).words,
                         .value = p.grid.cell(p.titles->last, i + 1),
                         .unit = unit},
                        p.grid.place(p.titles->last, i + 1, p.scalar_key(scalar)));
        for (const std::size_t row : p.reading.records) {
            const Cell& cell = p.grid.cell(row, i);
            if (!cell.text.empty() && cell.text != std::exchange(last, cell.text))
                take_scalar(p, {.words = heading_of(p.scalar_key(scalar)).words, .value = cell, .unit = unit},
                            p.grid.place(row, i, p.scalar_key(scalar)));
            if (p.reading.doubts.size() >= most_notes)
                return;
        }
    }
    drop_scalar_rows(p);
}

namespace {

/// Whether a doubt says already what is wrong with a scalar.
bool is_doubted(const Proposal& p, std::size_t scalar) {
    return std::ranges::any_of(p.reading.doubts, [&](const Error& doubt) {
        const std::string key = written(" {}", p.scalar_key(scalar));
        return doubt.where.ends_with(key) || doubt.where.find(key + " (") != std::string::npos;
    });
}

/// In a table on its side a line may be anywhere.
Sentence todo_about_missing(const Proposal& p, std::size_t scalar) {
    const std::string line = p.grid.line_with(p.scalar_key(scalar));
    if (p.fields().weight_limit != scalar)
        return formatted("write a line `{}` above the columns", line);
    return p.grid.is_turned()
               ? formatted(
                     "write a line `{}`, or give it: `knapscope-run convert FILE OUT --capacity NUMBER`",
                     line)
               : formatted("write a line `{}` above the columns, or give it: `knapscope-run convert FILE OUT "
                           "--capacity NUMBER`",
                           line);
}

} // namespace

void check_scalars(Proposal& p) {
    for (std::size_t s = 0; s < p.fields().scalars.size(); ++s) {
        const Field& field = p.fields().scalars[s];
        if (p.fields().weight_limit == s && p.options.capacity)
            p.reading.scalars[s] = {.text = *p.options.capacity, .place = "--capacity"};
        if (!p.reading.scalars[s].text.empty() || field.optional || is_doubted(p, s))
            continue;
        p.reading.doubts.push_back(doubt(p.titles_place(),
                                         formatted("{} is missing", within_sentence(field.title)),
                                         todo_about_missing(p, s)));
        if (p.fields().weight_limit == s)
            p.reading.doubts.back().remedy.kind = Remedy::Kind::capacity;
    }
}

} // namespace ks::csv
