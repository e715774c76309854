// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/track.h"

#include "visual/scene/numbers.h"

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
    if (at == 0)
        return table_ ? tr("before the first cell") : tr("before the first step");
    const auto grouped = [](std::int64_t number) { return QString::fromStdString(scene::number(number)); };
    if (!table_)
        return tr("%1 · step %2 of %3")
            .arg(QString::fromStdString(recording_->at(at).phase), grouped(at), grouped(count()));
    const TableRecording::Place place = table_->place(at);
    const QString row = tr("row %1 of %2").arg(grouped(place.row), grouped(table_->rows() - 1));
    if (place.column)
        return tr("%1 · cell %2").arg(row, grouped(*place.column));
    return (place.phase == "initialise" ? tr("initialise · %1") : tr("way back · %1")).arg(row);
}

} // namespace ks::ui
