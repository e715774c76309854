// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"
#include "ui/jobs/runner.h"
#include "ui/run/run_words.h"
#include "visual/export/picture.h"

#include <QByteArray>
#include <QSizeF>
#include <QStringList>

namespace ks::paint {
class Theme;
}

namespace ks::ui {

/// The table of runs as a picture.
visual::Picture runs_picture(const Outcomes& outcomes, const paint::Theme& theme, QSizeF size);
QByteArray runs_csv(const Outcomes& outcomes);

/// Runs of these variants with their defaults, where the runner chooses. Variants that the catalogue does not
/// have and ones of another kind are usage errors; no instance is an input error.
Result<std::vector<SolveRequest>> requests_for(const QStringList& variants, const InstancePtr& instance,
                                               const Catalogue& catalogue);

} // namespace ks::ui
