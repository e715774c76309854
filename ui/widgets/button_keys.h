// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractButton;
class QWidget;

namespace ks::ui {

/// Reserves the key Space for playing, even while the button has the focus: only Enter and a click press the
/// button.
void leave_space(QAbstractButton& button);
/// Whether Space presses the widget `focused`, which may be null.
bool takes_space(const QWidget* focused);

/// The behaviour of keys on all buttons: Enter presses the button with the focus, like Space. A click does
/// not move the focus to the button, so that Space still plays. Tab reaches every button.
class ButtonKeys : public QObject {
    Q_OBJECT

public:
    /// Applies to every button of the application as long as this object exists.
    explicit ButtonKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ks::ui
