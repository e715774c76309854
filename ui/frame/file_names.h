// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ks::ui {

/// A file name for an instance that is called so, which file dialogs list and every file system takes:
/// without folders, not hidden, not too long. It ends in `ending`, as ".knapscope.json".
QString file_name_for(const QString& called, const QString& ending);

} // namespace ks::ui
