// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stepping/stepper.h"

#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace ks::ui {

class Session;
class StepOutline;

/// The bar below every page that steps: first, previous, play, next, last, speed, the track with its
/// outline, the same as a list, and the current position. Keys and places are the same on all pages.
class TransportBar : public QWidget {
    Q_OBJECT

public:
    TransportBar(Session& session, Stepper& stepper);

    /// Adds a button that stays pressed, before the outline's, with a key of the table of shortcuts. It is
    /// nobody's but the caller's to enable.
    QToolButton* add_toggle(const QString& icon, const QString& name, const QString& tip, const char* key);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void add_outline();
    void reserve_label();
    void fit_label();
    void show_state();

    Session& session_;
    Stepper& stepper_;
    std::vector<QToolButton*> buttons_;
    QToolButton* play_;
    std::optional<bool> pauses_; ///< whether `play_` shows "pause"
    QToolButton* speed_;
    QLabel* label_;
    int widest_label_; ///< of the track
    QToolButton* outline_button_;
    StepOutline* outline_;
};

/// Gives a page the keys for stepping. They work wherever the focus is while the page is in front.
void add_step_keys(QWidget& page, Stepper& stepper);

} // namespace ks::ui
