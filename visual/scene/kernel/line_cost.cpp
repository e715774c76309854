// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/line_cost.h"

#include "solvers/core/formatted.h"
#include "solvers/core/language.h"
#include "visual/scene/numbers.h"

#include <algorithm>

namespace ks::scene {

namespace {

using emulator::Memory;
using emulator::Op;

/// The pieces of `piece` bytes that `counters` moved or delivered beyond the minimum for its requests and
/// bytes.
double excess(const Counters& counters, std::int64_t piece) {
    const double least = std::max(static_cast<double>(counters.requests),
                                  static_cast<double>(counters.bytes_used) / static_cast<double>(piece));
    return std::max(0.0, static_cast<double>(counters.bytes_moved / piece) - least);
}

int kinds_of(const LineCost& cost) {
    return (cost.moved().requests > 0 ? 1 : 0) + (cost.delivered().requests > 0 ? 1 : 0) +
           (cost.branches.requests > 0 ? 1 : 0);
}

std::string worst_words(Loss worst) {
    switch (worst) {
    case Loss::sectors:
        return said("; it loses most by bytes that are moved and not used");
    case Loss::wavefronts:
        return said("; it loses most by wavefronts");
    case Loss::divergence:
        return said("; it loses most by divergence");
    }
    return "";
}

} // namespace

std::int64_t LineCost::requests() const {
    return moved().requests + delivered().requests + branches.requests + other.requests;
}

Counters LineCost::moved() const {
    Counters all = global;
    return all += whole_lines;
}

Counters LineCost::delivered() const {
    Counters all = shared;
    return all += constant;
}

void LineCost::add(const TraceSite& site, int load_bytes) {
    if (site.op == Op::watch)
        return;
    Counters& counters = site.op == Op::branch                    ? branches
                         : site.space == Memory::none             ? other
                         : site.space == Memory::shared           ? shared
                         : site.space == Memory::constant         ? constant
                         : moved_at_once(site, load_bytes) == 128 ? whole_lines
                                                                  : global;
    counters += site.counters;
}

double loss_of(const LineCost& cost, Loss loss) {
    switch (loss) {
    case Loss::sectors:
        return excess(cost.global, 32) + excess(cost.whole_lines, 128);
    case Loss::wavefronts:
        return static_cast<double>(cost.delivered().conflicts);
    case Loss::divergence:
        return static_cast<double>(cost.branches.divergent);
    }
    return 0;
}

std::optional<Loss> worst_of(const LineCost& cost) {
    if (kinds_of(cost) < 2)
        return std::nullopt;
    constexpr std::array all{Loss::wavefronts, Loss::sectors, Loss::divergence};
    const Loss worst = *std::ranges::max_element(all, {}, [&](Loss each) { return loss_of(cost, each); });
    return loss_of(cost, worst) > 0 ? std::optional(worst) : std::nullopt;
}

std::string title_of(Heat heat) {
    switch (heat) {
    case Heat::instructions:
        return said("warp instructions");
    case Heat::sectors:
        return said("sectors of global memory");
    case Heat::wasted:
        return said("bytes moved and not used");
    case Heat::conflicts:
        return said("bank conflicts");
    case Heat::divergence:
        return said("divergent branches");
    }
    return "";
}

double heat_of(const LineCost& cost, Heat heat) {
    switch (heat) {
    case Heat::instructions:
        return static_cast<double>(cost.requests());
    case Heat::sectors:
        return static_cast<double>(cost.sectors());
    case Heat::wasted:
        return static_cast<double>(cost.moved().bytes_moved - cost.moved().bytes_used);
    case Heat::conflicts:
        return static_cast<double>(cost.shared.conflicts);
    case Heat::divergence:
        return static_cast<double>(cost.branches.divergent);
    }
    return 0;
}

std::map<int, LineCost> line_costs(std::span<const TraceLaunch> launches, std::string_view file,
                                   int load_bytes) {
    std::map<int, LineCost> costs;
    for (const TraceLaunch& launch : launches)
        for (const TraceSite& site : launch.sites)
            if (site.file == file && site.op != Op::watch)
                costs[site.line].add(site, load_bytes);
    return costs;
}

std::string words_of(const LineCost& cost) {
    std::string text = counted("{} counted warp instruction", "{} counted warp instructions", cost.requests(),
                               number(cost.requests()));
    if (const Counters& c = cost.whole_lines; c.requests > 0)
        text += counted("; {} line of 128 bytes of global memory, {} of {} bytes used",
                        "; {} lines of 128 bytes of global memory, {} of {} bytes used", c.lines_128,
                        number(c.lines_128), percent(c.efficiency()), number(c.bytes_moved));
    if (const Counters& c = cost.global; c.requests > 0)
        text += formatted(
            "; {} in {}, {} of {} bytes used",
            counted("{} sector of global memory", "{} sectors of global memory", c.sectors,
                    number(c.sectors)),
            counted("{} line of 128 bytes", "{} lines of 128 bytes", c.lines_128, number(c.lines_128)),
            percent(c.efficiency()), number(c.bytes_moved));
    if (const Counters& c = cost.shared; c.requests > 0)
        text += counted("; {} wavefront of shared memory, {} of them for bank conflicts",
                        "; {} wavefronts of shared memory, {} of them for bank conflicts", c.wavefronts,
                        number(c.wavefronts), number(c.conflicts));
    if (const Counters& c = cost.constant; c.requests > 0)
        text += counted("; {} wavefront of constant memory", "; {} wavefronts of constant memory",
                        c.wavefronts, number(c.wavefronts));
    if (const Counters& c = cost.branches; c.requests > 0)
        text += counted("; {} of {} branch diverges", "; {} of {} branches diverge", c.requests,
                        number(c.divergent), number(c.requests));
    if (cost.other.iterations > 0)
        text += counted("; {} round of waiting", "; {} rounds of waiting", cost.other.iterations,
                        number(cost.other.iterations));
    if (const auto worst = worst_of(cost))
        text += worst_words(*worst);
    return text;
}

} // namespace ks::scene
