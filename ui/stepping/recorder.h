// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/instance/instance.h"
#include "solvers/steps/recording.h"
#include "solvers/table/table_file.h"
#include "ui/jobs/background_task.h"
#include "ui/stepping/program_answers.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace ks::ui {

/// Records an algorithm, or opens the recording over a table file, on a worker thread. Linear programs that a
/// recording needs are solved by the runner first. A new request or `stop` ends the previous one; only the
/// outcome of the last request is reported.
class Recorder : public QObject {
    Q_OBJECT

public:
    explicit Recorder(Session& session);

    using Outcome = Result<std::shared_ptr<const Recording>>;

    void record(InstancePtr instance, const std::string& variant);
    void map(InstancePtr instance, TableFilePtr table);
    /// Makes a recording in any other way; `work` runs on the worker thread.
    void record(std::function<Outcome(std::stop_token)> work);
    void stop(); ///< also forgets the last outcome
    bool busy() const { return asked_ || task_.busy(); }

    /// The last outcome. When not busy, one of the two is set.
    const std::shared_ptr<const Recording>& recording() const { return recording_; }
    const std::optional<Error>& error() const { return error_; }

signals:
    void finished();

private:
    void record_with(const Message& programs);
    void refuse(const Error& error);
    void take(const Outcome& outcome);

    ProgramAnswers programs_;
    InstancePtr asked_; ///< whose linear programs are being solved
    std::string asked_variant_;
    std::shared_ptr<const Recording> recording_;
    std::optional<Error> error_;
    BackgroundTask task_; ///< a recording checks for cancellation every millisecond
};

} // namespace ks::ui
