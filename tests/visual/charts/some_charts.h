// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual/charts/bar_chart.h"
#include "visual/export/export.h"

#include <QImage>

namespace ks::tests {

inline std::vector<visual::Timing> timings() {
    return {{"mckp.sequential", "cpu", visual::Source::measured, "this computer", 0.412,
             visual::Spread{0.405, 0.44}},
            {"mckp.multicore", "cpu", visual::Source::measured, "this computer", 0.0612,
             visual::Spread{0.055, 0.071}},
            {"mckp.global", "gpu:0", visual::Source::recorded, "NVIDIA H200, 2026-11-20", 0.00188,
             visual::Spread{0.0018, 0.0021}},
            {"mckp.shared", "gpu:0", visual::Source::recorded, "NVIDIA H200, 2026-11-20", 0.00153,
             visual::Spread{0.0015, 0.0016}},
            {"mckp.shared", "Tesla M2050", visual::Source::printed, "thesis, Table 5.4", 0.0094, {}},
            {"mckp.global", "emulator", visual::Source::emulated, "h200", 73, {}}};
}

inline visual::BarChart times() {
    return *visual::BarChart::times("Set 5: m = 100, C = 303\u202F500", timings());
}

inline visual::BarChart speedups() {
    return *visual::BarChart::speedups("Set 5: m = 100, C = 303\u202F500", timings(), 0);
}

inline const visual::BarChart::Bar& bar(const visual::BarChart& chart, const char* label, const char* group) {
    for (const visual::BarChart::Bar& candidate : chart.bars())
        if (chart.labels()[candidate.label] == label && chart.groups()[candidate.group].name == group)
            return candidate;
    qFatal("no such bar");
}

inline QImage painted(const visual::Picture& picture) {
    return QImage::fromData(*visual::encoded(picture, visual::Format::png), "PNG");
}

} // namespace ks::tests
