// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ks::ui {

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
