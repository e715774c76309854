// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/layouts/layout_name_dialog.h"

#include "ui/layouts/layouts.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

namespace ks::ui {
namespace {

QString words(const char* text) {
    return QCoreApplication::translate("LayoutName", text);
}

/// One line that takes no more letters than a name has; an empty name cannot be confirmed.
QString ask_name(QWidget& parent, const QString& title, const QString& name) {
    QInputDialog dialog(&parent);
    dialog.setWindowTitle(title);
    dialog.setLabelText(words("Name of the layout:"));
    dialog.setTextValue(name);
    dialog.adjustSize(); // it has no buttons before
    auto* line = dialog.findChild<QLineEdit*>();
    QPushButton* confirm = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    line->setMaxLength(most_layout_name);
    const auto allow = [confirm](const QString& typed) {
        confirm->setEnabled(!clean_layout_name(typed).isEmpty());
    };
    QObject::connect(line, &QLineEdit::textChanged, confirm, allow);
    allow(name);
    return dialog.exec() == QDialog::Accepted ? clean_layout_name(dialog.textValue()) : QString();
}

} // namespace

QString ask_layout_name(QWidget& parent, const QString& title, const Layouts& layouts, const QString& name,
                        const QString& itself) {
    QString asked = name;
    while (true) {
        asked = ask_name(parent, title, asked);
        const QString taken = asked.isEmpty() ? QString() : layouts.find(asked);
        if (taken.isEmpty() || taken == itself)
            return asked;
        if (QMessageBox::question(&parent, title,
                                  words("There is a layout “%1” already. Replace it?").arg(taken)) ==
            QMessageBox::Yes)
            return taken;
    }
}

} // namespace ks::ui
