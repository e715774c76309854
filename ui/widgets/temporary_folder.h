// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace ks::ui {

/// A folder for temporary files, which goes with this object. A lock file in the folder shows to other
/// programs that this one still runs, so that they can remove the folder of a program that was killed.
class TemporaryFolder {
public:
    /// The beginning of a folder's path below the system's folder for temporary files.
    static QString usual_begin();

    /// Makes a folder whose path begins like this.
    explicit TemporaryFolder(const QString& begin = usual_begin());

    bool isValid() const { return folder_.isValid(); }
    QString path() const { return folder_.path(); }
    QString filePath(const QString& name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
    std::unique_ptr<QLockFile> alive_; ///< is released before the folder goes
};

/// Removes the folders whose paths begin like this and whose programs no longer run. Folders of other users
/// and folders without a lock file stay.
void sweep_temporary_folders(const QString& begin);

} // namespace ks::ui
