// SPDX-License-Identifier: Apache-2.0
// Items in words, as in messages and exercises: "Item 1: weight 5, value 10".
#include "solvers/problems/csv_columns.h"
#include "solvers/problems/csv_number.h"
#include "solvers/problems/table_text.h"

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

std::string_view trimmed(std::string_view text, std::string_view what = around) {
    const std::size_t first = std::min(text.find_first_not_of(what), text.size());
    return text.substr(first, text.find_last_not_of(what) + 1 - first);
}

/// Nothing: it is not a word and then a number.
std::optional<Fact> fact_of(std::string_view text) {
    constexpr std::size_t longest = 40;
    const std::size_t at = text.find_first_of(digits);
    if (at == std::string_view::npos)
        return std::nullopt;
    const Fact fact{.key = trimmed(text.substr(0, at), " \t:=,"), .number = trimmed(text.substr(at))};
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
        const auto fact = fact_of(trimmed(text.substr(0, end)));
        if (!fact)
            return std::nullopt;
        facts.push_back(*fact);
        text = trimmed(text.substr(after));
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
            return Statement{.name = trimmed(line.substr(0, at)), .facts = *std::move(facts)};
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

void add_row(std::string& table, std::string_view first, const Statement& statement,
             std::string_view Fact::*what) {
    table += first;
    for (const Fact& fact : statement.facts) {
        table += ';';
        table += fact.*what;
    }
    table += '\n';
}

} // namespace

std::optional<std::string> prose_as_table(std::string_view text) {
    std::optional<Statement> first;
    std::size_t items = 0;
    std::string table;
    while (!text.empty()) {
        const std::string_view line = trimmed(text.substr(0, text.find('\n')));
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
        const auto statement = statement_of(line);
        if (statement && statement->facts.size() > 1) {
            if (first && keys_of(*statement) != keys_of(*first))
                return std::nullopt;
            first = first ? first : statement;
            add_row(table, statement->name, *statement, &Fact::number);
            ++items;
        } else if (statement) {
            table += statement->facts[0].key;
            table += ';';
            table += statement->facts[0].number;
            table += '\n';
        } else if (line.find_first_of(digits) == std::string_view::npos) {
            table += line.empty() ? "" : "# ";
            table += line;
            table += '\n';
        } else {
            return std::nullopt;
        }
    }
    if (items < 2)
        return std::nullopt;
    std::string headings;
    add_row(headings, first->name.empty() ? "" : "name", *first, &Fact::key);
    return headings + table;
}

} // namespace ks::csv
