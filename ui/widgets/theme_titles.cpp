// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme_titles.h"

#include <QCoreApplication>

namespace ks::ui {

QStringList theme_titles() {
    return {QCoreApplication::translate("themes", "Light"), QCoreApplication::translate("themes", "Dark"),
            QCoreApplication::translate("themes", "Projector")};
}

} // namespace ks::ui
