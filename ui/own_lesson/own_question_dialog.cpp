// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/own_lesson/own_question_dialog.h"

#include "ui/widgets/called.h"
#include "ui/widgets/cell_delegate.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/parts.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace ks::ui {
namespace {

QString joined_numbers(const OwnQuestion& question) {
    QStringList numbers;
    for (const std::string& number : question.numbers)
        numbers << QString::fromStdString(number);
    return numbers.join(QStringLiteral("; "));
}

} // namespace

OwnQuestionDialog::OwnQuestionDialog(const OwnQuestion& question, QWidget* parent)
    : QDialog(parent), text_(called(new QPlainTextEdit, "own-text", tr("The question"))),
      by_choice_(called(new QRadioButton(tr("By a choice")), "own-by-choice", tr("Answered by a choice"))),
      by_number_(called(new QRadioButton(tr("By a number")), "own-by-number", tr("Answered by a number"))),
      choice_part_(nullptr), choices_(called(new QTableWidget(0, 2), "own-choices", tr("Choices"))),
      numbers_(called(new QLineEdit, "own-numbers", tr("The right number"))),
      because_(called(new QLineEdit, "own-because", tr("Why it is right"))), problem_(labelled({}, "error")),
      add_(called(new QPushButton(tr("Add")), "own-add", tr("Add a choice"))),
      remove_(called(new QPushButton(tr("Remove")), "own-remove", tr("Remove the choice"))) {
    setObjectName(QStringLiteral("own-question"));
    setWindowTitle(tr("A question of your own"));
    text_->setPlainText(QString::fromStdString(question.text));
    text_->setTabChangesFocus(true);
    text_->setFixedHeight(text_->fontMetrics().lineSpacing() * 4);
    numbers_->setText(joined_numbers(question));
    numbers_->setPlaceholderText(tr("42, or several right ones: 5/6; 0.83"));
    because_->setText(QString::fromStdString(question.because));
    because_->setPlaceholderText(tr("Shown once it is answered; may be empty"));
    (question.numbers.empty() ? by_choice_ : by_number_)->setChecked(true);
    problem_->setObjectName(QStringLiteral("own-problem"));
    problem_->setWordWrap(true);
    choice_part_ = build_choices();
    for (const OwnQuestion::Choice& choice : question.choices)
        add_choice(choice);
    while (choices_->rowCount() < 2)
        add_choice({});
    auto* how = new QHBoxLayout;
    how->addWidget(by_choice_);
    how->addWidget(by_number_);
    how->addStretch();
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("The question"), text_);
    form->addRow(tr("It is answered"), how);
    form->addRow(choice_part_);
    form->addRow(tr("The right number"), numbers_);
    form->addRow(tr("Why it is right"), because_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form, 1);
    column->addWidget(problem_);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(text_, &QPlainTextEdit::textChanged, this, &OwnQuestionDialog::show_state);
    connect(numbers_, &QLineEdit::textChanged, this, &OwnQuestionDialog::show_state);
    connect(because_, &QLineEdit::textChanged, this, &OwnQuestionDialog::show_state);
    choices_->setItemDelegate(new CellDelegate(choices_));
    connect(choices_, &QTableWidget::itemChanged, this, &OwnQuestionDialog::show_state);
    connect(by_choice_, &QRadioButton::toggled, this, [this, form] {
        form->setRowVisible(choice_part_, by_choice_->isChecked());
        form->setRowVisible(numbers_, by_number_->isChecked());
        show_state();
    });
    form->setRowVisible(choice_part_, by_choice_->isChecked());
    form->setRowVisible(numbers_, by_number_->isChecked());
    show_state();
    resize(fontMetrics().averageCharWidth() * 70, sizeHint().height());
}

QWidget* OwnQuestionDialog::build_choices() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    choices_->setHorizontalHeaderLabels({tr("Right"), tr("Choice")});
    choices_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    choices_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    choices_->verticalHeader()->hide();
    choices_->setEditTriggers(QAbstractItemView::AllEditTriggers);
    choices_->setMinimumHeight(choices_->fontMetrics().lineSpacing() * 10);
    column->addWidget(choices_, 1);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {add_, remove_}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch();
    column->addLayout(row);
    connect(add_, &QPushButton::clicked, this, [this] {
        add_choice({});
        choices_->setCurrentCell(choices_->rowCount() - 1, 1);
        choices_->setFocus();
    });
    connect(remove_, &QPushButton::clicked, this, &OwnQuestionDialog::remove_choice);
    return part;
}

void OwnQuestionDialog::add_choice(const OwnQuestion::Choice& choice) {
    const int row = choices_->rowCount();
    choices_->insertRow(row);
    auto* right = new QTableWidgetItem;
    right->setFlags(Qt::ItemIsUserCheckable | Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    right->setCheckState(choice.right ? Qt::Checked : Qt::Unchecked);
    choices_->setItem(row, 0, right);
    choices_->setItem(row, 1, new QTableWidgetItem(QString::fromStdString(choice.text)));
    show_state();
}

void OwnQuestionDialog::remove_choice() {
    const int row = choices_->currentRow();
    choices_->removeRow(row < 0 ? choices_->rowCount() - 1 : row);
    show_state();
}

OwnQuestion OwnQuestionDialog::question() const {
    OwnQuestion made{.text = text_->toPlainText().trimmed().toStdString(),
                     .because = because_->text().trimmed().toStdString()};
    if (by_number_->isChecked()) {
        for (const QString& number : numbers_->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
            made.numbers.push_back(
                tidied({.form = AnswerForm::number}, {number.trimmed().toStdString()}).front());
        return made;
    }
    for (int row = 0; row < choices_->rowCount(); ++row) {
        const QTableWidgetItem *right = choices_->item(row, 0), *text = choices_->item(row, 1);
        if (right && text) // the row is being added
            made.choices.push_back(
                {.text = text->text().trimmed().toStdString(), .right = right->checkState() == Qt::Checked});
    }
    return made;
}

void OwnQuestionDialog::show_state() {
    if (!ok_)
        return;
    const Result<void> checked = check(question());
    problem_->setText(checked ? QString() : sentence(checked.error()));
    ok_->setEnabled(static_cast<bool>(checked));
    add_->setEnabled(choices_->rowCount() < static_cast<int>(OwnQuestion::most_choices));
    remove_->setEnabled(choices_->rowCount() > 2);
}

} // namespace ks::ui
