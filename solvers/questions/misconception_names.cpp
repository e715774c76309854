// SPDX-License-Identifier: Apache-2.0
#include "solvers/questions/misconception_names.h"

#include "solvers/core/sayable.h"

#include <algorithm>
#include <array>

namespace ks {

namespace {

struct NamedMisconception {
    std::string_view id;
    Sayable words;
};

constexpr std::array named_misconceptions{
    NamedMisconception{.id = "taken-twice", .words = "takes an item twice"},
    NamedMisconception{.id = "row-being-written", .words = "reads the row that is being written"},
    NamedMisconception{.id = "left-out", .words = "leaves an item out that belongs in"},
    NamedMisconception{.id = "row-copied", .words = "copies the row above"},
    NamedMisconception{.id = "taken-anyway", .words = "takes an item that does not pay"},
    NamedMisconception{.id = "not-the-best", .words = "takes an item that is not the best"},
    NamedMisconception{.id = "tie", .words = "overlooks that both are worth the same"},
    NamedMisconception{.id = "capacity-not-reduced",
                       .words = "does not subtract the weight from the capacity"},
    NamedMisconception{.id = "value-for-weight", .words = "confuses value and weight"},
    NamedMisconception{.id = "weight-added", .words = "adds the weight in place of the value"},
    NamedMisconception{.id = "item-alone", .words = "counts the item alone"},
    NamedMisconception{.id = "choice-left-out", .words = "leaves a choice out"},
    NamedMisconception{.id = "zero-for-nothing", .words = "writes 0 where there is no selection"},
    NamedMisconception{.id = "exactly-full", .words = "thinks that exactly full is too full"},
    NamedMisconception{.id = "too-heavy", .words = "takes an item that does not fit"},
    NamedMisconception{.id = "one-resource", .words = "looks at one resource only"},
    NamedMisconception{.id = "cut-too-early", .words = "cuts a branch too early"},
    NamedMisconception{.id = "not-cut", .words = "does not cut a branch"},
    NamedMisconception{.id = "dearer-dropped", .words = "drops a point because it costs more"},
    NamedMisconception{.id = "dominated-kept", .words = "keeps a dominated point"},
    NamedMisconception{.id = "equal-kept", .words = "keeps a point that is no better"},
    NamedMisconception{.id = "pair-kept", .words = "keeps a pair that has no solution"},
    NamedMisconception{.id = "pair-dropped", .words = "drops a pair that may have a solution"},
    NamedMisconception{.id = "wrong-side", .words = "confuses above and below the target"},
    NamedMisconception{.id = "wrong-pointer", .words = "moves the wrong pointer"},
    NamedMisconception{.id = "one-a-lane", .words = "counts one for each lane"},
    NamedMisconception{.id = "start-ignored", .words = "ignores where the first address is"},
    NamedMisconception{.id = "bytes-for-words", .words = "counts bytes in place of words"},
    NamedMisconception{.id = "other-unit", .words = "confuses sectors and lines"},
    NamedMisconception{.id = "no-conflicts", .words = "overlooks bank conflicts"},
    NamedMisconception{.id = "broadcast-counted", .words = "counts a word that lanes share several times"},
    NamedMisconception{.id = "all-lanes", .words = "thinks that all lanes take part"},
    NamedMisconception{.id = "other-branch", .words = "names the lanes of the other branch"},
    NamedMisconception{.id = "as-before", .words = "names the lanes from before the branch"},
    NamedMisconception{.id = "order-assumed", .words = "assumes an order without a barrier"},
    NamedMisconception{.id = "units-ignored", .words = "ignores units of allocation"},
    NamedMisconception{.id = "another-limit", .words = "names another limit"},
    NamedMisconception{.id = "all-resources", .words = "thinks that every resource limits"},
};

} // namespace

std::string misconception_name(std::string_view id) {
    const auto found = std::ranges::find(named_misconceptions, id, &NamedMisconception::id);
    return found == named_misconceptions.end() ? std::string(id) : said(found->words);
}

} // namespace ks
