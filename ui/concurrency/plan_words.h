// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"
#include "solvers/run/outcome.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ks::ui {

/// The result of planning: "3 batches, the fewest there can be." `variant` is the variant that made the plan,
/// or null.
QString verdict_words(const Outcome& outcome, const CatalogueEntry* variant);

/// A sentence for each kernel that no batch can hold; if there are many, only for the first ones.
QStringList left_out_words(const Plan& plan);

/// CSV with a line for each copy of a kernel in each batch.
QByteArray plan_csv(const Plan& plan);

} // namespace ks::ui
