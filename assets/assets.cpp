// SPDX-License-Identifier: Apache-2.0
#include "assets/assets.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QStandardPaths>
#include <QtGlobal>

namespace ks {

QString asset_path(const QString& name) {
    const QString folder = qEnvironmentVariable("KNAPSCOPE_ASSETS");
    if (!folder.isEmpty())
        if (const QString path = folder + QLatin1Char('/') + name; QFile::exists(path))
            return path;
    return QStringLiteral(":/assets/") + name;
}

QString user_folder(const QString& kind) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('/') + kind;
}

QStringList asset_folders(const QString& kind) {
    QStringList folders{QStringLiteral(":/assets/") + kind};
    if (const QString named = qEnvironmentVariable("KNAPSCOPE_ASSETS"); !named.isEmpty())
        folders << named + QLatin1Char('/') + kind;
    return folders << user_folder(kind);
}

QStringList asset_files(const QStringList& folders, const QString& suffix) {
    QMap<QString, QString> places; // name -> path; the last folder wins
    for (const QString& folder : folders)
        for (const QString& name : QDir(folder).entryList({QLatin1Char('*') + suffix}, QDir::Files))
            places[name] = folder + QLatin1Char('/') + name;
    return places.values();
}

} // namespace ks
