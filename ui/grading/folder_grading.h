// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/questions/answer_folder.h"

#include <QObject>
#include <QString>

#include <optional>
#include <thread>
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
    ~FolderGrading() override { cancel(); } // the thread is waited for; it stops within an exercise

    /// Call it only when not busy.
    void start(const QString& sheet, const QString& folder);
    /// Asks it to stop and returns at once; `finished` follows.
    void cancel() { worker_.request_stop(); }
    bool busy() const { return busy_; }

    /// The outcome of the last one, valid when not busy: a folder, or why there is none.
    const std::optional<Result<GradedFolder>>& outcome() const { return outcome_; }

signals:
    void told(int done, int of); ///< files
    void finished();

private:
    bool busy_ = false;
    std::optional<Result<GradedFolder>> outcome_;
    std::jthread worker_;
};

} // namespace ks::ui
