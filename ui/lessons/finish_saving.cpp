// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/finish_saving.h"

#include "solvers/core/written_together.h"
#include "ui/widgets/files.h"

namespace ks::ui {

QString saved_files_of(const QString& lesson_folder) {
    return lesson_folder + QStringLiteral("/.saved");
}

Result<void> finish_saving(const QString& lesson_folder) {
    return finish_writing(native(saved_files_of(lesson_folder)));
}

} // namespace ks::ui
