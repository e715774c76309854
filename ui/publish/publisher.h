// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publish.h"

#include <QObject>

#include <functional>
#include <optional>
#include <thread>

namespace ks::ui {

/// Publishes on a worker thread, one work at a time.
class Publisher : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~Publisher() override { cancel(); } // the thread is waited for, which stops within a picture

    using Work = std::function<Result<void>(const Headway&)>;

    /// Runs the work on the thread. Call it only when not busy.
    void start(Work work);
    /// Makes the lesson's pictures and writes the file.
    void start(const Lesson& lesson, const PublishSettings& settings);
    /// Asks it to stop and returns at once; `finished` follows.
    void cancel() { worker_.request_stop(); }
    bool busy() const { return busy_; }

    /// Why the last one failed, which may be that it was cancelled; none: it is written. Valid when not busy.
    const std::optional<Error>& error() const { return error_; }

signals:
    void told(int done, int of);
    void finished();

private:
    bool busy_ = false;
    std::optional<Error> error_;
    std::jthread worker_;
};

} // namespace ks::ui
