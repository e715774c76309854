// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/change.h"

#include <QStringList>

#include <span>
#include <vector>

namespace ks::ui {

/// Where pasted cells go: from this cell on, downwards and to the right.
struct PasteAt {
    std::size_t row = 0, column = 0;
};

/// The cells in the order of the fields, where the first line has the headings of these fields in another
/// order, as in "Name, Value, Weight". Anything else stays as it is.
std::vector<QStringList> in_order_of(std::vector<QStringList> cells, std::span<const Field> fields,
                                     std::size_t column);

/// The same without a first line that repeats the headings of the fields.
std::vector<QStringList> without_headings(std::vector<QStringList> cells, std::span<const Field> fields,
                                          std::size_t column);

/// Changes that put pasted cells into an instance as one edit. A first line that repeats the headings is left
/// out, and where it has them in another order, the columns are put into ours. Left out are also columns that
/// only show something computed, of which there are `computed` behind the fields.

/// Into the records of a group. Lines that go beyond its last record become new records.
Result<Change> pasted_records(const Contents& contents, std::size_t group, PasteAt at,
                              std::vector<QStringList> cells, std::size_t computed);
/// The same, but every line becomes a new record before `at.row`.
Result<Change> pasted_new_records(const Contents& contents, std::size_t group, PasteAt at,
                                  std::vector<QStringList> cells, std::size_t computed);
/// Into the groups' own fields. Lines that go beyond the last group become new ones without records, where
/// the kind allows that; elsewhere there have to be as many groups as there are lines.
Result<Change> pasted_groups(const Contents& contents, PasteAt at, std::vector<QStringList> cells,
                             std::size_t computed);

} // namespace ks::ui
