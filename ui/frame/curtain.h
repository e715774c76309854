// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>
#include <QWidget>

namespace ks::ui {

/// The picture of a window, which stays on the screen while another window is built in its place. A strip
/// over it says what is being done. It notes that keys were pressed, which no window takes.
class Curtain : public QWidget {
public:
    /// Is on the screen when this returns, unless the window is hidden.
    Curtain(QWidget& window, QString words);

    bool missed_keys() const { return missed_keys_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap picture_;
    QString words_;
    bool missed_keys_ = false;
};

} // namespace ks::ui
