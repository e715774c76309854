// SPDX-License-Identifier: GPL-3.0-or-later
#include "visual/scene/kernel/kernel_counters.h"
#include "solvers/core/language.h"

#include "solvers/core/formatted.h"
#include "visual/scene/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ks::scene {

namespace {

constexpr const char *of_global_loads = "global memory, loads", *of_global_stores = "global memory, stores",
                     *of_shared_loads = "shared memory, loads", *of_shared_stores = "shared memory, stores",
                     *of_kernel = "kernel";

using Figure = std::optional<double> (*)(const TraceTotals&);

/// A counter that the emulator and the hardware both have; the only place that maps one to the other.
struct SharedCounter {
    const char *group, *name, *counter;
    bool share;
    Figure emulated;
};

double as_figure(std::int64_t count) {
    return static_cast<double>(count);
}

/// The number of sectors moved; a line of 128 bytes (Trace::load_bytes) is four sectors.
std::optional<double> moved_sectors(const Counters& counters) {
    return as_figure(counters.bytes_moved / 32);
}

/// Returns nothing if no bytes were moved.
std::optional<double> moved_efficiency(const Counters& counters) {
    return counters.bytes_moved > 0 ? std::optional(counters.efficiency()) : std::nullopt;
}

std::optional<double> one_way(const TraceTotals& totals) {
    return totals.branches > 0
               ? std::optional(1 - static_cast<double>(totals.divergent) / as_figure(totals.branches))
               : std::nullopt;
}

constexpr std::array both_have{
    SharedCounter{of_kernel, "branches taken one way", "branch_efficiency", true, one_way},
    SharedCounter{of_global_loads, "requests", "global_load_requests", false,
                  [](const TraceTotals& t) { return std::optional(as_figure(t.global.load.requests)); }},
    SharedCounter{of_global_loads, "sectors", "global_load_sectors", false,
                  [](const TraceTotals& t) { return moved_sectors(t.global.load); }},
    SharedCounter{of_global_loads, "efficiency", "global_load_efficiency", true,
                  [](const TraceTotals& t) { return moved_efficiency(t.global.load); }},
    SharedCounter{of_global_stores, "requests", "global_store_requests", false,
                  [](const TraceTotals& t) { return std::optional(as_figure(t.global.store.requests)); }},
    SharedCounter{of_global_stores, "sectors", "global_store_sectors", false,
                  [](const TraceTotals& t) { return moved_sectors(t.global.store); }},
    SharedCounter{of_global_stores, "efficiency", "global_store_efficiency", true,
                  [](const TraceTotals& t) { return moved_efficiency(t.global.store); }},
    SharedCounter{of_shared_loads, "wavefronts", "shared_load_transactions", false,
                  [](const TraceTotals& t) { return std::optional(as_figure(t.shared.load.wavefronts)); }},
    SharedCounter{of_shared_loads, "bank conflicts", "shared_load_bank_conflict", false,
                  [](const TraceTotals& t) { return std::optional(as_figure(t.shared.load.conflicts)); }},
    SharedCounter{of_shared_stores, "wavefronts", "shared_store_transactions", false,
                  [](const TraceTotals& t) { return std::optional(as_figure(t.shared.store.wavefronts)); }},
    SharedCounter{of_shared_stores, "bank conflicts", "shared_store_bank_conflict", false,
                  [](const TraceTotals& t) { return std::optional(as_figure(t.shared.store.conflicts)); }},
};
constexpr const char* occupancy_counter = "achieved_occupancy";

const live::CounterRange* counted_range(const HardwareCount* hardware, const std::string& kernel) {
    if (!hardware)
        return nullptr;
    const auto at = std::ranges::find(hardware->counters.ranges, kernel, &live::CounterRange::name);
    return at == hardware->counters.ranges.end() ? nullptr : &*at;
}

/// Adds the hardware's value of a counter. The runner is not trusted: impossible values are ignored.
void take_counted(KernelCounter& into, const live::CounterRange* range) {
    if (!range)
        return;
    const auto at = std::ranges::find(range->counters, into.counter, &live::Counter::name);
    if (at == range->counters.end() || !std::isfinite(at->value) || at->value < 0 || at->value > 9e18)
        return;
    into.metric = at->metric;
    into.counted = into.share ? at->value / 100 : at->value;
}

std::string figure_text(const std::optional<double>& value, bool share) {
    if (!value)
        return "–";
    return share ? percent(*value) : number(static_cast<std::int64_t>(std::llround(*value)));
}

std::string launches_text(std::int64_t count) {
    return formatted("{} {}", number(count), counted("launch", "launches", count));
}

std::string counted_by(const HardwareCount& hardware) {
    const live::Counters& counters = hardware.counters;
    std::string words = formatted("Counted by the hardware: {}", hardware.device);
    if (!counters.chip.empty())
        words += formatted(" ({})", counters.chip);
    if (!hardware.host.empty())
        words += formatted(" of {}", hardware.host);
    if (counters.passes > 0)
        words += formatted(", {} {}", number(counters.passes), counted("pass", "passes", counters.passes));
    return words + ".";
}

/// The names of the counted kernels, at most a few.
std::string counted_kernels(const std::vector<live::CounterRange>& ranges) {
    constexpr std::size_t most = 4;
    std::string names;
    for (std::size_t i = 0; i < std::min(most, ranges.size()); ++i)
        names += (i > 0 ? ", " : "") + ranges[i].name;
    return ranges.size() > most ? formatted("{} and {} more", names, ranges.size() - most) : names;
}

void add_cautions(KernelCounters& made, const Trace& trace, const HardwareCount& hardware,
                  const live::CounterRange* range) {
    if (!range) {
        made.notes.push_back(hardware.counters.ranges.empty()
                                 ? said("The hardware saw no launch in that run.")
                                 : formatted("The hardware saw no launch of {} in that run; it counted {}.",
                                             made.kernel, counted_kernels(hardware.counters.ranges)));
        return;
    }
    if (range->launches != made.launches)
        made.notes.push_back(formatted("The emulator made {}, and the hardware counted {}.",
                                       launches_text(made.launches), launches_text(range->launches)));
    if (trace.sampled && trace.sampled->first < trace.sampled->second)
        made.notes.push_back(
            formatted("The emulator traced {} of {} blocks, and its counts are of these alone; the hardware "
                      "counted all of them.",
                      number(trace.sampled->first), number(trace.sampled->second)));
    if (!hardware.device.ends_with(trace.device.name))
        made.notes.push_back(formatted("The emulator imitated another GPU: {}.", trace.device.name));
    if (std::ranges::any_of(trace.launches, [&](const TraceLaunch& launch) {
            return launch.kernel == made.kernel && launch.cooperative;
        }))
        made.notes.push_back(
            said("While a block waits for the others, the hardware counts each look at what it "
                 "waits for, and the emulator does not."));
}

} // namespace

bool KernelCounter::differs() const {
    return emulated && counted && emulated_text() != counted_text();
}

std::string KernelCounter::emulated_text() const {
    return figure_text(emulated, share);
}

std::string KernelCounter::counted_text() const {
    return figure_text(counted, share);
}

std::string KernelCounter::difference_text() const {
    if (!emulated || !counted)
        return {};
    if (!differs())
        return "=";
    const double scale = share ? 1000 : 1; // values are compared as printed: shares to a tenth of a per cent
    const double more = std::round(scale * *counted) - std::round(scale * *emulated);
    const char* const sign = more < 0 ? "−" : "+";
    return share ? formatted("{}{} points", sign, number(std::abs(more) / 10, 1))
                 : sign + number(static_cast<std::int64_t>(std::abs(more)));
}

bool KernelCounters::counted() const {
    return std::ranges::any_of(counters, [](const KernelCounter& each) { return each.counted.has_value(); });
}

std::vector<std::string> shared_counters() {
    std::vector<std::string> names{occupancy_counter};
    for (const SharedCounter& each : both_have)
        names.emplace_back(each.counter);
    return names;
}

KernelCounters kernel_counters(const Trace& trace, std::int64_t launch, const HardwareCount* hardware,
                               const std::string& why) {
    KernelCounters made;
    if (launch < 0 || launch >= static_cast<std::int64_t>(trace.launches.size()))
        return made;
    made.kernel = trace.launches[static_cast<std::size_t>(launch)].kernel;
    TraceTotals totals;
    for (const TraceLaunch& each : trace.launches)
        if (each.kernel == made.kernel) {
            totals += each.totals;
            ++made.launches;
        }
    const live::CounterRange* const range = counted_range(hardware, made.kernel);
    made.counters.push_back({.group = of_kernel,
                             .name = "launches",
                             .emulated = as_figure(made.launches),
                             .counted = range ? std::optional(as_figure(range->launches)) : std::nullopt});
    KernelCounter& occupancy =
        made.counters.emplace_back(KernelCounter{.group = of_kernel,
                                                 .name = "achieved occupancy",
                                                 .counter = occupancy_counter,
                                                 .share = true,
                                                 .modelled = true,
                                                 .emulated = modelled_occupancy(trace, made.kernel)});
    take_counted(occupancy, range);
    for (const SharedCounter& each : both_have) {
        KernelCounter& counter = made.counters.emplace_back(KernelCounter{.group = each.group,
                                                                          .name = each.name,
                                                                          .counter = each.counter,
                                                                          .share = each.share,
                                                                          .emulated = each.emulated(totals)});
        take_counted(counter, range);
    }
    std::erase_if(made.counters, [](const KernelCounter& each) { // counters that neither side has are omitted
        return each.emulated.value_or(0) == 0 && each.counted.value_or(0) == 0 && !each.share;
    });
    std::erase_if(made.counters, [](const KernelCounter& each) { return !each.emulated && !each.counted; });
    if (std::ranges::any_of(made.counters,
                            [](const KernelCounter& each) { return each.modelled && each.emulated; }))
        made.notes.emplace_back(said("The emulator's occupancy is that of its modelled block schedule."));
    made.source = hardware ? counted_by(*hardware) : why;
    if (hardware)
        add_cautions(made, trace, *hardware, range);
    return made;
}

} // namespace ks::scene
