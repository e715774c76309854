// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

namespace ks::ui {

enum class PublishFormat { html, pdf, zip, gif, mp4 };

/// The format for the ending of the file's name, in upper or lower case. Fails (usage) for any other ending.
Result<PublishFormat> publish_format_of(const QString& path);

/// What a zip file holds.
enum class PictureFiles { png, svg };

struct PublishSettings {
    QString path; ///< its ending says the format
    StepRange steps = {};
    int per_page = 2; ///< of a handout: 1, 2 or 6
    PictureFiles files = PictureFiles::png;
    /// Without one a page follows its reader's light or dark theme, and all else is light.
    std::optional<paint::ThemeId> theme = {};
};

/// Writes a lesson's steps into a file. It takes a moment for each picture, so a window calls it in another
/// thread. Nothing is written if it fails: (usage) for steps that are not there, (limit) for too many
/// pictures, (input) where a film is asked for and there is no ffmpeg, (output), (cancelled).
Result<void> publish(std::shared_ptr<const LessonTrack> track, const PublishSettings& settings,
                     const Headway& headway);

} // namespace ks::ui
