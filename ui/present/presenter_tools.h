// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/present/present_keys.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace ks::ui {

class Presentation;

/// The presenter's buttons: freeze, or on one screen notes, black, spotlight, pen, wipe; and two choices: the
/// audience's theme, and what a clicker moves by.
class PresenterTools : public QWidget {
    Q_OBJECT

public:
    PresenterTools(Presentation& presentation, Screens screens);

private:
    QToolButton* add(const char* key, const QString& icon, const QString& name, const QString& tip);
    void add_first(Screens screens);
    void add_theme_choice();
    void add_unit_choice();
    void show_state();

    Presentation& presentation_;
    QToolButton *freeze_ = nullptr, *notes_ = nullptr; ///< one of them
    QToolButton *black_, *spotlight_, *pen_, *wipe_;
    QComboBox *theme_, *unit_;
};

} // namespace ks::ui
