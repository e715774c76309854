// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;

namespace ks::ui {

class Presentation;

/// "7:05", "1:02:03".
QString elapsed_text(std::int64_t milliseconds);

/// The time of day, how long the presentation goes on, and a button that counts from now.
class PresenterClock : public QWidget {
    Q_OBJECT

public:
    explicit PresenterClock(Presentation& presentation);

private:
    void show_time();

    Presentation& presentation_;
    QLabel *time_, *elapsed_;
    QTimer timer_;
};

} // namespace ks::ui
