// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/sheet.h"

#include <QDialog>

class QCheckBox;
class QDateTimeEdit;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace ks::ui {

/// Asks what an exercise is called, how many questions it has, what it counts, and when answers to its sheet
/// are due. What it asks about is given: an instance, a variant, a plan, and the position.
class AddExercise : public QDialog {
    Q_OBJECT

public:
    explicit AddExercise(Exercise exercise, QWidget* parent = nullptr);
    Exercise exercise() const;
    /// When answers to the sheet are due, as `Sheet::due`; empty: the sheet keeps its date, or has none.
    std::string due() const;

private:
    Exercise exercise_;
    QLineEdit* title_;
    QSpinBox* questions_;
    QDoubleSpinBox* weight_;
    QCheckBox *drawn_, *is_due_;
    QDateTimeEdit* due_;
};

/// Adds the exercise to the sheet in the file, or makes a sheet there. With `due`, that
/// is the sheet's due date. A file that is something else is refused and stays as it is.
Result<Sheet> add_to_sheet(const Exercise& exercise, const QString& path, const std::string& due = {});

} // namespace ks::ui
