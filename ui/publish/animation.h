// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

#include <QByteArray>

namespace ks::ui {

/// One picture after the other, each as long as its sentence takes to read, again and again.
Result<QByteArray> gif_animation(const Publication& publication, const paint::Theme& theme,
                                 const Headway& headway);

/// The same as a film (H.264), made by the program ffmpeg. Fails (input) where there is none.
Result<QByteArray> mp4_film(const Publication& publication, const paint::Theme& theme,
                            const Headway& headway);

/// The frame of an animation: step, picture and sentence, of a whole even size.
QImage frame_of(const Publication& publication, const Publication::Picture& picture,
                const paint::Theme& theme);
/// How long a picture is shown, in seconds.
double time_for(const Publication::Picture& picture);

} // namespace ks::ui
