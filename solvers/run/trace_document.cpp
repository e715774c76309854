// SPDX-License-Identifier: Apache-2.0
// Reads what trace_json.cpp writes.
#include "solvers/core/cell_number_json.h"
#include "solvers/core/document_format.h"
#include "solvers/core/formatted.h"
#include "solvers/core/json_members.h"
#include "solvers/core/sentence_json.h"
#include "solvers/emulator/op_words.h"
#include "solvers/run/trace.h"
#include "solvers/run/trace_fields.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace ks {

namespace {

using emulator::Memory;
using emulator::Op;

using json::Cursor;
using json::is_null;
using json::list;
using json::Node;
using json::number;
using json::only;
using json::text;
using json::whole;
using json::word;

/// More than a trace counts within its budget of events, and so little that counters may be added up over all
/// sites that a document has room for.
constexpr std::int64_t most_counted = std::int64_t{1} << 40;
/// Of a launch, as CUDA has it: blocks may be added up over launches.
constexpr std::int64_t most_blocks = std::numeric_limits<std::int32_t>::max();

Result<std::int64_t> counted(const Cursor& at, std::string_view key, std::int64_t least = 0) {
    return number(at, key, least, most_counted);
}

Result<std::uint64_t> address(const Cursor& at) {
    KS_TRY(const std::int64_t value, at.natural());
    return static_cast<std::uint64_t>(value);
}

Result<Counters> read_counters(const Cursor& at) {
    Counters counters;
    for (const auto& [name, field] : trace_fields::counters) {
        KS_TRY(counters.*field, counted(at, name));
    }
    KS_TRY(const Cursor efficiency, at.member("efficiency"));
    if (is_null(efficiency) != (counters.bytes_moved == 0))
        return efficiency.error("an efficiency is null where nothing was moved, and only there");
    if (!is_null(efficiency))
        KS_CHECK(efficiency.number());
    return counters;
}

/// The names of the counters and some more.
std::vector<std::string_view> counter_keys(std::initializer_list<std::string_view> more) {
    std::vector<std::string_view> keys = more;
    for (const auto& [name, field] : trace_fields::counters)
        keys.push_back(name);
    keys.push_back("efficiency");
    return keys;
}

Result<TraceTotals> read_totals(const Cursor& at) {
    KS_CHECK(only(at, {"global", "shared", "constant", "branches", "divergent"}));
    static const std::vector<std::string_view> keys = counter_keys({});
    TraceTotals totals;
    for (const auto& [space, memory] : trace_fields::memories) {
        KS_TRY(const Cursor member, at.member(space));
        KS_CHECK(only(member, {"load", "store", "atomic"}));
        for (const auto& [op, counters] : trace_fields::accesses) {
            KS_TRY(const Cursor access, member.member(op));
            KS_CHECK(access.only(keys));
            KS_TRY((totals.*memory).*counters, read_counters(access));
        }
    }
    KS_TRY(totals.branches, counted(at, "branches"));
    KS_TRY(totals.divergent, counted(at, "divergent"));
    return totals;
}

/// The value of an enumeration by its word.
template <class T, std::size_t N>
Result<T> worded(const Cursor& at, std::string_view key, const T (&values)[N]) {
    std::array<std::string_view, N> words;
    std::ranges::transform(values, words.begin(), [](T value) { return to_text(value); });
    KS_TRY(const std::string found, word(at, key, words));
    return values[std::ranges::find(words, found) - words.begin()];
}

Result<TraceSite> read_site(const Cursor& at) {
    static const std::vector<std::string_view> keys =
        counter_keys({"file", "line", "column", "op", "space", "bytes", "divergent", "iterations", "name"});
    KS_CHECK(at.only(keys));
    TraceSite site;
    KS_TRY(site.counters, read_counters(at));
    KS_TRY(site.file, text(at, "file"));
    KS_TRY(site.line, number<int>(at, "line", 1));
    KS_TRY(site.column, number<int>(at, "column"));
    KS_TRY(site.op, worded(at, "op", trace_fields::operations));
    KS_TRY(const Cursor space, at.member("space"));
    if (!is_null(space)) {
        KS_TRY(site.space, worded(at, "space", trace_fields::spaces));
    }
    KS_TRY(site.bytes, number<int>(at, "bytes", 0, 16));
    if (site.op == Op::branch) {
        KS_TRY(site.counters.divergent, counted(at, "divergent"));
    }
    if (site.op == Op::spin) {
        KS_TRY(site.counters.iterations, counted(at, "iterations"));
    }
    if (site.op == Op::watch) {
        KS_TRY(site.name, text(at, "name"));
    }
    return site;
}

/// A field that is there only where it differs from the usual.
Result<bool> flag(const Cursor& at, const char* name, bool usual) {
    if (!at.has(name))
        return usual;
    KS_TRY(const json::Cursor field, at.member(name));
    return field.boolean();
}

Result<BlockSchedule> read_schedule(const Cursor& at, std::int64_t grid) {
    KS_CHECK(only(at, {"sms", "blocks_per_sm", "counted", "costs", "measured"}));
    BlockSchedule schedule;
    KS_TRY(schedule.measured, flag(at, "measured", true));
    if (grid > most_scheduled_blocks)
        return at.error("a launch of so many blocks has no schedule");
    KS_TRY(schedule.sms, number<int>(at, "sms", 1, 1 << 16));
    KS_TRY(schedule.blocks_per_sm, number(at, "blocks_per_sm", 1, 1 << 16));
    KS_TRY(schedule.counted, number(at, "counted", 0, grid));
    std::int64_t left = grid;
    KS_CHECK(list(at, "costs", schedule.costs, [&](const Cursor& run) -> Result<BlockCosts> {
        KS_TRY(const std::size_t size, run.size());
        if (size != 2)
            return run.error("expected [blocks, cost]");
        KS_TRY(const std::int64_t blocks, run.element(0).integer(1, left));
        KS_TRY(const std::int64_t cost, run.element(1).integer(0, most_counted));
        left -= blocks;
        return BlockCosts{.blocks = blocks, .cost = cost};
    }));
    if (left != 0)
        return at.error(ks::counted("the costs leave out {} block of the launch",
                                    "the costs leave out {} blocks of the launch", left));
    return schedule;
}

Result<TraceLaunch> read_launch(const Cursor& at) {
    KS_CHECK(only(at, {"kernel", "grid", "block", "shared_bytes", "cooperative", "finished", "totals",
                       "schedule", "sites"}));
    TraceLaunch launch;
    KS_TRY(launch.kernel, text(at, "kernel"));
    KS_TRY(launch.grid, number(at, "grid", 1, most_blocks));
    KS_TRY(launch.block, number<int>(at, "block", 1, most_block_threads));
    KS_TRY(launch.shared_bytes, number<int>(at, "shared_bytes"));
    KS_TRY(launch.cooperative, flag(at, "cooperative", false));
    KS_TRY(launch.finished, flag(at, "finished", true));
    KS_TRY(const Cursor totals, at.member("totals"));
    KS_TRY(launch.totals, read_totals(totals));
    KS_TRY(const Cursor schedule, at.member("schedule"));
    if (!is_null(schedule)) {
        KS_TRY(launch.schedule, read_schedule(schedule, launch.grid));
    }
    KS_CHECK(list(at, "sites", launch.sites, read_site));
    return launch;
}

Result<emulator::PlacedBuffer> read_buffer(const Cursor& at) {
    KS_CHECK(only(at, {"name", "space", "element_bytes", "shape", "address"}));
    emulator::PlacedBuffer buffer;
    KS_TRY(buffer.spec.name, text(at, "name"));
    static constexpr std::string_view spaces[] = {"device", "mapped"};
    KS_TRY(const std::string space, word(at, "space", spaces));
    buffer.spec.space = space == "device" ? Space::device : Space::mapped;
    KS_TRY(buffer.spec.element_bytes, number<std::size_t>(at, "element_bytes", 1, 1 << 20));
    KS_CHECK(list(at, "shape", buffer.spec.shape, whole()));
    KS_TRY(const Cursor member, at.member("address"));
    KS_TRY(buffer.address, address(member));
    return buffer;
}

/// A lane's float64s.
Result<void> read_reals(const Cursor& at, TraceInstruction& instruction) {
    instruction.real = true;
    KS_TRY(const std::size_t count, at.size());
    for (std::size_t i = 0; i < count; ++i) {
        KS_TRY(const std::optional<CellNumber> number, read_number(at.element(i)));
        const double real = number ? number->real() : -std::numeric_limits<double>::infinity();
        instruction.values.push_back(std::bit_cast<std::int64_t>(real));
    }
    return {};
}

/// A lane's numbers: one, or the parts of a vector.
Result<void> read_values(const Cursor& at, TraceInstruction& instruction) {
    KS_TRY(const std::size_t count, at.size());
    for (std::size_t i = 0; i < count; ++i) {
        const Cursor value = at.element(i);
        const bool vector = value.node().type == Node::Type::array;
        const int parts = vector ? static_cast<int>(value.node().items.size()) : 1;
        if (parts < 1 || parts > 16 || (i > 0 && parts != instruction.parts))
            return value.error("every lane has the same number of parts, 1 to 16");
        instruction.parts = parts;
        for (int p = 0; p < parts; ++p) {
            KS_TRY(
                const std::int64_t part,
                (vector ? value.element(static_cast<std::size_t>(p)) : value).integer(INT64_MIN, INT64_MAX));
            instruction.values.push_back(part);
        }
    }
    return {};
}

Result<TraceInstruction> read_instruction(const Cursor& at, const TraceLaunch& launch) {
    KS_CHECK(only(at, {"site", "mask", "addresses", "values", "real"}));
    TraceInstruction instruction;
    KS_TRY(instruction.site, number<int>(at, "site", 0, static_cast<std::int64_t>(launch.sites.size()) - 1));
    KS_TRY(instruction.mask, number<std::uint32_t>(at, "mask", 1, UINT32_MAX));
    KS_CHECK(list(at, "addresses", instruction.addresses, address));
    KS_TRY(const Cursor values, at.member("values"));
    KS_TRY(const bool real, flag(at, "real", false));
    KS_CHECK(real ? read_reals(values, instruction) : read_values(values, instruction));
    const auto lanes = static_cast<std::size_t>(std::popcount(instruction.mask));
    const bool memory = launch.sites[static_cast<std::size_t>(instruction.site)].space != Memory::none;
    if (instruction.addresses.size() != (memory ? lanes : 0))
        return at.error(ks::counted("the addresses do not fit the mask, which has {} lane",
                                    "the addresses do not fit the mask, which has {} lanes",
                                    static_cast<std::int64_t>(lanes)));
    if (!instruction.values.empty() &&
        instruction.values.size() != lanes * static_cast<std::size_t>(instruction.parts))
        return at.error(ks::counted("the values do not fit the mask, which has {} lane",
                                    "the values do not fit the mask, which has {} lanes",
                                    static_cast<std::int64_t>(lanes)));
    return instruction;
}

/// A warp of one of the launches.
Result<WarpPlace> read_place(const Cursor& at, const std::vector<TraceLaunch>& launches) {
    WarpPlace place;
    KS_TRY(place.launch, number(at, "launch", 0, static_cast<std::int64_t>(launches.size()) - 1));
    const TraceLaunch& launch = launches[static_cast<std::size_t>(place.launch)];
    KS_TRY(place.block, number(at, "block", 0, launch.grid - 1));
    KS_TRY(place.warp, number<int>(at, "warp", 0, (launch.block - 1) / warp_size));
    return place;
}

Result<RecordedWarp> read_window(const Cursor& at, const std::vector<TraceLaunch>& launches) {
    KS_CHECK(only(at, {"launch", "block", "warp", "count", "cut", "cut_as", "instructions"}));
    RecordedWarp window;
    KS_TRY(window.at, read_place(at, launches));
    const TraceLaunch& launch = launches[static_cast<std::size_t>(window.at.launch)];
    KS_TRY(const Cursor cut, at.member("cut"));
    if (!is_null(cut)) {
        KS_TRY(window.cut, read_sentence(at, "cut"));
    }
    KS_CHECK(list(at, "instructions", window.instructions,
                  [&](const Cursor& instruction) { return read_instruction(instruction, launch); }));
    KS_TRY(window.count, number(at, "count", static_cast<std::int64_t>(window.instructions.size())));
    return window;
}

Result<Finding> read_finding(const Cursor& at, const std::vector<TraceLaunch>& launches) {
    KS_CHECK(only(at, {"kind", "severity", "launch", "block", "lanes", "address", "sites", "count", "text",
                       "text_as"}));
    Finding finding;
    KS_TRY(finding.kind, word(at, "kind", trace_fields::findings));
    static constexpr std::string_view severities[] = {"error", "benign"};
    KS_TRY(finding.severity, word(at, "severity", severities));
    KS_TRY(finding.launch, number(at, "launch", 0, static_cast<std::int64_t>(launches.size()) - 1));
    const TraceLaunch& launch = launches[static_cast<std::size_t>(finding.launch)];
    KS_TRY(finding.block, number(at, "block", 0, launch.grid - 1));
    KS_CHECK(list(at, "lanes", finding.lanes, whole<int>(0, launch.block - 1)));
    KS_TRY(const Cursor member, at.member("address"));
    KS_TRY(finding.address, address(member));
    KS_CHECK(
        list(at, "sites", finding.sites, whole<int>(0, static_cast<std::int64_t>(launch.sites.size()) - 1)));
    KS_TRY(finding.count, counted(at, "count", 1));
    KS_TRY(finding.text, read_sentence(at, "text"));
    return finding;
}

Result<WrongCell> read_wrong(const Cursor& at, const std::vector<TraceLaunch>& launches) {
    KS_CHECK(only(at, {"row", "capacity", "got", "expected", "writer"}));
    WrongCell cell;
    KS_TRY(cell.row, number(at, "row", 1));
    KS_TRY(cell.capacity, number(at, "capacity"));
    for (const auto& [name, value] : {std::pair("got", &cell.got), {"expected", &cell.expected}}) {
        KS_TRY(const Cursor member, at.member(name));
        KS_TRY(*value, read_number(member));
    }
    KS_TRY(const Cursor writer, at.member("writer"));
    if (!is_null(writer)) {
        KS_CHECK(only(writer, {"launch", "block", "warp"}));
        KS_TRY(cell.writer, read_place(writer, launches));
    }
    return cell;
}

Result<ComparedRows> read_compared(const Cursor& at, const std::vector<TraceLaunch>& launches) {
    KS_CHECK(only(at, {"rows", "first_wrong"}));
    ComparedRows compared;
    KS_TRY(compared.rows, number(at, "rows", 1));
    KS_TRY(const Cursor wrong, at.member("first_wrong"));
    if (!is_null(wrong)) {
        KS_TRY(compared.first_wrong, read_wrong(wrong, launches));
    }
    return compared;
}

Result<TraceSource> read_source(const Cursor& at) {
    KS_CHECK(only(at, {"file", "sha256"}));
    TraceSource source;
    KS_TRY(source.file, text(at, "file"));
    KS_TRY(source.sha256, text(at, "sha256"));
    return source;
}

Result<void> read_head(const Cursor& at, Trace& trace) {
    KS_CHECK(check_format(at, document::trace));
    KS_TRY(trace.variant, text(at, "variant"));
    KS_TRY(const Cursor device, at.member("device"));
    KS_TRY(trace.device, read_device(device));
    KS_TRY(const Cursor parameters, at.member("parameters"));
    KS_TRY(trace.parameters, read_parameters(parameters));
    KS_TRY(const Cursor sampled, at.member("sampled"));
    if (is_null(sampled))
        return {};
    KS_CHECK(only(sampled, {"blocks", "of"}));
    KS_TRY(const std::int64_t of, counted(sampled, "of"));
    KS_TRY(const std::int64_t blocks, number(sampled, "blocks", 0, of));
    trace.sampled.emplace(blocks, of);
    return {};
}

} // namespace

Result<Trace> read_trace(const Cursor& at) {
    KS_CHECK(only(at, {"format", "version", "variant", "device", "parameters", "sampled", "sources",
                       "buffers", "launches", "totals", "load_bytes", "watched", "window", "findings",
                       "compared", "result"}));
    Trace trace;
    KS_CHECK(read_head(at, trace));
    KS_CHECK(list(at, "sources", trace.sources, read_source));
    KS_CHECK(list(at, "buffers", trace.buffers, read_buffer));
    KS_CHECK(list(at, "launches", trace.launches, read_launch));
    KS_TRY(const Cursor totals, at.member("totals"));
    KS_TRY(trace.totals, read_totals(totals));
    KS_TRY(trace.load_bytes, number<int>(at, "load_bytes", 32, 128));
    KS_TRY(const Cursor watched, at.member("watched"));
    if (watched.node().type != Node::Type::boolean)
        return watched.error("it must be true or false");
    trace.watched = watched.node().boolean;
    KS_TRY(const Cursor window, at.member("window"));
    if (!is_null(window)) {
        KS_TRY(trace.window, read_window(window, trace.launches));
    }
    KS_CHECK(list(at, "findings", trace.findings,
                  [&](const Cursor& finding) { return read_finding(finding, trace.launches); }));
    if (at.has("compared")) { // files from before there was a comparison have none
        KS_TRY(const Cursor compared, at.member("compared"));
        if (!is_null(compared)) {
            KS_TRY(trace.compared, read_compared(compared, trace.launches));
        }
    }
    KS_TRY(const Cursor result, at.member("result"));
    if (!is_null(result)) {
        KS_TRY(trace.outcome, read_outcome(result));
    }
    return trace;
}

Result<Trace> read_trace(std::string_view text, const std::string& name) {
    KS_TRY(const Node document, json::parse(text, name));
    return read_trace(Cursor(document, name));
}

} // namespace ks
