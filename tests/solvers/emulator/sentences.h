// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <QRegularExpression>
#include <QString>

namespace ks {

/// The error's sentence without source columns, because compilers report different columns for a call.
inline QByteArray without_columns(const Error& error) {
    static const QRegularExpression column("(\\.inl:\\d+):\\d+");
    return QString::fromStdString(error.sentence()).replace(column, "\\1").toUtf8();
}

} // namespace ks
