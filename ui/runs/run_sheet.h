// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/run/catalogue.h"
#include "ui/jobs/runner.h"
#include "ui/runs/run_words.h"
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

/// Requests to run these variants with their default parameters, where the runner chooses. A variant that
/// the catalogue does not have or that is of another kind is a usage error; it is an input error if there is
/// no instance.
Result<std::vector<SolveRequest>> requests_for(const QStringList& variants, const InstancePtr& instance,
                                               const Catalogue& catalogue);

} // namespace ks::ui
