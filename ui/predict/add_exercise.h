// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/sheet.h"

#include <QDialog>

class QCheckBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace ks::ui {

/// Asks what an exercise is called, how many questions it has and what it counts. What it asks about is
/// given: an instance, a variant, a plan, and where one is.
class AddExercise : public QDialog {
    Q_OBJECT

public:
    explicit AddExercise(Exercise exercise, QWidget* parent = nullptr);
    Exercise exercise() const;

private:
    Exercise exercise_;
    QLineEdit* title_;
    QSpinBox* questions_;
    QDoubleSpinBox* weight_;
    QCheckBox* drawn_;
};

/// Adds the exercise to the sheet in the file, or makes a sheet there with a secret of its own. A file that
/// is something else is refused and stays as it is.
Result<Sheet> add_to_sheet(const Exercise& exercise, const QString& path);

} // namespace ks::ui
