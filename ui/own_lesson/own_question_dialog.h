// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/own_question.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;
class QTableWidget;

namespace ks::ui {

/// Asks for a question in the author's words, and for its right answers: choices of which each right one is
/// ticked, or numbers.
class OwnQuestionDialog : public QDialog {
    Q_OBJECT

public:
    explicit OwnQuestionDialog(const OwnQuestion& question, QWidget* parent = nullptr);

    OwnQuestion question() const;

private:
    QWidget* build_choices();
    void add_choice(const OwnQuestion::Choice& choice);
    void remove_choice();
    void show_state();

    QPlainTextEdit* text_;
    QRadioButton *by_choice_, *by_number_;
    QWidget* choice_part_;
    QTableWidget* choices_;
    QLineEdit *numbers_, *because_;
    QLabel* problem_;
    QPushButton *add_, *remove_, *ok_ = nullptr;
};

} // namespace ks::ui
