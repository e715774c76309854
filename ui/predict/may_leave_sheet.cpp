// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/predict/may_leave_sheet.h"

#include "ui/predict/sheet_work.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace ks::ui {

bool may_leave_sheet(const SheetWork& work, QWidget& window) {
    if (work.unwritten() == 0)
        return true;
    const auto words = [](const char* text) { return QCoreApplication::translate("MayLeaveSheet", text); };
    QMessageBox box(QMessageBox::Question, QStringLiteral("Knapscope"), {}, QMessageBox::Cancel, &window);
    box.setObjectName(QStringLiteral("may-leave-sheet"));
    box.setText(words(QT_TRANSLATE_NOOP("MayLeaveSheet", "Answers that are not exported: %1. They are lost "
                                                         "if you leave the sheet."))
                    .arg(work.unwritten()));
    const auto* leave = box.addButton(words(QT_TRANSLATE_NOOP("MayLeaveSheet", "Leave the sheet")),
                                      QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == leave;
}

} // namespace ks::ui
