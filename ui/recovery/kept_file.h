// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>

class QLockFile;

namespace ks::ui {

/// Writes a file into a folder of the program's own, and makes the folder. The user did not choose the
/// folder, so an error names the folder and advises `todo` instead of another place.
Result<void> write_kept(const QString& file, const QByteArray& text, const Sentence& todo);

/// A file that keeps what is not saved, with a lock file beside it as long as the program runs.
class KeptFile {
public:
    explicit KeptFile(QString folder);
    ~KeptFile();

    const QString& path() const { return path_; } ///< empty: nothing is kept
    /// Writes all of it.
    Result<void> write(const QByteArray& text, const Sentence& todo);
    /// Removes the file.
    void forget();
    /// From now on the file stays: for the next start, because the program ends without asking.
    void leave() { left_ = true; }

private:
    QString folder_, path_;
    std::unique_ptr<QLockFile> alive_; ///< shows to other programs that this one still runs
    bool left_ = false;
};

/// The files in the folder whose programs no longer run, the newest first.
QStringList files_left_behind(const QString& folder);

} // namespace ks::ui
