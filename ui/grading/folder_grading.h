// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/answer_folder.h"
#include "ui/jobs/background_task.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace ks::ui {

/// A sheet with the graded files of a folder.
struct GradedFolder {
    Sheet sheet;
    std::vector<GradedFile> files;
};

/// Reads a sheet and grades the files of a folder on a worker thread, one folder at a time.
class FolderGrading : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Call it only when not busy.
    void start(const QString& sheet, const QString& folder);
    /// Asks it to stop and returns at once; `finished` follows.
    void cancel() { task_.request_stop(); }
    bool busy() const { return task_.busy(); }

    /// The outcome of the last one, valid when not busy: a folder, or why there is none.
    const std::optional<Result<GradedFolder>>& outcome() const { return outcome_; }

signals:
    void told(int done, int of); ///< files
    void finished();

private:
    std::optional<Result<GradedFolder>> outcome_;
    BackgroundTask task_; ///< stops within an exercise
};

} // namespace ks::ui
