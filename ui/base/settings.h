// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace ks::ui {

/// What the program remembers between two starts. Written with a version; another version's file is not read.
class Settings {
public:
    Settings();

    QStringList recent_files() const; ///< newest first, at most 10, those that are still there
    void add_recent_file(const QString& path);
    QString theme() const;
    void set_theme(const QString& name);
    QString folder() const; ///< where file dialogs begin
    void set_folder(const QString& path);
    QByteArray geometry() const;
    void set_geometry(const QByteArray& geometry);

private:
    QSettings settings_;
};

} // namespace ks::ui
