// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QTableView;

namespace ks::ui {

class Session;
class WatchedRuns;

/// The list of watched runs, with actions on one of them: lay it over the chart, make it the baseline, save
/// it, remove it; or open another one.
class CompareSide : public QWidget {
    Q_OBJECT

public:
    CompareSide(Session& session, WatchedRuns& runs);

    int current() const; ///< -1: none
    void choose(int row);

signals:
    void chosen(int row);
    void save_wanted(int row);
    void open_wanted();
    void recording_wanted(const QString& path);

private:
    QPushButton* add_button(const char* id, const QString& text, const QString& tip);
    void build_list();
    void build_open();
    void fit_rows();
    void show_state();

    Session& session_;
    WatchedRuns& runs_;
    QTableView* list_;
    QPushButton *baseline_, *save_, *open_, *remove_;
};

} // namespace ks::ui
