// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/paper_name.h"

#include <QCoreApplication>

namespace ks::ui {

QString paper_name(const std::string& id) {
    if (id == "two-list")
        return QCoreApplication::translate("Catalogue", "Wan et al. 2014");
    if (id == "sso")
        return QCoreApplication::translate("Catalogue", "SSO report");
    return QString::fromStdString(id);
}

} // namespace ks::ui
