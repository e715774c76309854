// SPDX-License-Identifier: Apache-2.0
#include "solvers/emulator/engine/event_logs.h"

#include <algorithm>

namespace ks::emulator {

void EventLogs::enter(Warp& warp, int first, int last) {
    streams_ = {};
    for (int i = first; i < last; ++i)
        stream(i) = {.at = begin(i), .end = begin(i), .ended = warp.states.is(i % 32, Wait::finished)};
    if (warp.kept.empty())
        return;
    const Event* from = warp.kept.data();
    for (int i = first; i < last; ++i) {
        const std::size_t count = warp.kept_count[static_cast<std::size_t>(i % 32)];
        stream(i).end = std::copy_n(from, count, begin(i));
        from += count;
    }
    warp.kept.clear();
}

void EventLogs::leave(Warp& warp, int first, int last) {
    if (std::ranges::all_of(streams_, [](const EventStream& left) { return left.empty(); }))
        return;
    for (int i = first; i < last; ++i) {
        const EventStream& left = stream(i);
        warp.kept_count[static_cast<std::size_t>(i % 32)] = static_cast<std::uint16_t>(left.end - left.at);
        warp.kept.insert(warp.kept.end(), left.at, left.end);
    }
}

} // namespace ks::emulator
