// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace ks::ui {

/// A folder for temporary files, removed together with this object. A lock file in it shows other programs
/// that this one still runs; they remove folders left over by killed programs.
class TemporaryFolder {
public:
    /// The default prefix of the path, in the system's folder for temporary files.
    static QString usual_begin();

    /// Makes a folder whose path has this prefix.
    explicit TemporaryFolder(const QString& begin = usual_begin());
    /// Removes what is in the folder while its lock is held, so that no other program takes it for one that
    /// was left behind, and a killed program leaves it to the next one.
    ~TemporaryFolder();

    bool isValid() const { return folder_.isValid(); }
    QString path() const { return folder_.path(); }
    QString filePath(const QString& name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
    std::unique_ptr<QLockFile> alive_; ///< released before the folder is removed
};

/// Removes folders with this prefix whose programs have ended. Folders of other users and folders without a
/// lock file are kept.
void sweep_temporary_folders(const QString& begin);

} // namespace ks::ui
