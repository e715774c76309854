// SPDX-License-Identifier: Apache-2.0
#include "solvers/core/fact_words.h"

#include "solvers/core/sayable.h"

#include <algorithm>
#include <array>

namespace ks {

namespace {

/// A fact whose value is a number.
struct Named {
    std::string_view fact;
    Sayable words;
};
constexpr std::array names{Named{.fact = "asked-for", .words = "part of a multiprocessor asked for"},
                           Named{.fact = "block", .words = "threads of a block"},
                           Named{.fact = "blocks-run", .words = "blocks run"},
                           Named{.fact = "bytes", .words = "bytes of sums moved"},
                           Named{.fact = "cells", .words = "cells"},
                           Named{.fact = "changes", .words = "better sums reached"},
                           Named{.fact = "choices-kept", .words = "choices that take part"},
                           Named{.fact = "chunks", .words = "chunks searched"},
                           Named{.fact = "columns", .words = "patterns of a batch"},
                           Named{.fact = "compared", .words = "elements compared"},
                           Named{.fact = "core-classes", .words = "classes of the core"},
                           Named{.fact = "core-items", .words = "items of the core"},
                           Named{.fact = "decisions", .words = "questions for an exact sum"},
                           Named{.fact = "discard-rate", .words = "discard rate"},
                           Named{.fact = "discard-rate-b", .words = "discard rate of list B"},
                           Named{.fact = "excess-rate", .words = "excess rate"},
                           Named{.fact = "items-kept", .words = "items that take part"},
                           Named{.fact = "jump", .words = "subsets of a chunk"},
                           Named{.fact = "kernels", .words = "kernels"},
                           Named{.fact = "labels", .words = "labels kept"},
                           Named{.fact = "largest-difference", .words = "largest difference from the CPU"},
                           Named{.fact = "least-shared-memory", .words = "least shared memory"},
                           Named{.fact = "longest-list", .words = "states of the longest list"},
                           Named{.fact = "lp-bound", .words = "bound of the linear program"},
                           Named{.fact = "multiprocessors", .words = "multiprocessors"},
                           Named{.fact = "nodes", .words = "nodes of the search"},
                           Named{.fact = "open-classes", .words = "open classes"},
                           Named{.fact = "other-resources", .words = "kernels with other resources"},
                           Named{.fact = "picked-pairs", .words = "picked pairs of blocks"},
                           Named{.fact = "points-merged", .words = "points merged"},
                           Named{.fact = "r-ta", .words = "references per fetch (R_TA)"},
                           Named{.fact = "rounds", .words = "rounds of column generation"},
                           Named{.fact = "rows-kept", .words = "rows kept"},
                           Named{.fact = "rows-recomputed", .words = "rows recomputed"},
                           Named{.fact = "search-reduction-a", .words = "search reduction of list A"},
                           Named{.fact = "search-reduction-b", .words = "search reduction of list B"},
                           Named{.fact = "searches", .words = "targets searched for"},
                           Named{.fact = "stated-optimum", .words = "stated optimum"},
                           Named{.fact = "sum-bits", .words = "bits of a sum"},
                           Named{.fact = "sums-a", .words = "sums of list A"},
                           Named{.fact = "sums-b", .words = "sums of list B"},
                           Named{.fact = "surrogate-item", .words = "added weight of an item"},
                           Named{.fact = "table-end", .words = "last column of the table"},
                           Named{.fact = "threads", .words = "threads"},
                           Named{.fact = "throughput", .words = "throughput"},
                           Named{.fact = "transfer-share", .words = "share of copies in the time"},
                           Named{.fact = "words", .words = "words of all lists"}};

} // namespace

std::string fact_words(std::string_view fact) {
    const auto known = std::ranges::find(names, fact, &Named::fact);
    return known == names.end() ? std::string(fact) : std::string(said(known->words));
}

} // namespace ks
