// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_tree.h"
#include "solvers/core/sentence.h"
#include "solvers/emulator/checking/compared_rows.h"
#include "solvers/emulator/counting/counters.h"
#include "solvers/emulator/event.h"
#include "solvers/emulator/memory.h"
#include "solvers/emulator/warp_place.h"
#include "solvers/instance/instance.h"
#include "solvers/occupancy/block_schedule.h"
#include "solvers/run/outcome.h"
#include "solvers/run/run_events.h"

#include <array>
#include <chrono>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ks {

/// A fully recorded run in the emulator, as requested by `trace`.
struct TraceRequest {
    InstancePtr instance;
    std::string variant;
    std::vector<std::pair<std::string, std::string>> set;
    std::string device = "h200"; ///< the emulated preset
    std::int64_t memory = standard_memory;
    std::optional<std::chrono::duration<double>> timeout;
    /// How many blocks of each launch to trace, spread evenly; empty: all. The other blocks run untraced.
    std::optional<std::int64_t> blocks;
    /// The warp to record lane by lane. Its block is always traced. It is a usage error if the run has no
    /// such warp.
    std::optional<WarpPlace> window;
    /// Whether to watch the traced blocks for races, reads of unwritten memory and use after free. Each
    /// launch then uses one OS thread, and shadow memory takes about twelve times the buffers.
    bool findings = true;
    /// The lanes of a warp take turns after every event instead of running ahead: slower, with equal
    /// counters.
    bool lockstep = false;
    /// A run with more estimated operations is refused (limit) before it begins.
    double most_operations = std::numeric_limits<double>::infinity();
};

/// One source position of a kernel and its cost. `op` is one of `trace_fields::operations`, `space` the
/// memory that it accesses, `bytes` the size of one lane's access. A watch (KS_WATCH) has no cost and no
/// counts; `name` is the local variable's.
struct TraceSite {
    std::string file;
    int line = 0, column = 0;
    emulator::Op op = emulator::Op::branch;
    emulator::Memory space = emulator::Memory::none;
    int bytes = 0;
    std::string name;
    Counters counters;
};

/// Returns the bytes that a request of the site moves at a time: loads of global memory `load_bytes`
/// (Trace::load_bytes), everything else sectors of 32 bytes.
int moved_at_once(const TraceSite& site, int load_bytes);

/// The cost of a launch or a whole trace (app/runner/schemas/trace.schema.json).
struct TraceTotals {
    struct Memory {
        Counters load, store, atomic;
    };
    Memory global, shared, constant;
    std::int64_t branches = 0;  ///< branch instructions, loop heads included
    std::int64_t divergent = 0; ///< those whose lanes took both directions

    void add(const TraceSite& site);
    TraceTotals& operator+=(const TraceTotals& other);
};

struct TraceLaunch {
    std::string kernel;
    std::int64_t grid = 0;
    int block = 0;
    int shared_bytes = 0;         ///< dynamic
    bool cooperative = false;     ///< its blocks can meet at grid barriers, so all run at once
    bool finished = true;         ///< false: a finding ended it
    std::vector<TraceSite> sites; ///< by file, line, column
    TraceTotals totals;
    /// A model, never in seconds: which SM would take which block if a warp instruction were the unit of
    /// time. Empty if a block does not fit the device, or if there are too many blocks.
    std::optional<BlockSchedule> schedule;
};

/// One instruction of the window's warp.
struct TraceInstruction {
    int site = 0;           ///< index in launches[window.launch].sites
    std::uint32_t mask = 0; ///< the active lanes
    /// For the active lanes, ascending: device addresses, or for shared memory offsets in the block's memory;
    /// empty if no memory is accessed.
    std::vector<std::uint64_t> addresses;
    /// For the active lanes, ascending, `parts` numbers each: what a load read, a store wrote, an atomic
    /// found, a lane passed to a collective, a watched local held; whether a branch was taken; a spin's
    /// rounds. Empty for barriers and fences. An unsigned value above 2^63 - 1 is stored as the negative
    /// number with the same bits.
    std::vector<std::int64_t> values;
    int parts = 1;     ///< an int4 has 4
    bool real = false; ///< the values are the bits of float64s; a document contains the numbers

    friend bool operator==(const TraceInstruction&, const TraceInstruction&) = default;
};

/// Every lane of one warp. Instructions are in an order in which every lane could have run them.
struct RecordedWarp {
    WarpPlace at;
    std::int64_t count = 0; ///< instructions of the warp, including those beyond `most_recorded_instructions`
    std::vector<TraceInstruction> instructions;
    Sentence cut; ///< a sentence about why some are missing; empty: none is missing

    friend bool operator==(const RecordedWarp&, const RecordedWarp&) = default;
};

/// A fault that the emulator found. `sites` are indices in launches[launch].sites; the second may be missing.
struct Finding {
    std::string kind;     ///< "out-of-bounds"
    std::string severity; ///< "error" or "benign"
    std::int64_t launch = 0, block = 0;
    std::vector<int> lanes; ///< thread indices in the block
    std::uint64_t address = 0;
    std::vector<int> sites;
    std::int64_t count = 1;
    Sentence text;
};

struct TraceSource {
    std::string file, sha256;
};

/// The trace document (app/runner/schemas/trace.schema.json).
struct Trace {
    std::string variant;
    DeviceDescription device;
    Parameters parameters;
    std::optional<std::pair<std::int64_t, std::int64_t>> sampled; ///< number of traced blocks, and of all
                                                                  ///< blocks
    std::vector<TraceSource> sources;
    std::vector<emulator::PlacedBuffer> buffers; ///< the window's addresses are in these
    std::vector<TraceLaunch> launches;
    TraceTotals totals;
    int load_bytes = 32; ///< bytes that a global load moves at a time: a sector, or (cc 2.x) a line of the L1
                         ///< cache
    std::optional<RecordedWarp> window;
    bool watched = false; ///< watched for races and other faults; otherwise `findings` contains only what
                          ///< ended the run
    std::vector<Finding> findings;
    std::optional<ComparedRows> compared; ///< missing if the run passed no rows on
    std::optional<Outcome> outcome; ///< missing if a finding voided the run, or a wrong cell made its way
                                    ///< back fail
};

/// Runs a kernel variant in the emulator and records it. More events than `trace_event_budget` are refused
/// (limit) before the run; a variant without kernels, or unknown settings, are usage errors. An out-of-bounds
/// access ends the run and is a finding, not an error.
Result<Trace> trace(const TraceRequest& request, const RunEvents& events, std::stop_token stop);

/// About a minute on one core.
inline constexpr double trace_event_budget = 4e9;

/// Write the whole document, and one entry of its `findings`.
Json to_json(const Trace& trace);
Json to_json(const Finding& finding);

/// Reads a trace document; errors contain the place. Unknown fields, sites that do not exist and lanes that
/// do not fit their mask are errors.
Result<Trace> read_trace(const json::Cursor& document);
Result<Trace> read_trace(std::string_view text, const std::string& name);

} // namespace ks
