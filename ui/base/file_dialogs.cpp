// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/file_dialogs.h"

#include "ui/base/session.h"
#include "ui/widgets/cell_delegate.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFileSystemModel>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

namespace ks::ui {
namespace {

/// The folder used last, if it still exists; otherwise the home folder, not the folder from which the program
/// was started.
QString first_folder(const Session& session) {
    return QFileInfo(session.folder()).isDir() ? session.folder() : QDir::homePath();
}

QString remembered(const QString& path, Session& session) {
    if (!path.isEmpty())
        session.set_folder(QFileInfo(path).absolutePath());
    return path;
}

/// Edits the name of a file. Tab only ends the edit; it does not start to edit the next file's name.
class NameDelegate : public CellDelegate {
public:
    using CellDelegate::CellDelegate;

protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        auto* const editor = qobject_cast<QWidget*>(object);
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
        if (!editor || (key != Qt::Key_Tab && key != Qt::Key_Backtab))
            return CellDelegate::eventFilter(object, event);
        emit commitData(editor);
        emit closeEditor(editor);
        return true;
    }
};

/// Makes editing of file names in Qt's dialog reliable. By itself the dialog starts to edit a name while
/// another is being edited, ends an edit twice, and offers to rename files that cannot be renamed (F2 tries
/// it without a warning).
void edit_names_in_order(QFileDialog& dialog) {
    for (const char* name : {"listView", "treeView"})
        if (auto* const view = dialog.findChild<QAbstractItemView*>(QLatin1String(name)))
            view->setItemDelegate(new NameDelegate(view)); // each view needs its own delegate
    if (auto* const new_folder = dialog.findChild<QToolButton*>(QStringLiteral("newFolderButton")))
        new_folder->setFocusPolicy(Qt::StrongFocus); // so that a click on it ends the current edit
    if (auto* const rename = dialog.findChild<QAction*>(QStringLiteral("qt_rename_action")))
        rename->setVisible(false);
}

/// Files that other programs create meanwhile do not appear. Otherwise Qt (6.4) may list a new folder twice,
/// once by the dialog and once by the watching thread, and crashes when one of the two is renamed.
void list_files_once(QFileDialog& dialog) {
    if (auto* const files = dialog.findChild<QFileSystemModel*>())
        files->setOption(QFileSystemModel::DontWatchForChanges);
}

} // namespace

QString ask(QFileDialog& dialog) {
    edit_names_in_order(dialog);
    list_files_once(dialog);
    if (auto* const name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit")))
        name->setFocus(); // otherwise the file selected in the list is used, not the typed name
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString ask_what_to_open(QWidget& parent, Session& session, const QString& title, const QString& filter) {
    QFileDialog dialog(&parent, title, first_folder(session), filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return remembered(ask(dialog), session);
}

QString ask_for_folder(QWidget& parent, Session& session, const QString& title) {
    QFileDialog dialog(&parent, title, first_folder(session));
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    const QString folder = ask(dialog);
    if (!folder.isEmpty())
        session.set_folder(folder);
    return folder;
}

QString ask_where_to_save(QWidget& parent, Session& session, const QString& title, const QString& name,
                          const QString& filter, bool overwrite_asked) {
    const QString place = QFileInfo(name).isAbsolute() ? name : QDir(first_folder(session)).filePath(name);
    QFileDialog dialog(&parent, title, place, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::DontConfirmOverwrite, !overwrite_asked);
    return remembered(ask(dialog), session);
}

} // namespace ks::ui
