// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/shown_step.h"
#include "ui/lessons/lesson.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace ks::ui {

/// Adds what a page shows as the last step of a lesson. A lesson without a variant takes that of the first
/// recording which is added; a step of another recording becomes a figure.
void add_step(Lesson& lesson, const ShownStep& shown, const QString& title, const QString& text);

/// The files of a lesson's folder as `read_lesson` reads them, in the order in which they may be written: no
/// file names one that comes later. `folder` is where they will lie: a recorded run that lies there already
/// is not among them. What no lesson may hold, as a file that is too large, is an error.
Result<std::vector<std::pair<QString, QByteArray>>> files_of(const Lesson& lesson, const QString& folder);

/// Writes the lesson into a folder, which is made if it is not there. Nothing of what was there is lost if
/// that fails (output): the files are replaced one by one once all of them are written. Instances that no
/// step shows any more are removed.
Result<void> save_lesson(const Lesson& lesson, const QString& folder);

/// Copies a lesson's folder, with the lesson as it is now, to `target`, which must not be there.
Result<void> export_lesson(const Lesson& lesson, const QString& target);

/// A folder for a new lesson of this title: in the user's data folder, and of a name that no lesson has.
QString folder_for(const QString& title);

} // namespace ks::ui
