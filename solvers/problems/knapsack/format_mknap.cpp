// SPDX-License-Identifier: Apache-2.0
// OR-Library's mknap files: how many problems; then of each n, m and its optimum (0: unknown), n profits, m
// rows of n weights, m capacities. Numbers are divided among lines as one likes. Problems of one constraint
// are read.
#include "solvers/core/formatted.h"
#include "solvers/core/sayable.h"
#include "solvers/problems/knapsack/item_text.h"

namespace ks {

namespace {

constexpr char between_words[] = " \t\r";

/// Passes over numbers that nobody wants; some of other problems are decimal fractions.
Result<void> pass_numbers(NumberText& text, std::int64_t count, Sayable what) {
    for (std::int64_t i = 0; i < count; ++i) {
        KS_TRY(const std::string_view word, text.next_word(what));
        if (word.find_first_not_of("0123456789.") != std::string_view::npos)
            return text.error(text.offset() - word.size(), formatted("{} is no number", said(what)),
                              "give a number");
    }
    return {};
}

Result<PlacedNumber> read_positive(NumberText& text, Sayable what) {
    KS_TRY(const PlacedNumber number, text.next(what));
    if (number.value == 0)
        return text.error(number.offset, formatted("{} is 0", said(what)), "give 1 or more");
    return number;
}

Result<void> read_values_and_weights(NumberText& text, ItemText& items) {
    for (auto* numbers : {&items.values, &items.weights})
        for (std::int64_t i = 0; i < items.count.value; ++i) {
            KS_TRY(const PlacedNumber number,
                   text.next(numbers == &items.values ? "the profit" : "the weight"));
            numbers->push_back(number);
        }
    KS_TRY(items.capacity, text.next("the capacity"));
    return {};
}

Result<ItemTexts> read_mknap(NumberText& text, const Wanted& wanted) {
    ItemTexts texts;
    KS_TRY(const PlacedNumber problems, read_positive(text, "the number of problems"));
    for (std::int64_t k = 0; k < problems.value; ++k) {
        KS_CHECK(text.check_more(problems, static_cast<std::size_t>(k), "problems"));
        ItemText items{.name = formatted("Problem {}", k + 1)};
        KS_TRY(items.count, read_positive(text, "the number of items"));
        KS_TRY(const PlacedNumber rows, read_positive(text, "the number of constraints"));
        KS_CHECK(pass_numbers(text, 1, "the optimum"));
        KS_TRY(const bool kept,
               texts.begin(text, wanted,
                           formatted("{} ({} items, {} {})", items.name, items.count.value, rows.value,
                                     rows.value == 1 ? said("constraint") : said("constraints"))));
        if (kept && rows.value != 1)
            return text.error(rows.offset, formatted("the problem has {} constraints", rows.value),
                              "choose a problem of one constraint");
        if (kept) {
            KS_CHECK(read_values_and_weights(text, items));
            texts.found = std::move(items);
            return texts;
        }
        KS_CHECK(pass_numbers(text, items.count.value, "the profit"));
        for (std::int64_t row = 0; row < rows.value; ++row) {
            KS_CHECK(pass_numbers(text, items.count.value, "the weight"));
        }
        KS_CHECK(pass_numbers(text, rows.value, "the capacity"));
    }
    KS_CHECK(text.check_end(problems, "problems"));
    return texts;
}

using Mknap = SeveralItemTexts<read_mknap, between_words>;

/// `K`, then `n m opt`, of which the optimum may be a decimal fraction.
Claim claim_mknap(std::string_view text) {
    const std::vector<int> counts = numbers_by_line(text, 3);
    if (counts.size() < 2 || counts[0] != 1 || (counts[1] != 3 && counts[1] != -1))
        return Claim::none;
    const Claim claim = Mknap::claim(text);
    const bool whole = counts[1] == 3 && counts.size() == 3 && counts[2] != 3;
    return claim == Claim::certain || whole ? claim : Claim::none;
}

Result<std::string> write_mknap(const Instance& instance) {
    const auto& knapsack = static_cast<const KnapsackInstance&>(instance);
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
                                   .write = write_mknap,
                                   .titles = Mknap::titles};
    return format;
}

} // namespace ks
