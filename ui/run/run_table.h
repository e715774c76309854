// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace ks::ui {

class AnswerView;
class RunModel;
class Session;

/// The table of the session's runs with the legend of their stages, and below it the answer of the chosen
/// one.
class RunTable : public QWidget {
    Q_OBJECT

public:
    explicit RunTable(Session& session);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QWidget* build_legend();
    void connect_all();
    void show_state();
    void show_answer();
    void fit_rows();
    void fit_columns();

    Session& session_;
    RunModel* model_;
    QTableView* runs_;
    QToolButton* clear_;
    QLabel* legend_ = nullptr;
    QLabel* no_runs_;
    AnswerView* answer_;
};

} // namespace ks::ui
