// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "solvers/instance/contents.h"
#include "solvers/instance/instance.h"

#include <QStringList>

#include <vector>

namespace ks::ui {

/// A number that is tried in the place of an instance's own.
struct TriedNumber {
    FieldAt at;
    std::int64_t value = 0;
};

/// "/capacity=12": as a view has it (ui/base/page.h). The place is that in the instance's file.
QString to_text(const Instance& instance, const TriedNumber& number);

/// The field that has this number.
const Field& field_of(const Instance& instance, const FieldAt& at);

/// Reads what `to_text` writes. What cannot be tried on this instance is left out, and the first such is the
/// error.
Result<void> read_tried(const Instance& instance, const QStringList& texts,
                        std::vector<TriedNumber>& numbers);

} // namespace ks::ui
