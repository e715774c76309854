// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"
#include "solvers/run/outcome.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ks::ui {

/// What came of planning: "3 batches, the fewest there can be." `variant` is the one that planned, or null.
QString verdict_words(const Outcome& outcome, const CatalogueEntry* variant);

/// The kernels that no batch can hold, a sentence each, of many the first ones.
QStringList left_out_words(const Plan& plan);

/// A line for each copy of a kernel in each batch.
QByteArray plan_csv(const Plan& plan);

} // namespace ks::ui
