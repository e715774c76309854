// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/table/table_file.h"
#include "ui/jobs/job.h"
#include "ui/jobs/request.h"
#include "ui/widgets/temporary_folder.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace ks::ui {

class Runner;

/// Lets the runner fill a table into a temporary file and opens that file. Once open, the file has no name
/// any more, so the system frees it as soon as nothing uses it, even if this program crashes.
class TableFill : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~TableFill() override { drop(); }

    /// The size of the file in bytes. A table that is too large for any file is a limit error.
    static Result<std::int64_t> file_bytes(const Instance& instance);
    /// The beginning of the path of the folders that hold such files.
    static QString folder_begin();
    /// A limit error where the table fits no file, or not the disk that its file would lie on.
    static Result<void> check_room(const Instance& instance);

    void start(Runner& runner, const InstancePtr& instance, const SolveRequest& solve);
    /// Cancels the run; `finished` follows, with an error of code cancelled.
    void cancel();
    /// Forgets the current run or its file; no signal follows.
    void drop();

    bool running() const { return job_ != nullptr; }
    double fraction() const { return fraction_; }
    /// "row 57 of 100 · about 6 s left"
    QString progress_text() const { return progress_; }

    /// The last outcome. After `finished`, one of the two is set.
    const TableFilePtr& file() const { return file_; }
    const std::optional<Error>& error() const { return error_; }

signals:
    void progressed();
    void finished();

private:
    void follow(double fraction, qint64 row, qint64 rows);
    void end(Result<TableFilePtr> outcome);

    QPointer<Job> job_;
    std::unique_ptr<TemporaryFolder> folder_;
    QElapsedTimer since_;
    double fraction_ = 0;
    QString progress_;
    TableFilePtr file_;
    std::optional<Error> error_;
};

} // namespace ks::ui
