// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/track.h"

#include <QCoreApplication>

namespace ks::ui {

namespace {
QString tr(const char* text) {
    return QCoreApplication::translate("Track", text);
}
} // namespace

QString readable(const std::string& text) {
    return QString::fromStdString(text).replace(QLatin1String("-inf"), QStringLiteral("−∞"));
}

std::vector<OutlineEntry> RecordingTrack::outline() const {
    const auto entries = recording_->outline();
    return {entries.begin(), entries.end()};
}

QString RecordingTrack::sentence(std::int64_t at) const {
    return readable(recording_->at(at).text);
}

QString RecordingTrack::label(std::int64_t at) const {
    const Step step = recording_->at(at);
    if (at == 0)
        return tr("before the first cell");
    const QString row = tr("row %1 of %2").arg(step.row).arg(recording_->rows() - 1);
    if (step.phase == "initialise")
        return tr("initialise · %1").arg(row);
    if (step.phase == "way-back")
        return tr("way back · %1").arg(row);
    return tr("%1 · cell %2").arg(row).arg(step.changed.empty() ? 0 : step.changed.front().at.column);
}

} // namespace ks::ui
