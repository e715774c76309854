// SPDX-License-Identifier: Apache-2.0
// Tables on their side, whose lines are lists.
#include "solvers/formats/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "solvers/core/text.h"
#include "solvers/formats/csv_number.h"

#include <algorithm>

namespace ks::csv {

namespace {

/// How many numbers a list has. One that is missing between others counts: the sentence about it names it.
std::size_t length_of(const Proposal& p, std::size_t list) {
    std::size_t length = 0;
    for (std::size_t row = p.first_row(); row < p.grid.rows(); ++row)
        if (is_number(p.grid.cell(row, list).text))
            length = row + 1 - p.first_row();
    return length;
}

} // namespace

bool check_lengths(Proposal& p) {
    if (!p.grid.is_turned() || p.numeric_columns().size() < 2)
        return true;
    const auto& lists = p.numeric_columns();
    const std::size_t first = length_of(p, lists.front());
    const auto other =
        std::ranges::find_if(lists, [&](std::size_t list) { return length_of(p, list) != first; });
    if (other == lists.end())
        return true;
    return p.fail(p.titles_place(*other),
                  formatted("'{}' has {}, but '{}' has {}", printable(p.reading.headings[*other], 40),
                            counted("{} number", "{} numbers", length_of(p, *other)),
                            printable(p.reading.headings[lists.front()], 40), first),
                  formatted("give both a number for each {}", said(std::string(p.fields().record.singular))));
}

} // namespace ks::csv
