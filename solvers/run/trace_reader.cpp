// SPDX-License-Identifier: Apache-2.0
#include "solvers/run/trace_reader.h"

#include "solvers/core/formatted.h"
#include "solvers/core/sha256.h"
#include "solvers/emulator/op_words.h"
#include "solvers/kernels/kernel_sources.h"
#include "solvers/run/trace_fields.h"

#include <algorithm>
#include <tuple>

namespace ks {

namespace {

using emulator::Event;
using emulator::Found;
using emulator::Memory;
using emulator::Op;
using emulator::Recorder;

/// Returns the operation as shown to the reader.
Op shown(Op op) {
    if (op == Op::grid_barrier)
        return Op::barrier;
    return op > Op::watch ? Op::branch : op;
}

TraceSite site_of(std::uint64_t what) {
    const emulator::ResolvedPosition position = emulator::resolve_position(Event::position(what));
    return {.file = position.file,
            .line = position.line,
            .column = position.column,
            .op = shown(Event::op(what)),
            .space = Event::memory(what),
            .bytes = static_cast<int>(Event::bytes(what))};
}

/// The order of a launch's sites in documents: alphabetical by words.
auto key_of(const TraceSite& site) {
    return std::tuple(std::string_view(site.file), site.line, site.column, to_text(site.op),
                      to_text(site.space), site.bytes);
}

/// Returns the site of an operation that may never have been counted.
int index_of(std::vector<TraceSite>& sites, const TraceSite& wanted) {
    const auto at = std::ranges::lower_bound(sites, key_of(wanted), {}, key_of);
    const auto index = static_cast<int>(at - sites.begin());
    if (at == sites.end() || key_of(*at) != key_of(wanted))
        sites.insert(at, wanted);
    return index;
}

/// Blocks that were not traced get the average cost of the traced ones.
std::optional<BlockSchedule> read_schedule(const Recorder::Launched& launched, int sms) {
    if (launched.costs.empty() || launched.blocks_per_sm == 0)
        return std::nullopt;
    BlockSchedule schedule{
        .sms = sms, .blocks_per_sm = launched.blocks_per_sm, .measured = launched.measured};
    std::int64_t sum = 0;
    for (const std::int64_t cost : launched.costs)
        if (cost >= 0) {
            ++schedule.counted;
            sum += cost;
        }
    const std::int64_t mean = schedule.counted == 0 ? 0 : (sum + schedule.counted / 2) / schedule.counted;
    for (const std::int64_t counted : launched.costs) {
        const std::int64_t cost = counted >= 0 ? counted : mean;
        if (schedule.costs.empty() || schedule.costs.back().cost != cost)
            schedule.costs.push_back({.cost = cost});
        ++schedule.costs.back().blocks;
    }
    return schedule;
}

TraceLaunch read_launch(const Recorder::Launched& launched, const Recorder& recorder) {
    TraceLaunch launch{.kernel = launched.kernel,
                       .grid = launched.shape.grid,
                       .block = launched.shape.block,
                       .shared_bytes = launched.shape.shared_bytes,
                       .cooperative = launched.shape.cooperative};
    // Instantiations of one template have different positions, but are one place for a reader.
    for (const auto& [what, counters] : launched.sites.sites()) {
        const int index = index_of(launch.sites, site_of(what));
        launch.sites[static_cast<std::size_t>(index)].counters += counters;
    }
    if (launched.window)
        for (const auto& [what, name] : launched.window->names())
            launch.sites[static_cast<std::size_t>(index_of(launch.sites, site_of(what)))].name = name;
    for (TraceSite& site : launch.sites) {
        if (moved_at_once(site, recorder.load_bytes) == 128)
            site.counters.bytes_moved = 128 * site.counters.lines_128;
        launch.totals.add(site);
    }
    launch.schedule = read_schedule(launched, recorder.sms);
    return launch;
}

/// Returns the fault that voided the last launch, as a finding.
Found found_of(const emulator::LaunchFault& fault, std::int64_t launch) {
    return {.kind = fault.kind,
            .launch = launch,
            .block = fault.block,
            .lanes = fault.lanes,
            .sites = fault.sites,
            .address = fault.address,
            .count = 1,
            .text = fault.text};
}

TraceInstruction read_instruction(emulator::WarpRecord::Instruction&& seen, std::vector<TraceSite>& sites) {
    TraceInstruction instruction{.site = index_of(sites, site_of(seen.what)),
                                 .mask = seen.mask,
                                 .values = std::move(seen.values),
                                 .parts = seen.parts,
                                 .real = seen.real};
    if (Event::memory(seen.what) != Memory::none)
        for (const std::uint64_t where : seen.wheres)
            instruction.addresses.push_back(where & Event::low48);
    return instruction;
}

void read_window(const Recorder& recorder, Trace& trace) {
    if (!recorder.window || recorder.window->launch >= static_cast<std::int64_t>(trace.launches.size()))
        return;
    const auto launch = static_cast<std::size_t>(recorder.window->launch);
    const emulator::WarpRecord& seen = *recorder.launches[launch].window;
    RecordedWarp window{.at = *recorder.window, .count = seen.total()};
    for (auto& instruction : seen.instructions())
        window.instructions.push_back(read_instruction(std::move(instruction), trace.launches[launch].sites));
    if (const auto recorded = static_cast<std::int64_t>(window.instructions.size()); recorded < window.count)
        window.cut = formatted("The warp ran {} instructions; the first {} of them are recorded.",
                               window.count, recorded);
    trace.window = std::move(window);
}

/// Returns the findings. Each kind is listed once for the same places as a reader sees them, regardless of
/// instantiations.
std::vector<Finding> read_findings(const std::vector<Found>& all, std::vector<TraceLaunch>& launches) {
    const auto sites_of = [&](const Found& found) -> std::vector<TraceSite>& {
        return launches.at(static_cast<std::size_t>(found.launch)).sites;
    };
    for (const Found& found : all)
        for (const std::uint64_t what : found.sites)
            index_of(sites_of(found), site_of(what)); // first, because a later site may move an earlier one
    std::vector<Finding> findings;
    for (const Found& found : all) {
        Finding finding{.kind = found.kind,
                        .severity = found.benign ? "benign" : "error",
                        .launch = found.launch,
                        .block = found.block,
                        .lanes = found.lanes,
                        .address = found.address,
                        .count = found.count,
                        .text = found.text};
        for (const std::uint64_t what : found.sites)
            finding.sites.push_back(index_of(sites_of(found), site_of(what)));
        const auto same = std::ranges::find_if(findings, [&](const Finding& other) {
            return other.kind == finding.kind && other.launch == finding.launch &&
                   std::ranges::is_permutation(other.sites, finding.sites);
        });
        if (same != findings.end())
            same->count += finding.count;
        else
            findings.push_back(std::move(finding));
    }
    return findings;
}

std::vector<TraceSource> sources_of(const std::vector<TraceLaunch>& launches) {
    std::vector<TraceSource> used;
    for (const KernelSource& source : kernel_sources())
        if (std::ranges::any_of(launches, [&](const TraceLaunch& launch) {
                return launch.kernel.substr(0, launch.kernel.find('.')) == source.name;
            }))
            used.push_back({.file = std::string(source.file), .sha256 = sha256(source.text)});
    return used;
}

} // namespace

int moved_at_once(const TraceSite& site, int load_bytes) {
    return site.op == Op::load && site.space == Memory::global ? load_bytes : 32;
}

void TraceTotals::add(const TraceSite& site) {
    if (site.op == Op::branch) {
        branches += site.counters.requests;
        divergent += site.counters.divergent;
        return;
    }
    if (site.space == emulator::Memory::none)
        return;
    Memory& memory = site.space == emulator::Memory::shared     ? shared
                     : site.space == emulator::Memory::constant ? constant
                                                                : global;
    (site.op == Op::load    ? memory.load
     : site.op == Op::store ? memory.store
                            : memory.atomic) += site.counters;
}

TraceTotals& TraceTotals::operator+=(const TraceTotals& other) {
    for (const auto& [space, memory] : trace_fields::memories)
        for (const auto& [op, counters] : trace_fields::accesses)
            (this->*memory).*counters += (other.*memory).*counters;
    branches += other.branches;
    divergent += other.divergent;
    return *this;
}

namespace emulator {

void read_launches(const Recorder& recorder, Trace& trace) {
    for (const Recorder::Launched& launched : recorder.launches) {
        trace.launches.push_back(read_launch(launched, recorder));
        trace.totals += trace.launches.back().totals;
    }
    std::vector<Found> found = recorder.found;
    if (recorder.fault && !recorder.fault->kind.empty()) {
        found.push_back(found_of(*recorder.fault, static_cast<std::int64_t>(trace.launches.size()) - 1));
        trace.launches.back().finished = false;
    }
    trace.findings = read_findings(found, trace.launches);
    read_window(recorder, trace); // when all sites have been added
    trace.sources = sources_of(trace.launches);
    trace.buffers = recorder.buffers;
    trace.load_bytes = recorder.load_bytes;
    if (!recorder.blocks)
        return;
    trace.sampled.emplace(0, 0);
    for (const Recorder::Launched& launched : recorder.launches) {
        trace.sampled->first += launched.traced;
        trace.sampled->second += launched.shape.grid;
    }
}

} // namespace emulator

} // namespace ks
