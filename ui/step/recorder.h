// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/recording.h"
#include "solvers/table/table_file.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace ks::ui {

/// Records an algorithm, or opens the recording over a table file, on a worker thread. A new request or
/// `stop` ends the previous one; only the outcome of the last request is reported.
class Recorder : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~Recorder() override { stop(); }

    using Outcome = Result<std::shared_ptr<const Recording>>;

    void record(InstancePtr instance, const std::string& variant);
    void map(InstancePtr instance, TableFilePtr table);
    /// Makes a recording in any other way; `work` runs on the worker thread.
    void record(std::function<Outcome(std::stop_token)> work);
    /// What the work needed was not to be had: the outcome is this error, at once.
    void refuse(const Error& error);
    void stop(); ///< also forgets the last outcome
    bool busy() const { return busy_; }

    /// The last outcome. When not busy, one of the two is set.
    const std::shared_ptr<const Recording>& recording() const { return recording_; }
    const std::optional<Error>& error() const { return error_; }

signals:
    void finished();

private:
    void take(int request, const Outcome& outcome);

    std::jthread worker_;
    int request_ = 0;
    bool busy_ = false;
    std::shared_ptr<const Recording> recording_;
    std::optional<Error> error_;
};

} // namespace ks::ui
