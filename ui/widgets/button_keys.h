// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractButton;
class QWidget;

namespace ks::ui {

/// Leaves the key Space to playing, although the button has the focus: Enter and a click press the button.
void leave_space(QAbstractButton& button);
/// Returns whether Space presses the widget `focused`, which may be null.
bool takes_space(const QWidget* focused);

/// How all buttons behave with keys: Enter presses the button that has the focus, as Space does, and a click
/// on a button leaves the focus where it was, so that Space goes on playing. With Tab one reaches every
/// button.
class ButtonKeys : public QObject {
    Q_OBJECT

public:
    /// It watches every button of the application as long as it lives.
    explicit ButtonKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ks::ui
