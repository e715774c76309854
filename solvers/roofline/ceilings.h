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

/// The measured limits of a GPU. A rate is the largest, and a time the smallest, that a kernel reaches which
/// does nothing else.
enum class CeilingId {
    copy,     ///< bytes read and written per second by a copy within device memory, far larger than the L2
              ///< cache
    l2,       ///< bytes read per second from the L2 cache
    shared,   ///< bytes read per second from shared memory, without bank conflicts
    max_plus, ///< max(a, b + c) on int32 per second
    launch,   ///< seconds per launch, one after the other in a queue
    launch_and_wait, ///< seconds per launch, if the host waits for its end
    grid_barrier,    ///< seconds per grid barrier of cooperative groups
    atomic_barrier   ///< seconds per grid barrier with a counter, as in mckp.sync
};

/// The name and unit of a ceiling.
struct CeilingKind {
    CeilingId id = CeilingId::copy;
    std::string_view name;  ///< "copy", in documents
    std::string_view title; ///< "device memory, copied", for readers
    std::string_view unit;  ///< "B/s", "ops/s" or "s"

    bool is_rate() const { return unit != "s"; }
};
std::span<const CeilingKind> ceiling_kinds();
const CeilingKind& kind_of(CeilingId id);

/// One ceiling. Its value is the median of its samples.
struct Ceiling {
    CeilingId id = CeilingId::copy;
    double median = 0, min = 0, max = 0;
    std::vector<double> samples; ///< in the order of measurement
    std::string how;             ///< sizes and shapes: "1 GiB copied 11 times"

    friend bool operator==(const Ceiling&, const Ceiling&) = default;
};
/// Returns a ceiling with at least one sample.
Ceiling ceiling_of(CeilingId id, std::vector<double> samples, std::string how);

/// The ceilings of one GPU, with place and date of the measurement.
struct Ceilings {
    std::string device; ///< "NVIDIA H200"
    std::string uuid;   ///< "GPU-..."; empty in a recording that applies to every GPU of this name
    std::string cc;     ///< "9.0"
    int sms = 0;
    std::string driver, host, date, command;
    std::vector<Ceiling> ceilings; ///< in the order of CeilingId; each at most once

    const Ceiling* find(CeilingId id) const;
    /// Returns the median of a ceiling; empty: not measured.
    std::optional<double> value(CeilingId id) const;
    /// Returns the source of the values: "measured on NVIDIA H200, driver 580.159.04, 2026-11-25".
    std::string source() const;

    friend bool operator==(const Ceilings&, const Ceilings&) = default;
};

/// Returns the document `knapscope-ceilings` (app/runner/schemas/ceilings.schema.json).
Json to_json(const Ceilings& ceilings);
/// Reads a document that `to_json` wrote. An input error names the place.
Result<Ceilings> read_ceilings(const json::Cursor& document);
/// Reads the document from a file's text; `name` is the file's, for messages.
Result<Ceilings> read_ceilings(std::string_view text, const std::string& name);

/// Returns the recordings of assets/ceilings/*.json, compiled in. One that cannot be read is omitted; a test
/// reads each.
const std::vector<Ceilings>& recorded_ceilings();
/// A recording as compiled in: file name and text.
struct RecordedCeilings {
    std::string_view file, text;
};
std::span<const RecordedCeilings> recorded_ceiling_files();

/// Returns the ceilings of a GPU: the latest in `measured` with this uuid, otherwise the recording with its
/// name and compute capability. Null: none is known.
const Ceilings* ceilings_for(std::string_view device, std::string_view cc, std::string_view uuid,
                             std::span<const Ceilings> measured = {});

} // namespace ks::roofline
