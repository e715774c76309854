// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/add_exercise.h"

#include "solvers/core/files.h"

#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace ks::ui {

AddExercise::AddExercise(Exercise exercise, QWidget* parent)
    : QDialog(parent), exercise_(std::move(exercise)),
      title_(new QLineEdit(QString::fromStdString(exercise_.title))), questions_(new QSpinBox),
      weight_(new QDoubleSpinBox), drawn_(new QCheckBox(tr("Each gets another instance of this size"))),
      is_due_(new QCheckBox(tr("Answers to the sheet are due"))), due_(new QDateTimeEdit) {
    setWindowTitle(tr("Add to a sheet of exercises"));
    auto* form = new QFormLayout(this);
    title_->setObjectName(QStringLiteral("exercise-title"));
    questions_->setObjectName(QStringLiteral("exercise-questions"));
    weight_->setObjectName(QStringLiteral("exercise-weight"));
    drawn_->setObjectName(QStringLiteral("exercise-drawn"));
    questions_->setRange(1, static_cast<int>(Sheet::most_questions));
    questions_->setValue(static_cast<int>(exercise_.most));
    weight_->setRange(0.1, 1000);
    weight_->setDecimals(1);
    weight_->setValue(exercise_.weight);
    form->addRow(tr("Title"), title_);
    form->addRow(tr("Questions, from here on"), questions_);
    form->addRow(tr("Points for each"), weight_);
    form->addRow(drawn_);
    is_due_->setObjectName(QStringLiteral("sheet-is-due"));
    due_->setObjectName(QStringLiteral("sheet-due"));
    due_->setAccessibleName(is_due_->text());
    due_->setCalendarPopup(true);
    due_->setDateTime(QDateTime(QDate::currentDate().addDays(7), QTime(23, 59)));
    due_->setEnabled(false);
    connect(is_due_, &QCheckBox::toggled, due_, &QWidget::setEnabled);
    form->addRow(is_due_, due_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

Exercise AddExercise::exercise() const {
    Exercise made = exercise_;
    made.title = title_->text().trimmed().toStdString();
    made.most = questions_->value();
    made.weight = weight_->value();
    made.drawn = drawn_->isChecked();
    return made;
}

std::string AddExercise::due() const {
    return is_due_->isChecked() ? due_->dateTime().toUTC().toString(Qt::ISODate).toStdString()
                                : std::string();
}

Result<Sheet> add_to_sheet(const Exercise& exercise, const QString& path, const std::string& due) {
    Sheet sheet;
    if (QFileInfo::exists(path)) {
        KS_TRY(sheet, read_sheet_file(path.toStdString()));
    } else {
        sheet.title = QFileInfo(path).completeBaseName().toStdString();
    }
    if (sheet.exercises.size() == Sheet::most_exercises)
        return Error{.code = ErrorCode::limit,
                     .what = "the sheet is full",
                     .where = path.toStdString(),
                     .todo = "begin another one"};
    sheet.exercises.push_back(exercise);
    if (!due.empty())
        sheet.due = due;
    KS_CHECK(write_file(path.toStdString(), to_line(to_json(sheet)) + "\n"));
    return sheet;
}

} // namespace ks::ui
