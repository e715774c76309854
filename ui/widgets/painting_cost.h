// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;

namespace ks::ui {

/// Whether an SVG picture is painted within about a second. It is painted once with a painter that draws
/// nothing and adds up what each shape will cost: the pixels that it fills, its outline, its stroke and its
/// dashes.
bool is_soon_painted(const QByteArray& svg);

} // namespace ks::ui
