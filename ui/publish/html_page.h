// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

#include <QByteArray>

#include <optional>

namespace ks::ui {

/// The publication as one file that asks for no other: words, pictures, fonts, keys. It is HTML that is
/// well-formed XML as well. Without a theme it follows the reader's system, light or dark; the reader may
/// choose, too.
Result<QByteArray> html_page(const Publication& publication, std::optional<paint::ThemeId> theme,
                             const Headway& headway);

} // namespace ks::ui
