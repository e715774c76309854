// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ks::ui {

/// Returns why a program could not be started, in the language of the window: Qt gives the reason only in
/// that of the desktop. `program` is a path, or a name that is looked for in PATH.
QString start_failure(const QString& program);

} // namespace ks::ui
