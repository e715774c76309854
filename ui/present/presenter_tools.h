// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QToolButton;

namespace ks::ui {

class Presentation;

/// The presenter's buttons: freeze, black, spotlight, pen, wipe; and two choices: the audience's theme, and
/// what a clicker moves by.
class PresenterTools : public QWidget {
    Q_OBJECT

public:
    explicit PresenterTools(Presentation& presentation);

private:
    QToolButton* add(const char* key, const QString& icon, const QString& name, const QString& tip);
    void add_theme_choice();
    void add_unit_choice();
    void show_state();

    Presentation& presentation_;
    QToolButton *freeze_, *black_, *spotlight_, *pen_, *wipe_;
    QComboBox *theme_, *unit_;
};

} // namespace ks::ui
