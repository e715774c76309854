// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace ks::ui {

/// Turns any number of notes into at most thirty signals per second.
class Coalesced : public QObject {
    Q_OBJECT

public:
    explicit Coalesced(QObject* parent = nullptr) : QObject(parent) {
        timer_.setSingleShot(true);
        timer_.setInterval(between_ms);
        connect(&timer_, &QTimer::timeout, this, &Coalesced::flush);
    }

    void note() {
        noted_ = true;
        if (!timer_.isActive())
            timer_.start();
    }
    /// Emits pending notes at once, for the end of a run, and for tests that do not wait.
    void flush() {
        timer_.stop();
        if (!noted_)
            return;
        noted_ = false;
        emit changed();
    }

signals:
    void changed();

private:
    static constexpr int between_ms = 33;

    QTimer timer_;
    bool noted_ = false;
};

} // namespace ks::ui
