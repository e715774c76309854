// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/file_names.h"

#include "ui/base/session.h"

#include <QRegularExpression>

namespace ks::ui {

QString file_name_for(const QString& called, const QString& ending) {
    constexpr int most_bytes = 200;
    const QRegularExpression refused(QStringLiteral("[/\\x00-\\x1f\\x7f]")),
        leading(QStringLiteral("^[.\\s]+"));
    QString name = QString(called).replace(refused, QStringLiteral("-")).remove(leading);
    while (name.toUtf8().size() > most_bytes || (!name.isEmpty() && name.back().isHighSurrogate()))
        name.chop(1);
    return (name.trimmed().isEmpty() ? shown_name({}) : name.trimmed()) + ending;
}

} // namespace ks::ui
