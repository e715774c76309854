// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace ks::ui {

class Session;

/// Asks for a file to open. The dialog begins in the folder of the file last chosen, in this start of the
/// program or an earlier one. Empty: the user gave up.
QString ask_what_to_open(QWidget& parent, Session& session, const QString& title, const QString& filter);

/// Asks for a folder that is there, likewise.
QString ask_for_folder(QWidget& parent, Session& session, const QString& title);

/// Asks where to save. `name` is a file's name or, where it has a folder, the place to begin at. With
/// `overwrite_asked` false an existing file is not asked about, because whoever writes to it asks or adds to
/// it.
QString ask_where_to_save(QWidget& parent, Session& session, const QString& title, const QString& name,
                          const QString& filter, bool overwrite_asked = true);

} // namespace ks::ui
