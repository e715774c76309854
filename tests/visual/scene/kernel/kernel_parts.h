// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/visual/golden.h"
#include "tests/visual/outside.h"
#include "visual/scene/kernel/punch_card.h"
#include "visual/scene/kernel/traced_kernel.h"

#include <array>
#include <functional>

namespace ks::tests {

inline const scene::FixedMeasure measure;

/// Lanes 0 .. lanes - 1 access `bytes` bytes each, `stride` bytes apart.
inline scene::WarpAccess access(emulator::Op op, emulator::Memory space, int bytes, std::int64_t start,
                                std::int64_t stride, int lanes = 32) {
    scene::WarpAccess made{op, space, bytes, lanes == 32 ? ~0u : (1u << lanes) - 1, {}, {}};
    for (int lane = 0; lane < lanes; ++lane) {
        made.addresses[static_cast<std::size_t>(lane)] = static_cast<std::uint64_t>(start + stride * lane);
        made.values[static_cast<std::size_t>(lane)] = lane * lane;
    }
    return made;
}

inline scene::DisplayList drawn(double width, double height,
                                const std::function<double(scene::DisplayList&, const scene::Rect&)>& draw) {
    scene::DisplayList list{width, height, {}, {}};
    const double used = draw(list, {8, 8, width - 16, height - 16});
    if (used > height - 16 + 0.5)
        qFatal("%g pixels high, there are %g", used, height - 16);
    return list;
}

/// All texts of a picture, concatenated, because paragraphs are broken into lines.
inline QString words_in(const scene::DisplayList& list) {
    QStringList words;
    for (const scene::Primitive& item : list.items)
        if (const auto* text = std::get_if<scene::Text>(&item))
            words << QString::fromStdString(text->text).trimmed();
    return words.join(QLatin1Char(' '));
}

inline QString shown(const std::string& text) {
    return QString::fromStdString(text).replace(QChar(0x202F), QLatin1Char('_'));
}

inline void compare(const char* name, const scene::DisplayList& list) {
    compare_with_golden(QStringLiteral("visual"), QStringLiteral("kernel-") + QLatin1String(name),
                        to_text(list));
}

/// A kernel of seven lines and its cost in two launches.
inline Trace small_trace() {
    TraceLaunch launch{.kernel = "k.row",
                       .grid = 4,
                       .block = 64,
                       .shared_bytes = 0,
                       .sites = {},
                       .totals = {},
                       .schedule = {}};
    const auto site = [&](int line, emulator::Op op, emulator::Memory space, int bytes,
                          const Counters& counters) {
        TraceSite made;
        made.file = "k.inl";
        made.line = line;
        made.column = 9;
        made.op = op;
        made.space = space;
        made.bytes = bytes;
        made.counters = counters;
        launch.sites.push_back(made);
    };
    Counters loads, stores, branches, shared;
    count_global(loads, std::array<std::uint64_t, 4>{0, 32, 64, 96}, 4);
    count_global(stores, std::array<std::uint64_t, 2>{0, 4}, 4);
    count_shared(shared, 3, std::array<std::uint64_t, 2>{0, 128}, 4);
    branches.requests = 8;
    branches.divergent = 2;
    site(3, emulator::Op::branch, emulator::Memory::none, 0, branches);
    site(4, emulator::Op::load, emulator::Memory::global, 4, loads);
    site(5, emulator::Op::load, emulator::Memory::shared, 4, shared);
    site(6, emulator::Op::store, emulator::Memory::global, 4, stores);
    Trace trace;
    trace.launches = {launch, launch};
    return trace;
}

inline Finding race() {
    Finding made;
    made.kind = "race";
    made.severity = "error";
    made.launch = 1;
    made.block = 2;
    made.lanes = {3, 4};
    made.address = 8;
    made.sites = {1, 3};
    made.count = 1200;
    made.text = "lane 4 reads a word that lane 3 writes, and nothing orders them";
    return made;
}

} // namespace ks::tests
