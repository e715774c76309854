// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace ks {

/// Where an asset can be read: `name` ("fonts/Inter-Regular.otf") in the folder named by KNAPSCOPE_ASSETS if
/// it has one of that name, else in the program itself.
QString asset_path(const QString& name);

/// Where assets of a kind ("lessons") are looked for: the program's own, those below KNAPSCOPE_ASSETS, and
/// the user's, in this order. Folders that are not there are named too.
QStringList asset_folders(const QString& kind);
/// Where the user's own assets of a kind lie.
QString user_folder(const QString& kind);

/// The files of these folders whose names end in `suffix`, sorted by name. One in a later folder takes the
/// place of an earlier one of the same name.
QStringList asset_files(const QStringList& folders, const QString& suffix);

} // namespace ks
