// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/paths.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

/// Documents, each with the name of its schema.
using Documents = QList<QPair<QString, QByteArray>>;

/// Checks documents against their schemas; returns the errors, or an empty text if all are valid. Needs
/// Debian's python3-jsonschema.
QString schema_errors(const Documents& documents,
                      const QString& folder = ks::source_path("app/runner/schemas"));
