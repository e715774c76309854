// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session_file/notes_dialog.h"

#include "ui/base/session.h"
#include "ui/widgets/parts.h"
#include "visual/paint/theme.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace ks::ui {

NotesDialog::NotesDialog(Session& session, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("notes"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Session notes"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(8);
    auto* why = labelled(tr("Kept in the session file: File, Save session."), "quiet");
    why->setWordWrap(true);
    column->addWidget(why);
    auto* text = new QPlainTextEdit(session.notes());
    text->setObjectName(QStringLiteral("notes-text"));
    text->setAccessibleName(windowTitle());
    text->setTabChangesFocus(true);
    column->addWidget(text, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(text, &QPlainTextEdit::textChanged, &session,
            [&session, text] { session.set_notes(text->toPlainText()); });
    connect(&session, &Session::notes_changed, text, [&session, text] {
        if (text->toPlainText() != session.notes()) // a session was opened meanwhile
            text->setPlainText(session.notes());
    });
    resize(QSize(480, 360) * session.theme().scale());
    text->setFocus();
}

} // namespace ks::ui
