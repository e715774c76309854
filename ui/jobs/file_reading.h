// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace ks::ui {

/// Reads one file at a time on another thread, so that the window answers meanwhile. A file that is opened
/// later takes the place of one that is still being read.
///
/// No caller ever waits for the thread: a reader that does not check for cancellation goes on in the
/// background, and what it has read is then freed there. `workers_ended` waits for such readers at the end of
/// the program.
class FileReading : public QObject {
    Q_OBJECT

public:
    /// Opens what was read, on the thread of the FileReading.
    using Open = std::function<void()>;
    /// Reads on the other thread. What it returns keeps what was read alive.
    using Read = std::function<Open(const std::stop_token&)>;

    using QObject::QObject;
    ~FileReading() override { drop(); }

    /// `name` is what the window calls the file.
    void start(const QString& name, Read read);
    /// Nothing is opened, and `ended` follows.
    void cancel();
    bool busy() const { return turn_ != nullptr; }
    const QString& name() const { return name_; }

    /// Waits until no thread of any FileReading runs any more. Returns false if one still runs.
    static bool workers_ended(std::chrono::milliseconds patience);

signals:
    void began();
    void ended(); ///< because the file was read, or because that was cancelled

private:
    struct Turn;
    void drop();
    void take(const std::shared_ptr<Turn>& turn);

    std::shared_ptr<Turn> turn_; ///< null: nothing is being read
    QString name_;
};

} // namespace ks::ui
