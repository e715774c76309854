// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publish.h"

#include <QByteArray>

namespace ks::ui {

/// The pictures as files in a zip file, named by their steps ("02.3.png"), and a table of their sentences.
Result<QByteArray> zipped_pictures(const Publication& publication, PictureFiles files,
                                   const paint::Theme& theme, const Headway& headway);

} // namespace ks::ui
