// SPDX-License-Identifier: Apache-2.0
#include "assets/assets.h"

#include <QFile>
#include <QtGlobal>

namespace ks {

QString asset_path(const QString& name) {
    const QString folder = qEnvironmentVariable("KNAPSCOPE_ASSETS");
    if (!folder.isEmpty())
        if (const QString path = folder + QLatin1Char('/') + name; QFile::exists(path))
            return path;
    return QStringLiteral(":/assets/") + name;
}

} // namespace ks
