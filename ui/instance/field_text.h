// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/fields.h"

#include <QString>

namespace ks::ui {

/// A whole number as people type it: spaces between digits are allowed.
Result<std::int64_t> parse_integer(const QString& text);
/// What was typed for a field. Nothing typed leaves an optional number out.
Result<Value> parse_value(const Field& field, const QString& text);

/// As it is edited: "1000", and as it is shown: "1 000". A value that is left out is empty, or a dash.
QString edited_text(const Value& value);
QString shown_text(const Value& value);

/// What undoing an edit of the field is called: "change of a weight".
QString change_of(const Field& field);

/// The words of a declaration, which is ASCII, and the same with a capital.
QString words(std::string_view text);
QString capitalised(std::string_view text);

} // namespace ks::ui
