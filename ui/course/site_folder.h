// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solvers/core/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace ks::ui {

/// The folder of a site while it is written. The files go into another folder, and `finish` moves them to
/// their place, so that the site appears as a whole or not at all. A site that was written earlier is
/// replaced; a folder with other files in it is refused, at the beginning and again at the end.
class SiteFolder {
public:
    /// Fails (output) for a folder with other files, a file of this name, or no folder to write into.
    static Result<SiteFolder> make(const QString& path);
    SiteFolder(SiteFolder&& other) noexcept;
    SiteFolder& operator=(SiteFolder&&) = delete;
    /// Removes what was written if it was not finished.
    ~SiteFolder();

    /// `name` may have a folder: "de/index.html". Fails (output).
    Result<void> write(const QString& name, const QByteArray& bytes);
    /// Writes the list of the files and moves all to its place. Fails (output).
    Result<void> finish();

    int files() const { return static_cast<int>(names_.size()); }
    std::int64_t bytes() const { return bytes_; }

private:
    SiteFolder(QString path, QString fresh) : path_(std::move(path)), fresh_(std::move(fresh)) {}

    QString path_;
    QString fresh_; ///< where it is written; empty: it was moved
    QStringList names_;
    std::int64_t bytes_ = 0;
};

} // namespace ks::ui
