// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>
#include <QWidget>

namespace ks::ui {

/// The picture of a window, which stays on the screen while another window is built in its place. A strip
/// over it says what is being done. It takes no input.
class Curtain : public QWidget {
public:
    /// Is on the screen when this returns, unless the window is hidden.
    Curtain(QWidget& window, QString words);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap picture_;
    QString words_;
};

} // namespace ks::ui
