// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace ks::ui {

class Session;

/// Shows the dialog, the desktop's or Qt's, and returns the chosen path; empty if the user cancelled.
QString ask(QFileDialog& dialog);

/// Asks for a file to open. The dialog starts in the folder of the file chosen last, also in an earlier
/// session. Returns an empty text if the user cancelled.
QString ask_what_to_open(QWidget& parent, Session& session, const QString& title, const QString& filter);

/// Asks for an existing folder in the same way.
QString ask_for_folder(QWidget& parent, Session& session, const QString& title);

/// Asks for a file to write. `name` is a file name, or a path where the dialog starts. With `overwrite_asked`
/// false the dialog does not ask before it returns an existing file, because the caller asks, or appends to
/// the file.
QString ask_where_to_save(QWidget& parent, Session& session, const QString& title, const QString& name,
                          const QString& filter, bool overwrite_asked = true);

} // namespace ks::ui
