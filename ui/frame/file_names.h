// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ks {
class Instance;
}

namespace ks::ui {

/// A file name for this instance that file dialogs list and every file system takes: without folders, not
/// hidden, not too long. It ends in `ending`, as ".knapscope.json".
QString file_name_for(const Instance& instance, const QString& ending);

} // namespace ks::ui
