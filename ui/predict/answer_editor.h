// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/question.h"

#include <QWidget>

#include <functional>
#include <vector>

class QAbstractButton;
class QLineEdit;

namespace ks::ui {

/// What one answers a question with: a field for a number or a cell, a field for each number of a row,
/// buttons for options. A single option is given at once; all else with Return, or by `submit`.
class AnswerEditor : public QWidget {
    Q_OBJECT

public:
    explicit AnswerEditor(const QuizQuestion& question, QWidget* parent = nullptr);

    Response response() const;
    bool is_complete() const; ///< there is something to give
    /// Puts it in as if it had been typed; a cell that was clicked in the picture, say.
    void fill(const Response& response);
    void lock(); ///< it shows what was given, and takes nothing more
    void take_focus();
    void begin_again(); ///< the focus, and what is typed next takes the place of what is there
    const std::vector<QLineEdit*>& fields() const { return fields_; }

signals:
    void submitted(); ///< Return was pressed, or an option chosen
    void edited();

protected:
    /// Dragging over options of which several may be chosen gives them all what the first one got.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add_fields(const QuizQuestion& question);
    QWidget* headed(QLineEdit& field, const At& place);
    void add_options(const QuizQuestion& question);
    QWidget* build_shortcuts();
    void check_options(const std::function<bool(int place, bool checked)>& wanted);
    QLineEdit* add_field(const QString& name, int letters);

    AnswerForm form_;
    std::vector<QLineEdit*> fields_;
    std::vector<std::pair<std::string, QAbstractButton*>> options_;
    QWidget* shortcuts_ = nullptr; ///< to many options at once; null: there are few
    bool dragged_to_ = false;      ///< what a drag gives
};

} // namespace ks::ui
