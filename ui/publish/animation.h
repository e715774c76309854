// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

#include <QByteArray>

namespace ks::ui {

/// A GIF of one picture after the other, each shown as long as its sentence takes to read, in an endless
/// loop.
Result<QByteArray> gif_animation(const Publication& publication, const paint::Theme& theme,
                                 const Headway& headway);

/// The same as a film (H.264), encoded by the program ffmpeg. Fails (input) if it is missing.
Result<QByteArray> mp4_film(const Publication& publication, const paint::Theme& theme,
                            const Headway& headway);

/// The frame of an animation: step, picture and sentence, with even width and height in whole pixels.
QImage frame_of(const Publication& publication, const Publication::Picture& picture,
                const paint::Theme& theme);
/// The display time of a picture, in seconds.
double time_for(const Publication::Picture& picture);

} // namespace ks::ui
