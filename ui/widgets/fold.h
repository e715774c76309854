// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

#include <vector>

namespace ks::ui {

/// The button of a part that gives way first: where the page lacks room, the part is hidden and this button
/// shows it; elsewhere the part is always there and the button is not.
class Fold : public QToolButton {
    Q_OBJECT

public:
    Fold(QWidget& part, const QString& name, const QString& tip);
    /// Another part that gives way together with the first.
    void add(QWidget& part) { parts_.push_back(&part); }
    /// Whether the part gives way now. It is hidden each time when that begins.
    void set_folded(bool on);
    /// Whether the part is shown where it gives way: now or, once, when that begins.
    void show_now(bool shown);

private:
    void show_part();

    std::vector<QWidget*> parts_;
    bool folded_ = false, shown_next_ = false;
};

} // namespace ks::ui
