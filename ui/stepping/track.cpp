// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stepping/track.h"
#include "ui/widgets/texts.h"

#include "solvers/steps/table_layers.h"
#include "visual/scene/numbers.h"
#include "visual/scene/rich_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ks::ui {

namespace {

/// A search that looks at every step ends after so many, which take less than 100 ms.
constexpr std::int64_t most_searched = 20'000;

QString tr(const char* text) {
    return QCoreApplication::translate("Track", text);
}

/// Which of the items that a step weighs up is the best, from 0; -1: none.
std::ptrdiff_t choice_of(const Step& step) {
    const auto best = std::ranges::find_if(step.considered, &Considered::best);
    return best == step.considered.end() ? -1 : best - step.considered.begin();
}

/// The next step for which `other` holds.
template <class Other>
NextChange search(const Recording& recording, std::int64_t at, const Other& other) {
    const std::int64_t last = std::min(recording.count(), at + most_searched);
    for (std::int64_t step = at + 1; step <= last; ++step)
        if (other(recording.at(step)))
            return {.at = step};
    return {.why_not = last == recording.count()
                           ? tr("It stays the same to the end.")
                           : tr("It stays the same for the next %1 steps.")
                                 .arg(QString::fromStdString(scene::number(most_searched)))};
}

/// Letters below the line, or the word as it is if one of its letters has no such form.
QString subscript(const QString& word) {
    static const QString letters = QStringLiteral("0123456789+-()aehijklmnoprstuvx"),
                         low = QStringLiteral("₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ");
    QString lowered;
    for (const QChar letter : word) {
        const qsizetype at = letters.indexOf(letter);
        if (at < 0)
            return QLatin1Char('_') + word;
        lowered += low[at];
    }
    return lowered;
}

} // namespace

QString readable(const std::string& text) {
    const std::string written = scene::readable(text);
    QString words;
    for (const scene::RichPiece& piece : scene::braced_pieces(written)) {
        const QString part = QString::fromUtf8(piece.text.data(), static_cast<qsizetype>(piece.text.size()));
        words += piece.low ? subscript(part) : part;
    }
    return words;
}

std::vector<OutlineEntry> RecordingTrack::outline() const {
    const auto entries = recording_->outline();
    return {entries.begin(), entries.end()};
}

QString RecordingTrack::sentence(std::int64_t at) const {
    return readable(recording_->at(at).text);
}

NextChange RecordingTrack::next_change(std::int64_t at, Watched what) const {
    if (what == Watched::cell)
        return table_ ? next_in_column(*table_, at) : next_with_cell(at);
    const Step now = recording_->at(at);
    if (what == Watched::branch)
        return search(*recording_, at, [&now](const Step& step) { return step.lines != now.lines; });
    return search(*recording_, at, [choice = choice_of(now)](const Step& step) {
        return !step.considered.empty() && choice_of(step) != choice;
    });
}

/// A cell of a table has its value once, so what changes is the value in its column, from row to row.
NextChange RecordingTrack::next_in_column(const TableRecording& table, std::int64_t at) const {
    const TableRecording::Place place = table.place(at);
    if (!place.column || at == 0)
        return {.why_not = tr("This step computes no cell.")};
    const auto now = table.value({place.row, *place.column});
    for (std::int64_t row = place.row + 1; row < table.rows(); ++row)
        if (table.value({row, *place.column}) != now)
            return {.at = table.step_of({row, *place.column})};
    return {.why_not = tr("The value in this column stays the same to the last row.")};
}

NextChange RecordingTrack::next_with_cell(std::int64_t at) const {
    const Step now = recording_->at(at);
    if (now.changed.empty())
        return {.why_not = tr("This step changes no cell.")};
    const At cell = now.changed.front().at;
    return search(*recording_, at, [&cell](const Step& step) {
        return std::ranges::find(step.changed, cell, &CellValue::at) != step.changed.end();
    });
}

QString RecordingTrack::label(std::int64_t at) const {
    if (at == 0)
        return table_ ? tr("before the first cell") : tr("before the first step");
    const auto grouped = [](std::int64_t number) { return QString::fromStdString(scene::number(number)); };
    if (!table_ || table_->front(at))
        return tr("%1 · step %2 of %3")
            .arg(in_language(recording_->at(at).phase), grouped(at), grouped(count()));
    const TableRecording::Place place = table_->place(at);
    const QString row = layers_of(*table_)
                            ? QString::fromStdString(row_words(*table_, place.row))
                            : tr("row %1 of %2").arg(grouped(place.row), grouped(table_->rows() - 1));
    if (place.column)
        return tr("%1 · cell %2").arg(row, grouped(*place.column));
    return (place.phase == "initialise" ? tr("initialise · %1")
            : place.phase == "answer"   ? tr("answer · %1")
                                        : tr("way back · %1"))
        .arg(row);
}

} // namespace ks::ui
