// SPDX-License-Identifier: Apache-2.0
// Items in words, as in messages and exercises: "Item 1: weight 5, value 10".
#include "solvers/core/formatted.h"
#include "solvers/core/letters.h"
#include "solvers/formats/csv_columns.h"
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_text.h"

#include <algorithm>
#include <vector>

namespace ks::csv {

namespace {

constexpr std::string_view digits = "0123456789", around = " \t\r\"'*";

/// "weight 5 kg": what is measured, and the number.
struct Fact {
    std::string_view key, number;
};
/// A line of facts about something that may have a name: "Item 1".
struct Statement {
    std::string_view name{};
    std::vector<Fact> facts{};
};

/// "10 kg": the unit says what is measured. Nothing: the text has no number, or no unit.
std::optional<Fact> fact_by_unit(std::string_view text) {
    const std::size_t unit = text.find_last_of(" 0123456789");
    const std::string_view word = text.substr(unit == std::string_view::npos ? text.size() : unit + 1);
    return is_number(text) && is_unit(word) ? std::optional(Fact{.key = word, .number = text}) : std::nullopt;
}

/// Nothing: it is not a word and then a number.
std::optional<Fact> fact_of(std::string_view text) {
    constexpr std::size_t longest = 40;
    const std::size_t at = text.find_first_of(digits);
    if (at == std::string_view::npos)
        return std::nullopt;
    if (at == 0)
        return fact_by_unit(text);
    const Fact fact{.key = trimmed(text.substr(0, at), " \t:=,"), .number = trimmed(text.substr(at), around)};
    const bool words = !fact.key.empty() && fact.key.size() <= longest &&
                       fact.key.find_first_of(",:=(){}[]<>|;\"'+-*/") == std::string_view::npos;
    return words && is_number(fact.number) ? std::optional(fact) : std::nullopt;
}

/// The facts between commas. Nothing: something else is between them, too.
std::optional<std::vector<Fact>> facts_of(std::string_view text) {
    std::vector<Fact> facts;
    while (!text.empty()) {
        std::size_t end = text.size(), after = text.size();
        for (const std::string_view between : {", ", "; ", " and ", " und ", " e "})
            if (const std::size_t at = text.find(between); at < end) {
                end = at;
                after = at + between.size();
            }
        const auto fact = fact_of(trimmed(text.substr(0, end), around));
        if (!fact)
            return std::nullopt;
        facts.push_back(*fact);
        text = trimmed(text.substr(after), around);
    }
    return facts;
}

/// Nothing: the line says something else.
std::optional<Statement> statement_of(std::string_view line) {
    line = trimmed(line, " \t\r.-");
    for (const std::string_view mark : {": ", " (", " - ", " \xE2\x80\x93 "}) {
        const std::size_t at = line.find(mark);
        if (at == std::string_view::npos)
            continue;
        std::string_view rest = line.substr(at + mark.size());
        if (mark == " (" && rest.ends_with(')'))
            rest.remove_suffix(1);
        if (auto facts = facts_of(rest); facts && facts->size() > 1)
            return Statement{.name = trimmed(line.substr(0, at), around), .facts = *std::move(facts)};
    }
    auto facts = facts_of(line);
    return facts && !facts->empty() ? std::optional(Statement{.facts = *std::move(facts)}) : std::nullopt;
}

std::vector<std::string> keys_of(const Statement& statement) {
    std::vector<std::string> keys;
    for (const Fact& fact : statement.facts)
        keys.push_back(heading_of(fact.key).words);
    return keys;
}

std::string row_of(std::string_view first, const Statement& statement, std::string_view Fact::*what) {
    std::string row(first);
    for (const Fact& fact : statement.facts) {
        row += ';';
        row += fact.*what;
    }
    return row;
}

/// A line in words as one cell.
std::string one_cell(std::string_view line) {
    std::string cell(line);
    std::ranges::replace(cell, ';', ',');
    return cell;
}

/// Makes the table of lines in words.
class ProseReader {
public:
    std::optional<TableText> read(std::string_view text) {
        for (std::size_t line = 1; !text.empty(); ++line) {
            take(trimmed(text.substr(0, text.find('\n')), around), line);
            text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
            if (line == most_without_items && items_ == 0)
                return std::nullopt;
        }
        return items_ < 2 || odd_lines_ > items_ ? std::nullopt : std::optional(std::move(table_));
    }

private:
    static constexpr std::size_t most_without_items = 100;

    void take(std::string_view line, std::size_t number) {
        const auto statement = statement_of(line);
        if (statement && statement->facts.size() > 1 && (!first_ || keys_of(*statement) == *first_)) {
            if (!first_)
                table_.add(row_of(statement->name.empty() ? "" : "name", *statement, &Fact::key), number);
            first_ = first_ ? first_ : keys_of(*statement);
            table_.add(row_of(statement->name, *statement, &Fact::number), number);
            ++items_;
        } else if (statement && statement->facts.size() == 1) {
            table_.add(row_of(statement->facts[0].key, *statement, &Fact::number), number);
        } else if (line.find_first_of(digits) == std::string_view::npos) {
            table_.add(line.empty() ? std::string() : written("# {}", line), number);
        } else {
            table_.add(one_cell(line), number);
            ++odd_lines_;
        }
    }

    TableText table_{};
    std::optional<std::vector<std::string>> first_{}; ///< the keys of the first item
    std::size_t items_ = 0, odd_lines_ = 0;
};

} // namespace

std::optional<TableText> prose_as_table(std::string_view text) {
    return ProseReader().read(text);
}

} // namespace ks::csv
