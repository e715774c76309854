// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/paper_name.h"

#include <QCoreApplication>

namespace ks::ui {

QString paper_name(const std::string& id) {
    if (id == "two-list")
        return QCoreApplication::translate("Catalogue", "Wan et al. 2014");
    if (id == "sso")
        return QCoreApplication::translate("Catalogue", "SSO report");
    if (id == "concurrency")
        return QCoreApplication::translate("Catalogue", "concurrency paper");
    if (id == "pisinger-2005")
        return QCoreApplication::translate("Catalogue", "Pisinger 2005");
    if (id == "pisinger-1995")
        return QCoreApplication::translate("Catalogue", "Pisinger 1995");
    if (id == "pisinger-1997")
        return QCoreApplication::translate("Catalogue", "Pisinger 1997");
    if (id == "pisinger-1999")
        return QCoreApplication::translate("Catalogue", "Pisinger 1999");
    if (id == "mpt-1999")
        return QCoreApplication::translate("Catalogue", "Martello, Pisinger, Toth 1999");
    if (id == "horowitz-sahni")
        return QCoreApplication::translate("Catalogue", "Horowitz, Sahni 1974");
    if (id == "thesis")
        return QCoreApplication::translate("Catalogue", "thesis");
    return QString::fromStdString(id);
}

} // namespace ks::ui
