// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"
#include "ui/widgets/temporary_folder.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>

namespace ks::ui {

/// The folder of a site while it is written. The files go into another folder, and `finish` moves that folder
/// to its place, so that the site appears as a whole or not at all, also when the program is killed or the
/// computer loses its power. A site that was written earlier is replaced; a folder with other files in it is
/// refused, at the beginning and again at the end.
///
/// The entries of an earlier site are replaced one by one where its folder has to stay: the program runs in
/// the folder, or the system does not let the two folders change places. A killed program then leaves a
/// mixture, which the next publication replaces.
class SiteFolder {
public:
    /// Fails (output) for a folder with other files, for an existing file of this name, or if there is no
    /// folder to write into.
    static Result<SiteFolder> make(const QString& path);

    /// `name` may have a folder: "de/index.html". Fails (output).
    Result<void> write(const QString& name, const QByteArray& bytes);
    /// Writes the list of files and moves everything to its place. Fails (output).
    Result<void> finish();

    int files() const { return static_cast<int>(names_.size()); }
    std::int64_t bytes() const { return bytes_; }

private:
    SiteFolder(QString path, std::unique_ptr<TemporaryFolder> work)
        : path_(std::move(path)), work_(std::move(work)) {}

    QString path_;
    std::unique_ptr<TemporaryFolder> work_; ///< the new site, until it has its place, and then the old one
    QStringList names_;
    std::int64_t bytes_ = 0;
};

} // namespace ks::ui
