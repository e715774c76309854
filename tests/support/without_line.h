// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/result.h"

#include <QRegularExpression>
#include <QString>

namespace ks {

/// The result without line and column in its error's place: "a.json:3:7 /items" becomes "a.json /items".
/// `solvers.core.json_place` tests lines and columns.
template <class T>
Result<T> without_line(const Result<T>& result) {
    if (result)
        return result;
    static const QRegularExpression line(QStringLiteral(":\\d+:\\d+ /"));
    Error error = result.error();
    error.where = QString::fromStdString(error.where).replace(line, QStringLiteral(" /")).toStdString();
    return error;
}

} // namespace ks
