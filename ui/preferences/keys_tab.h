// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ks::ui {

class Settings;

/// The table of keys, in which each line can get other ones. Two lines never share a key: whoever wants one
/// that is taken is told by whom.
class KeysTab : public QWidget {
    Q_OBJECT

public:
    explicit KeysTab(Settings& settings);

private:
    void fill();
    void show_line();
    void show_keys();
    void set_keys();
    void reset_line();
    const char* chosen() const;

    Settings& settings_;
    QTreeWidget* lines_;
    QKeySequenceEdit* keys_;
    QPushButton *set_, *none_, *reset_;
    QLabel* said_;
};

} // namespace ks::ui
