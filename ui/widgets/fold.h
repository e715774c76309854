// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace ks::ui {

/// The button of a part that gives way first: where the page lacks room, the part is hidden and this button
/// shows it; elsewhere the part is always there and the button is not.
class Fold : public QToolButton {
    Q_OBJECT

public:
    Fold(QWidget& part, const QString& name, const QString& tip);
    /// Whether the part gives way now. It is hidden each time when that begins.
    void set_folded(bool on);

private:
    void show_part();

    QWidget& part_;
    bool folded_ = false;
};

} // namespace ks::ui
