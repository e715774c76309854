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

/// Those of assets/results/live, of a folder named by KNAPSCOPE_ASSETS, and of the user's own, sorted by
/// title. No two have the same title.
std::vector<RecordedRun> recordings();

/// What a recording is to be of.
struct RecordedSearch {
    QString variant, instance_sha256;
    std::pair<QString, QString> parameter; ///< with this value
};
/// The newest that there is, and the device that it says.
struct FoundRecording {
    QString path, device;
};
std::optional<FoundRecording> find_recording(const RecordedSearch& search);

/// What a recording's document says of itself before its data. A document that does not begin so is known by
/// its file's name.
QString recording_title(const QString& path);

/// Adds the recordings to a menu each time that it opens, behind what it has; `open` gets the path of the one
/// that is chosen.
void offer_recordings(QMenu& menu, const std::function<void(const QString&)>& open);

} // namespace ks::ui
