// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "solvers/core/json_out.h"
#include "solvers/core/json_tree.h"
#include "solvers/core/result.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ks::roofline {

/// What is measured of a GPU. Rates are the largest that a kernel which does nothing else reaches, times the
/// least.
enum class CeilingId {
    copy,     ///< bytes read and written a second by a copy within device memory, far beyond the L2 cache
    l2,       ///< bytes read a second from the L2 cache
    shared,   ///< bytes read a second from shared memory, without a bank conflict
    max_plus, ///< max(a, b + c) on int32 a second
    launch,   ///< seconds a launch, one behind the other in a queue
    launch_and_wait, ///< seconds a launch whose end the host waits for
    grid_barrier,    ///< seconds a barrier of the whole grid by cooperative groups
    atomic_barrier   ///< seconds a barrier of the whole grid by a counter, as mckp.sync has it
};

/// How a ceiling is named and in what unit it is.
struct CeilingKind {
    CeilingId id = CeilingId::copy;
    std::string_view name;  ///< "copy", in documents
    std::string_view title; ///< "device memory, copied", for people
    std::string_view unit;  ///< "B/s", "ops/s" or "s"

    bool is_rate() const { return unit != "s"; }
};
std::span<const CeilingKind> ceiling_kinds();
const CeilingKind& kind_of(CeilingId id);

/// One ceiling: the median of its samples counts.
struct Ceiling {
    CeilingId id = CeilingId::copy;
    double median = 0, min = 0, max = 0;
    std::vector<double> samples; ///< in the order in which they were taken
    std::string how;             ///< sizes and shapes: "1 GiB copied 11 times"

    friend bool operator==(const Ceiling&, const Ceiling&) = default;
};
/// The ceiling of at least one sample.
Ceiling ceiling_of(CeilingId id, std::vector<double> samples, std::string how);

/// The ceilings of one GPU, and where and when they were measured.
struct Ceilings {
    std::string device; ///< "NVIDIA H200"
    std::string uuid;   ///< "GPU-..."; empty in a recording that is for every GPU of this name
    std::string cc;     ///< "9.0"
    int sms = 0;
    std::string driver, host, date, command;
    std::vector<Ceiling> ceilings; ///< in the order of CeilingId; each at most once

    const Ceiling* find(CeilingId id) const;
    /// The median of a ceiling; empty: it was not measured.
    std::optional<double> value(CeilingId id) const;
    /// "measured on NVIDIA H200, driver 580.159.04, 2026-11-25": the source of a figure.
    std::string source() const;

    friend bool operator==(const Ceilings&, const Ceilings&) = default;
};

/// The document `knapscope-ceilings` (app/runner/schemas/ceilings.schema.json).
Json to_json(const Ceilings& ceilings);
/// Reads what `to_json` wrote; an error of code input names the place.
Result<Ceilings> read_ceilings(const json::Cursor& document);
/// The same from a file's text; `name` is for messages.
Result<Ceilings> read_ceilings(std::string_view text, const std::string& name);

/// The recordings of assets/ceilings/*.json, compiled in. One that cannot be read is left out; a test reads
/// each.
const std::vector<Ceilings>& recorded_ceilings();
/// The recordings as they were compiled in: file name and text.
struct RecordedCeilings {
    std::string_view file, text;
};
std::span<const RecordedCeilings> recorded_ceiling_files();

/// What is known of a GPU: among `measured`, the ones with this uuid, of these the latest; without such, the
/// recording with its name and compute capability. Null: nothing is known.
const Ceilings* ceilings_for(std::string_view device, std::string_view cc, std::string_view uuid,
                             std::span<const Ceilings> measured = {});

} // namespace ks::roofline
