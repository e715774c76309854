// SPDX-License-Identifier: Apache-2.0
// OR-Library's mknap files: the number of problems, unless the file is a single one; then for each problem n,
// m and its optimum (0: unknown), n profits, m rows of n weights, m capacities. Line breaks may be anywhere.
// Problems with one constraint are read.
#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"
#include "solvers/kinds/stated_optimum.h"
#include "solvers/kinds/typed.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

constexpr char between_words[] = " \t\r";

/// Skips numbers that are not needed; in other problems some are decimal fractions.
Result<void> pass_numbers(NumberText& text, std::int64_t count, Sayable what) {
    for (std::int64_t i = 0; i < count; ++i) {
        KS_TRY(const std::string_view word, text.next_word(what));
        if (word.find_first_not_of("0123456789.") != std::string_view::npos)
            return text.error(text.offset() - word.size(), formatted("{} is no number", said(what)),
                              "give a number");
    }
    return {};
}

/// Reads a number, which may be a decimal fraction.
Result<std::string_view> read_optimum(NumberText& text) {
    NumberText before = text;
    KS_CHECK(pass_numbers(text, 1, "the optimum"));
    return before.next_word("the optimum");
}

Result<PlacedNumber> read_positive(NumberText& text, Sayable what) {
    KS_TRY(const PlacedNumber number, text.next(what));
    if (number.value == 0)
        return text.error(number.offset, formatted("{} is 0", said(what)), "give 1 or more");
    return number;
}

std::string title_of(const ItemText& items, std::size_t rows) {
    static constexpr ListWords constraints{.singular = "constraint", .plural = "constraints"};
    return formatted("{} ({}, {})", items.name,
                     counted(static_cast<std::size_t>(items.count.value), knapsack_fields().record),
                     counted(rows, constraints));
}

Result<void> read_values_and_weights(NumberText& text, ItemText& items) {
    for (auto* numbers : {&items.values, &items.weights})
        for (std::int64_t i = 0; i < items.count.value; ++i) {
            KS_TRY(const PlacedNumber number, numbers == &items.values
                                                  ? text.next("the profit", NumberUnit::value)
                                                  : text.next("the weight", NumberUnit::weight));
            numbers->push_back(number);
        }
    KS_TRY(items.capacity, text.next("the capacity", NumberUnit::weight));
    return {};
}

/// Returns whether the next line is `n m opt`, the beginning of a file without a number of problems.
bool begins_with_problem(NumberText text) {
    int words = 0;
    for (; words == 0 || (words < 4 && !text.at_line_end()); ++words)
        if (!text.next_word(""))
            return false;
    return words == 3;
}

constexpr ListWords problem_words{.singular = "problem", .plural = "problems"};

Result<ItemTexts> read_mknap(NumberText& text, const Wanted& wanted) {
    ItemTexts texts;
    PlacedNumber problems{.value = 1};
    if (!begins_with_problem(text)) {
        KS_TRY(problems, read_positive(text, "the number of problems"));
    }
    for (std::int64_t k = 0; k < problems.value; ++k) {
        KS_CHECK(text.check_more(problems, static_cast<std::size_t>(k), problem_words));
        ItemText items{.name = formatted("Problem {}", k + 1)};
        KS_TRY(items.count, read_positive(text, "the number of items"));
        KS_TRY(const PlacedNumber rows, read_positive(text, "the number of constraints"));
        KS_TRY(const std::string_view optimum, read_optimum(text));
        if (optimum != "0")
            items.source = stated_optimum_words(optimum);
        KS_TRY(const bool kept,
               texts.begin(text, wanted, title_of(items, static_cast<std::size_t>(rows.value))));
        if (kept && rows.value != 1)
            return text.error(rows.offset, formatted("the problem has {} constraints", rows.value),
                              "choose a problem of one constraint");
        if (kept) {
            KS_CHECK(read_values_and_weights(text, items));
            if (!texts.keep(std::move(items), wanted))
                return texts;
            continue;
        }
        KS_CHECK(pass_numbers(text, items.count.value, "the profit"));
        for (std::int64_t row = 0; row < rows.value; ++row) {
            KS_CHECK(pass_numbers(text, items.count.value, "the weight"));
        }
        KS_CHECK(pass_numbers(text, rows.value, "the capacity"));
    }
    KS_CHECK(text.check_end(problems, problem_words));
    return texts;
}

using Mknap = SeveralItemTexts<read_mknap, between_words>;

/// Claims `K`, then `n m opt`; or only the latter.
Claim claim_mknap(const InstanceText& given) {
    const std::string_view text = given.text;
    const std::vector<int> counts = numbers_by_line(text, 3);
    const bool counted = counts.size() >= 2 && counts[0] == 1 && counts[1] == 3;
    const bool single = counts.size() >= 2 && counts[0] == 3;
    if (!counted && !single)
        return Claim::none;
    const Claim claim = Mknap::claim(given);
    const bool likely = counted && counts.size() == 3 && counts[2] != 3;
    return claim > Claim::likely || likely ? claim : Claim::none;
}

Result<std::string> write_mknap(const KnapsackInstance& knapsack) {
    constexpr std::size_t a_line = 10;
    std::string values, weights;
    for (std::size_t i = 0; i < knapsack.items().size(); ++i) {
        const char end = (i + 1) % a_line == 0 || i + 1 == knapsack.items().size() ? '\n' : ' ';
        values += formatted("{}{}", knapsack.items()[i].value, end);
        weights += formatted("{}{}", knapsack.items()[i].weight, end);
    }
    return formatted("1\n{} 1 0\n{}{}{}\n", knapsack.items().size(), values, weights, knapsack.capacity());
}

} // namespace

const Format& format_mknap() {
    static constexpr std::string_view kinds[] = {KnapsackInstance::kind_id};
    static constexpr Format format{.id = "mknap",
                                   .title = "OR-Library's mknap with one constraint; several in a file",
                                   .kinds = kinds,
                                   .claim = claim_mknap,
                                   .read = Mknap::read,
                                   .write = typed<write_mknap>,
                                   .titles = Mknap::titles,
                                   .read_all = Mknap::read_all};
    return format;
}

} // namespace ks
