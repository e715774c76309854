// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/file_dialogs.h"

#include "ui/base/session.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace ks::ui {
namespace {

/// The folder last used, if it is still there; else the user's own, not whatever folder the program was
/// started in.
QString first_folder(const Session& session) {
    return QFileInfo(session.folder()).isDir() ? session.folder() : QDir::homePath();
}

QString remembered(const QString& path, Session& session) {
    if (!path.isEmpty())
        session.set_folder(QFileInfo(path).absolutePath());
    return path;
}

} // namespace

QString ask_what_to_open(QWidget& parent, Session& session, const QString& title, const QString& filter) {
    return remembered(QFileDialog::getOpenFileName(&parent, title, first_folder(session), filter), session);
}

QString ask_for_folder(QWidget& parent, Session& session, const QString& title) {
    const QString folder = QFileDialog::getExistingDirectory(&parent, title, first_folder(session));
    if (!folder.isEmpty())
        session.set_folder(folder);
    return folder;
}

QString ask_where_to_save(QWidget& parent, Session& session, const QString& title, const QString& name,
                          const QString& filter, bool overwrite_asked) {
    const QString place = QFileInfo(name).isAbsolute() ? name : QDir(first_folder(session)).filePath(name);
    const QFileDialog::Options options =
        overwrite_asked ? QFileDialog::Options() : QFileDialog::DontConfirmOverwrite;
    return remembered(QFileDialog::getSaveFileName(&parent, title, place, filter, nullptr, options), session);
}

} // namespace ks::ui
