// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/change.h"

#include <QStringList>

#include <cstdint>
#include <vector>

namespace ks::ui {

/// By what each field of records is multiplied.
using Factors = std::vector<std::int64_t>;

/// The factors that make all numbers whole that are pasted from this column on. Empty: all are whole, or
/// multiplying would change what the instance means.
Factors factors_for(const Contents& contents, std::size_t column, const std::vector<QStringList>& cells);
/// "every weight and the capacity by 10", for a question.
QString factors_words(const Fields& fields, const Factors& factors);

/// The cells with their numbers multiplied; a cell that is not a number stays as it is.
std::vector<QStringList> multiplied(const Contents& contents, const Factors& factors, std::size_t column,
                                    std::vector<QStringList> cells);
/// Multiplies the numbers that the instance has, and keeps the factors with its units. What comes after is
/// part of the same edit.
Change multiplied_before(const Contents& contents, const Factors& factors, const Change& after);

} // namespace ks::ui
