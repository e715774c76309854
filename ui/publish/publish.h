// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/publish/publication.h"

namespace ks::ui {

enum class PublishFormat { html, pdf, zip, gif, mp4 };

/// The format for the extension of the file's name, in upper or lower case. Fails (usage) for an unknown
/// extension.
Result<PublishFormat> publish_format_of(const QString& path);

/// The kind of pictures in a zip file.
enum class PictureFiles { png, svg };

struct PublishSettings {
    QString path; ///< the extension determines the format
    StepRange steps = {};
    int per_page = 2; ///< of a handout: 1, 2 or 6
    PictureFiles files = PictureFiles::png;
    /// Empty: a page follows the reader's light or dark theme; other formats are light.
    std::optional<paint::ThemeId> theme = {};
};

/// Writes a lesson's steps into a file. Each picture takes a moment, so a window must call it in another
/// thread. If it fails, nothing is written: (usage) for steps that do not exist, (limit) for too many
/// pictures, (input) for a film without ffmpeg, (output), (cancelled).
Result<void> publish(std::shared_ptr<const LessonTrack> track, const PublishSettings& settings,
                     const Headway& headway);

} // namespace ks::ui
