// SPDX-License-Identifier: Apache-2.0
// A title that names another problem than the one that an instance describes.
#include "solvers/formats/proposal.h"

#include "solvers/core/formatted.h"
#include "solvers/core/text.h"

#include <algorithm>

namespace ks::csv {

namespace {

/// Titles of problems in which an item may be taken several times.
constexpr std::string_view copies_words[] = {
    "unbounded",         "bounded knapsack", "bounded subset",   "unlimited knapsack", "unlimited cop",
    "unlimited item",    "with repetition",  "multiple copies",  "unbeschränkte",      "unbegrenzte",
    "beschränktes ruck", "beschränkte ruck", "mit wiederholung", "illimitat",          "non limitat",
    "zaino limitato",    "con ripetizion"};
/// Titles of problems in which a part of an item may be taken.
constexpr std::string_view parts_words[] = {"fractional",    "continuous knapsack", "fraktional",
                                            "gebrochen",     "kontinuierliche",     "frazionari",
                                            "zaino continuo"};

bool holds_any(std::string_view text, std::span<const std::string_view> words) {
    return std::ranges::any_of(
        words, [&](std::string_view each) { return text.find(each) != std::string_view::npos; });
}

/// Whether the name or the source of the instance has such words.
bool is_about(const Proposal& p, std::span<const std::string_view> words) {
    return holds_any(small(p.reading.name), words) || holds_any(small(p.reading.source), words);
}

std::string shown_title(const Proposal& p, std::span<const std::string_view> words) {
    return printable(holds_any(small(p.reading.name), words) ? p.reading.name : p.reading.source, 60);
}

} // namespace

void doubt_variant(Proposal& p) {
    if (p.own || p.options.kind || !p.fields().weight_limit)
        return;
    const std::string option = written("--kind {}", p.reading.kind->id);
    if (is_about(p, copies_words))
        p.fail(p.grid.place(0),
               formatted("the title '{}' names a problem in which {} may be taken several times",
                         shown_title(p, copies_words), p.record_words()),
               formatted("write a line for each copy; if each line may be taken only once, say so: "
                         "`knapscope-run convert FILE OUT {}`",
                         option));
    else if (is_about(p, parts_words))
        p.fail(p.grid.place(0),
               formatted("the title '{}' names a problem in which {} may be divided",
                         shown_title(p, parts_words), p.record_words()),
               formatted("no algorithm here divides {}; if they are not divided, say so: "
                         "`knapscope-run convert FILE OUT {}`",
                         p.record_words(), option));
}

} // namespace ks::csv
