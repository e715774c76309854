// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/fonts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <tuple>

#include <QCache>
#include <QFontDatabase>
#include <QStringList>

#include "visual/paint/font_files.h"
#include "visual/scene/numbers.h"

namespace ks::paint {
namespace {

int whole(double size) {
    return std::max(1, static_cast<int>(std::lround(size)));
}

Result<void> add_all() {
    for (const auto& [face, weight] : shipped_fonts) {
        const QString path = font_file(face, weight);
        if (QFontDatabase::addApplicationFont(path) < 0)
            return Error{.code = ErrorCode::internal,
                         .what = "the program's font cannot be loaded",
                         .where = path.toStdString()};
    }
    return {};
}

} // namespace

Result<void> load_fonts() {
    static const Result<void> loaded = add_all();
    return loaded;
}

QString font_file(scene::Face face, scene::Weight weight) {
    const bool mono = face == scene::Face::mono;
    const QString style = weight == scene::Weight::bold              ? QStringLiteral("Bold")
                          : weight == scene::Weight::medium && !mono ? QStringLiteral("Medium")
                                                                     : QStringLiteral("Regular");
    return QStringLiteral(":/assets/fonts/") +
           (mono ? QStringLiteral("JetBrainsMono-%1.ttf") : QStringLiteral("Inter-%1.otf")).arg(style);
}

QFont font(scene::Face face, double size, scene::Weight weight) {
    QFont font(face == scene::Face::mono ? QStringLiteral("JetBrains Mono") : QStringLiteral("Inter"));
    font.setPixelSize(whole(size));
    switch (weight) {
    case scene::Weight::regular:
        font.setWeight(QFont::Normal);
        break;
    case scene::Weight::medium:
        font.setWeight(QFont::Medium);
        break;
    case scene::Weight::bold:
        font.setWeight(QFont::Bold);
        break;
    }
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleHint(face == scene::Face::mono ? QFont::Monospace : QFont::SansSerif);
    return font;
}

const SizedFont& sized_font(scene::Face face, double size, scene::Weight weight) {
    // The program uses few sizes, so fonts are never removed. The cache is per thread, because threads must
    // not share a QFont.
    thread_local std::map<std::tuple<scene::Face, int, scene::Weight>, SizedFont> fonts;
    const auto key = std::tuple(face, whole(size), weight);
    auto found = fonts.find(key);
    if (found == fonts.end()) {
        const QFont made = font(face, size, weight);
        found = fonts.emplace(key, SizedFont{.font = made, .metrics = QFontMetricsF(made)}).first;
    }
    return found->second;
}

const TextRuns& text_runs(std::string_view text, scene::Face face, double size, scene::Weight weight) {
    constexpr QChar thin(0x202F);
    thread_local QCache<QString, TextRuns> shaped(20'000);
    const QString words = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    const QString key =
        words + QChar(whole(size)) + QChar(static_cast<int>(face) * 8 + static_cast<int>(weight));
    if (const TextRuns* known = shaped.object(key))
        return *known;

    const QFontMetricsF& metrics = sized_font(face, size, weight).metrics;
    auto runs = std::make_unique<TextRuns>();
    for (const QString& run : words.split(thin)) {
        if (!run.isEmpty()) {
            QStaticText glyphs(run);
            glyphs.setTextFormat(Qt::PlainText);
            runs->runs.push_back({.text = glyphs, .x = runs->width});
            runs->width += metrics.horizontalAdvance(run);
        }
        runs->width += scene::thin_space_em * size;
    }
    runs->width -= scene::thin_space_em * size; // one gap fewer than runs
    TextRuns* kept = runs.release();
    shaped.insert(key, kept);
    return *kept;
}

double FontMeasure::width(std::string_view text, scene::Face face, double size, scene::Weight weight) const {
    return text_runs(text, face, size, weight).width;
}

} // namespace ks::paint
