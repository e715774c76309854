// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <utility>

namespace ks::ui {

/// What is asked at a stepper's position, in words: for those who ask it aloud. Empty: nothing is asked.
class SpokenQuestion : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const QString& question() const { return question_; }
    const QString& answer() const { return answer_; } ///< the right one, and why
    /// Whether questions are asked, here or at other positions.
    bool asks() const { return asks_; }
    void set_asks(bool on) {
        if (std::exchange(asks_, on) != on)
            emit changed();
    }
    void set(const QString& question, const QString& answer) {
        if (question == question_ && answer == answer_)
            return;
        question_ = question;
        answer_ = answer;
        emit changed();
    }

signals:
    void changed();

private:
    QString question_, answer_;
    bool asks_ = false;
};

} // namespace ks::ui
