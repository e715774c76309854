// SPDX-License-Identifier: Apache-2.0
// What columns may hold whose headings are not known.
#include "solvers/formats/csv_number.h"
#include "solvers/formats/table_titles.h"
#include "solvers/formats/table_words.h"
#include "solvers/kinds/kind.h"

#include <algorithm>

namespace ks::csv {

namespace {

/// What a heading suggests if the column is this.
Hint hint_for(const Fields& fields, const Column& column) {
    if (column.what == Column::What::group)
        return Hint::group;
    const std::string name = role_name(fields, column);
    return name == "value" ? Hint::value : name == "weight" ? Hint::weight : Hint::none;
}

class Guesser {
public:
    Guesser(const Fields& fields, const std::vector<std::string>& headings, Guess& guessed)
        : fields_(fields), headings_(headings), guessed_(guessed) {}

    /// Gives each missing role the first candidate that suggests it.
    void by_words(std::vector<std::size_t>& candidates) {
        for (std::size_t m = 0; m < guessed_.missing.size(); ++m) {
            const Hint wanted = hint_for(fields_, guessed_.missing[m]);
            const auto at = std::ranges::find_if(candidates, [&](std::size_t column) {
                return wanted != Hint::none && hint(column) == wanted;
            });
            if (!guessed_.columns[m] && at != candidates.end()) {
                ++guessed_.suggested;
                take(m, candidates, at);
            }
        }
    }
    /// Gives each number that is missing the next candidate, except one that suggests something else. A price
    /// comes first.
    void by_order(std::vector<std::size_t>& candidates) {
        std::stable_partition(candidates.begin(), candidates.end(),
                              [&](std::size_t column) { return hint(column) == Hint::price; });
        for (std::size_t m = 0; m < guessed_.missing.size(); ++m) {
            const Hint wanted = hint_for(fields_, guessed_.missing[m]);
            const auto at = std::ranges::find_if(candidates, [&](std::size_t column) {
                const Hint found = hint(column);
                return found == Hint::none || found == Hint::price || found == wanted ||
                       wanted == Hint::none || guessed_.missing.size() == 1;
            });
            if (guessed_.columns[m] || wanted == Hint::group || at == candidates.end())
                continue;
            const bool price = hint(*at) == Hint::price;
            guessed_.suggested += price && wanted != Hint::none ? 1U : 0U;
            take(m, candidates, at);
        }
    }

private:
    Hint hint(std::size_t column) const {
        return column < headings_.size() ? hint_of(headings_[column]) : Hint::none;
    }
    void take(std::size_t missing, std::vector<std::size_t>& candidates,
              std::vector<std::size_t>::iterator at) {
        guessed_.columns[missing] = *at;
        candidates.erase(at);
    }

    const Fields& fields_;
    const std::vector<std::string>& headings_;
    Guess& guessed_;
};

} // namespace

Guess guess(const Kind& kind, const std::vector<std::string>& headings, const std::vector<Column>& missing,
            const std::vector<std::size_t>& numeric, const std::vector<std::size_t>& texts) {
    constexpr std::size_t most = 30; // columns; a table of items has fewer
    Guess guessed{.missing = missing, .columns = std::vector<std::optional<std::size_t>>(missing.size())};
    std::vector<std::size_t> numbers(
        numeric.begin(), numeric.begin() + static_cast<std::ptrdiff_t>(std::min(most, numeric.size())));
    std::erase_if(numbers, [&](std::size_t column) {
        return column < headings.size() && is_result_heading(headings[column]);
    });
    std::vector<std::size_t> others(
        texts.begin(), texts.begin() + static_cast<std::ptrdiff_t>(std::min(most, texts.size())));
    Guesser guesser(kind.fields(), headings, guessed);
    guesser.by_words(numbers);
    std::erase_if(others, [&](std::size_t column) {
        return column >= headings.size() || hint_of(headings[column]) != Hint::group;
    });
    guesser.by_words(others);
    guesser.by_order(numbers);
    return guessed;
}

bool is_bare_table(const Grid& grid) {
    std::size_t rows = 0, alike = 0;
    std::vector<bool> before;
    for (std::size_t row = 0; row < grid.rows(); ++row) {
        std::vector<bool> numbers;
        std::size_t count = 0, filled = 0;
        for (const Cell& cell : grid.row(row)) {
            numbers.push_back(is_number(cell.text));
            count += numbers.back() ? 1U : 0U;
            filled += cell.text.empty() ? 0U : 1U;
        }
        const bool of_items = count > 0 && filled > 1;
        rows += filled > 1 || row > 0 ? 1U : 0U;
        alike += of_items && (before.empty() || numbers == before) ? 1U : 0U;
        if (of_items)
            before = std::move(numbers);
    }
    return alike > 1 && 2 * alike >= rows;
}

bool is_bare_table(std::string_view text) {
    constexpr std::size_t most = std::size_t{1} << 14;
    if (text.size() > most)
        text = text.substr(0, text.rfind('\n', most) + 1); // npos + 1 is 0
    return is_bare_table(Grid(text));
}

} // namespace ks::csv
