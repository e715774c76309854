// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QMenu;

namespace ks::ui {

/// A watched run that ships with the program, so that a machine without a GPU can replay it.
struct RecordedRun {
    QString path;
    QString title; ///< "mckp.sync, blocks of 672, on NVIDIA H200, 2026-11-25"
};

/// The recordings in assets/results/live, in a folder named by KNAPSCOPE_ASSETS, and in the user's folder,
/// sorted by title. Titles are unique.
std::vector<RecordedRun> recordings();

/// The criteria of a search for a recording.
struct RecordedSearch {
    QString variant, instance_sha256;
    std::pair<QString, QString> parameter; ///< a parameter, and the value that it must have
};
/// The newest matching recording, and its device.
struct FoundRecording {
    QString path, device;
};
std::optional<FoundRecording> find_recording(const RecordedSearch& search);

/// The title from a recording's document, read from the part before its data; the file name if the document
/// has no such part.
QString recording_title(const QString& path);

/// Adds the recordings at the end of a menu each time it opens; `open` receives the path of the chosen one.
void offer_recordings(QMenu& menu, const std::function<void(const QString&)>& open);

} // namespace ks::ui
