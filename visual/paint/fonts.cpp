// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/paint/fonts.h"

#include <algorithm>
#include <cmath>

#include <QFontDatabase>
#include <QStringList>

#include "visual/scene/numbers.h"

namespace ks::paint {
namespace {

int whole(double size) {
    return std::max(1, static_cast<int>(std::lround(size)));
}

Result<void> add_all() {
    for (const char* file : {"Inter-Regular.otf", "Inter-Medium.otf", "Inter-Bold.otf",
                             "JetBrainsMono-Regular.ttf", "JetBrainsMono-Bold.ttf"}) {
        const QString path = QStringLiteral(":/assets/fonts/") + QLatin1String(file);
        if (QFontDatabase::addApplicationFont(path) < 0)
            return Error{ErrorCode::internal, "the program's font cannot be loaded", path.toStdString(), ""};
    }
    return {};
}

} // namespace

Result<void> load_fonts() {
    static const Result<void> loaded = add_all();
    return loaded;
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

TextRuns runs_of(const QString& text, const QFontMetricsF& metrics, double size) {
    constexpr QChar thin(0x202F);
    TextRuns out;
    bool first = true;
    for (const QString& run : text.split(thin)) {
        if (!first)
            out.width += scene::thin_space_em * size;
        first = false;
        if (run.isEmpty())
            continue;
        out.runs.push_back({run, out.width});
        out.width += metrics.horizontalAdvance(run);
    }
    return out;
}

double FontMeasure::width(std::string_view text, scene::Face face, double size, scene::Weight weight) const {
    const auto key = std::tuple(face, whole(size), weight);
    auto found = metrics_.find(key);
    if (found == metrics_.end())
        found = metrics_.emplace(key, QFontMetricsF(font(face, size, weight))).first;
    const QString qtext = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    return runs_of(qtext, found->second, size).width;
}

} // namespace ks::paint
