// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/contents.h"
#include "solvers/instance/instance.h"

#include <QString>

namespace ks::ui {

/// A place in an instance in words: "Capacity", "Weight of item 2a".
QString place_words(const Instance& instance, const FieldAt& at);

/// What an edit has changed, of many things the first few: "Capacity: 10 → 12, Weight of item 2: 3 → 4". Both
/// are of one kind. Empty: nothing that has a number.
QString changes_between(const Instance& before, const Instance& after);

} // namespace ks::ui
