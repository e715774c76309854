// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/fields.h"
#include "solvers/instance/unit.h"
#include "ui/widgets/texts.h"

#include <QString>

namespace ks::ui {

/// Parses a whole number as people type it: spaces between digits are allowed, and so are the other forms
/// that `number_word` knows.
Result<std::int64_t> parse_integer(const QString& text);
/// How many decimals a number has that is not whole; 0 for any other text.
int decimals_of(const QString& text);
/// What to do about a number that is not whole: "multiply all numbers of this unit by 100".
Sentence multiply_same_unit(int decimals);
/// Parses what was typed for a field. An empty text leaves an optional number out.
Result<Value> parse_value(const Field& field, const QString& text);

/// The value as it is edited ("1000") and as it is shown ("1 000"). A value that is left out is edited as an
/// empty text and shown as a dash.
QString edited_text(const Value& value);
QString shown_text(const Value& value);

/// The field's title, and what its numbers count: "Weight (1/10 kg)".
QString title_with_unit(const Field& field, const Unit& unit);
/// The name of an edit of the field, which Undo shows: "change of a weight".
QString change_of(const Field& field);
/// The words after "duplication of": "classes" for several, "a class" for one.
QString of_things(const ListWords& things, std::size_t count);

} // namespace ks::ui
